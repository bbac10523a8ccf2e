#include "scene/overlay_item.h"

#include "scene/snap_marks.h"
#include "scene/thinning.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

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

void OverlayItem::show(const Overlay &overlay, const QList<Handle> &handles, const QRectF &sceneArea)
{
    prepareGeometryChange();
    m_overlay = overlay;
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

void OverlayItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void OverlayItem::drawMirrorAxis(QPainter &painter, const QTransform &world) const
{
    if (!m_overlay.mirrorAxis)
        return;
    const double x = world.map(QPointF(*m_overlay.mirrorAxis, 0)).x();
    const QRectF visible(painter.viewport());
    for (const QPen &pen : {QPen(m_theme.understroke, 3), QPen(m_theme.accent, 1.25, Qt::DashDotLine)}) {
        painter.setPen(pen);
        painter.drawLine(QPointF(x, visible.top()), QPointF(x, visible.bottom()));
    }
}

void OverlayItem::drawPath(QPainter &painter, const QTransform &world) const
{
    if (m_overlay.path.isEmpty())
        return;
    QPolygonF line;
    for (const geometry::Point p : m_overlay.path)
        line.append(world.map(toQt(p)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.understroke, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(m_theme.accent, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    for (const QPointF &p : std::as_const(line))
        drawHandle(painter, p, HandleLook::Idle, m_theme);
}

void OverlayItem::drawMarquee(QPainter &painter, const QTransform &world) const
{
    if (!m_overlay.marquee)
        return;
    const QRectF rect = world.mapRect(QRectF(toQt(m_overlay.marquee->min), toQt(m_overlay.marquee->max)));
    QColor fill = m_theme.accent;
    fill.setAlphaF(0.15F);
    painter.setPen(QPen(m_theme.accent, 1));
    painter.setBrush(fill);
    painter.drawRect(rect);
}

void OverlayItem::drawFrame(QPainter &painter, const QTransform &world) const
{
    if (!m_overlay.grippedBox)
        return;
    const geometry::Box &box = *m_overlay.grippedBox;
    const double pickRadius = pickRadiusOnScreen / world.m11();
    const auto onScreen = [&](FrameGrip grip) { return world.map(toQt(placeOfGrip(box, grip, pickRadius))); };
    const geometry::Box frame = frameAround(box, pickRadius);
    const QRectF rect = world.mapRect(QRectF(toQt(frame.min), toQt(frame.max)));
    painter.setBrush(Qt::NoBrush);
    for (const QPen &pen : {QPen(m_theme.understroke, 2.5), QPen(m_theme.accent, 1, Qt::DashLine)}) {
        painter.setPen(pen);
        painter.drawRect(rect);
        painter.drawLine(onScreen(FrameGrip::Top), onScreen(FrameGrip::Rotation));
    }
    for (const FrameGrip grip : allFrameGrips()) {
        const bool hot = m_overlay.hotGrip == grip;
        if (grip != FrameGrip::Rotation) {
            drawHandle(painter, onScreen(grip), hot ? HandleLook::Hot : HandleLook::Idle, m_theme);
            continue;
        }
        painter.setPen(QPen(hot ? m_theme.accent : m_theme.handleRim, hot ? 2 : 1));
        painter.setBrush(m_theme.handle);
        painter.drawEllipse(onScreen(grip), 5, 5);
    }
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
    for (const qsizetype i : thinnedOut(near, apartOnScreen(look) / scale))
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
                drawHandle(painter, screen, look, m_theme);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void OverlayItem::drawPoints(QPainter &painter, const QTransform &world) const
{
    drawHandles(painter, world);
    if (m_overlay.ghost) {
        QColor ghost = m_theme.handle;
        ghost.setAlphaF(0.75F);
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(ghost);
        painter.drawEllipse(world.map(toQt(*m_overlay.ghost)), 4.5, 4.5);
    }
    if (m_overlay.closing) {
        painter.setPen(QPen(m_theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(world.map(toQt(*m_overlay.closing)), 9, 9);
    }
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    drawMirrorAxis(*painter, world);
    drawPath(*painter, world);
    drawFrame(*painter, world);
    drawPoints(*painter, world);
    drawMarquee(*painter, world);
    if (m_overlay.snap)
        drawSnap(*painter, *m_overlay.snap, world, m_theme);
    painter->restore();
}

} // namespace hitbox
