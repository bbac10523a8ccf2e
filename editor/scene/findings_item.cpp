#include "scene/findings_item.h"

#include <QPainter>
#include <QWidget>

namespace hitbox {

FindingsItem::FindingsItem(const Theme &theme, Parts parts)
    : m_theme(theme)
    , m_parts(parts)
{
}

void FindingsItem::show(const Frame &frame, const QList<Finding> &findings)
{
    prepareGeometryChange();
    m_findings = drawnFindings(frame, findings);
    update();
}

/// Signs have constant screen size; the margin covers them at any zoom worth looking at.
QRectF FindingsItem::boundingRect() const
{
    const QRectF &bounds = m_findings.bounds;
    return bounds.isNull() ? QRectF() : bounds.adjusted(-4000, -4000, 4000, 4000);
}

void FindingsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    // The painter's own viewport may be the whole window's.
    const QRectF view = widget ? QRectF(widget->rect()) : QRectF(painter->viewport());
    if (m_parts.testFlag(Part::Edges))
        drawFindingEdges(*painter, m_findings, painter->worldTransform().inverted().mapRect(view), m_theme);
    if (m_parts.testFlag(Part::Signs))
        drawFindingSigns(*painter, m_findings, view, m_theme);
}

} // namespace hitbox
