#include "scene/overlay_item.h"

#include "scene/primitives.h"
#include "scene/thinning.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

namespace hitbox {

namespace {

/// Handles that are nearer to each other are a black band in which none can be told from the next, and which hides
/// what lies beneath. Zooming in brings the others out; each can be taken hold of all the same.
qreal apartOnScreen(HandleLook look)
{
    return look == HandleLook::Idle ? 12 : 4;
}

} // namespace

OverlayItem::OverlayItem(const Theme &theme)
    : m_theme(theme)
{
}

void OverlayItem::show(const QList<Primitive> &primitives, const QList<Handle> &handles, const QRectF &sceneArea)
{
    prepareGeometryChange();
    m_primitives = primitives;
    std::array<Handles, 3> sorted;
    for (const Handle &handle : handles)
        sorted[static_cast<std::size_t>(handle.look)].all.append(handle.place);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (sorted[i].all != m_handles[i].all)
            m_handles[i] = std::move(sorted[i]);
    }
    m_area = sceneArea;
    update();
}

void OverlayItem::setHandles(HandleSize size)
{
    m_size = size;
    for (Handles &handles : m_handles)
        handles.scale = 0;
    update();
}

const QList<QPointF> &OverlayItem::handlesToDraw(HandleLook look, qreal scale, const QRectF &view) const
{
    const Handles &handles = m_handles[static_cast<std::size_t>(look)];
    if (handles.scale == scale && handles.area.contains(view))
        return handles.drawn;
    handles.scale = scale;
    handles.area = view.adjusted(-view.width(), -view.height(), view.width(), view.height());
    QList<QPointF> near;
    std::copy_if(handles.all.cbegin(), handles.all.cend(), std::back_inserter(near),
                 [&handles](QPointF place) { return handles.area.contains(place); });
    handles.drawn.clear();
    for (const qsizetype i : thinnedOut(near, apartOnScreen(look) * scaleOf(m_size) / scale))
        handles.drawn.append(near.at(i));
    return handles.drawn;
}

void OverlayItem::drawHandles(QPainter &painter, const QTransform &world) const
{
    const QRectF visible = QRectF(painter.viewport()).adjusted(-10, -10, 10, 10);
    const QRectF view = world.inverted().mapRect(visible);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const HandleLook look : {HandleLook::Idle, HandleLook::Selected, HandleLook::Hot}) {
        for (const QPointF &place : handlesToDraw(look, world.m11(), view)) {
            const QPointF screen = world.map(place);
            if (visible.contains(screen))
                drawHandle(painter, screen, look, m_theme, scaleOf(m_size));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Primitive &primitive : m_primitives) {
        if (std::holds_alternative<ShapeHandles>(primitive))
            drawHandles(*painter, world);
        else
            drawPrimitive(*painter, primitive, world, m_theme, m_size);
    }
    painter->restore();
}

} // namespace hitbox
