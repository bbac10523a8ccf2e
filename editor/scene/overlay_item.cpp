#include "scene/overlay_item.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

namespace hitbox {

OverlayItem::OverlayItem(const Theme &theme)
    : m_theme(theme)
{
}

void OverlayItem::show(const Overlay &overlay, QList<Handle> handles, const QRectF &sceneArea)
{
    prepareGeometryChange();
    m_overlay = overlay;
    m_handles = std::move(handles);
    m_area = sceneArea;
    update();
}

void OverlayItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
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

void OverlayItem::drawPoints(QPainter &painter, const QTransform &world) const
{
    const QRectF visible = QRectF(painter.viewport()).adjusted(-10, -10, 10, 10);
    for (const Handle &handle : m_handles) {
        const QPointF screen = world.map(handle.place);
        if (visible.contains(screen))
            drawHandle(painter, screen, handle.look, m_theme);
    }
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
    drawPath(*painter, world);
    drawPoints(*painter, world);
    drawMarquee(*painter, world);
    painter->restore();
}

} // namespace hitbox
