#include "scene/probe_item.h"

namespace hitbox {

ProbeItem::ProbeItem(const Theme &theme)
    : m_theme(theme)
{
}

void ProbeItem::show(const QList<DrawnProbe> &probes, const std::optional<ProbeMeeting> &emphasis,
                     const QRectF &sceneArea)
{
    const QRectF area = probes.isEmpty() ? QRectF() : sceneArea;
    if (probes == m_probes && emphasis == m_emphasis && area == m_area)
        return;
    prepareGeometryChange();
    m_probes = probes;
    m_emphasis = emphasis;
    m_area = area;
    update();
}

void ProbeItem::setHandles(HandleSize size)
{
    m_handles = size;
    update();
}

void ProbeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    drawProbes(*painter, m_probes, m_emphasis, m_theme, scaleOf(m_handles));
}

} // namespace hitbox
