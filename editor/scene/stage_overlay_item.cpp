#include "scene/stage_overlay_item.h"

#include "scene/snap_marks.h"

#include <QPainter>

namespace hitbox {

StageOverlayItem::StageOverlayItem(const Theme &theme)
    : m_theme(theme)
{
}

void StageOverlayItem::show(const Overlay &overlay, QList<QPolygonF> selected, QPolygonF hot, const QRectF &sceneArea)
{
    prepareGeometryChange();
    m_overlay = overlay;
    m_selected = std::move(selected);
    m_hot = std::move(hot);
    m_area = sceneArea;
    update();
}

void StageOverlayItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

/// What the grips stand around: one selected frame, or the box around several.
QPolygonF StageOverlayItem::grippedFrame() const
{
    if (m_overlay.grippedBox)
        return QPolygonF(QRectF(toQt(m_overlay.grippedBox->min), toQt(m_overlay.grippedBox->max)));
    return m_selected.value(0);
}

void StageOverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_theme.dim, 1, Qt::DashLine));
    painter->drawPolygon(world.map(m_hot));
    for (const QPolygonF &frame : std::as_const(m_selected)) {
        painter->setPen(QPen(m_theme.understroke, 3));
        painter->drawPolygon(world.map(frame));
        painter->setPen(QPen(m_theme.accent, 1.25));
        painter->drawPolygon(world.map(frame));
    }
    if (m_overlay.grippedBox) {
        painter->setPen(QPen(m_theme.accent, 1, Qt::DashLine));
        painter->drawPolygon(world.map(grippedFrame()));
    }
    if (m_overlay.rotateHandle) {
        const QPointF at = world.map(toQt(*m_overlay.rotateHandle));
        const QPolygonF frame = world.map(grippedFrame());
        if (!frame.isEmpty()) {
            // From the middle of the frame's upper edge.
            painter->setPen(QPen(m_theme.accent, 1.25));
            painter->drawLine((frame.at(0) + frame.at(1)) / 2, at);
        }
        painter->setPen(QPen(m_theme.handleRim, 1));
        painter->setBrush(m_theme.handle);
        painter->drawEllipse(at, 5, 5);
    }
    if (m_overlay.scaleHandle)
        drawHandle(*painter, world.map(toQt(*m_overlay.scaleHandle)), HandleLook::Idle, m_theme);
    if (m_overlay.snap)
        drawSnap(*painter, *m_overlay.snap, world, m_theme);
    if (m_overlay.marquee) {
        QColor fill = m_theme.accent;
        fill.setAlphaF(0.15F);
        painter->setPen(QPen(m_theme.accent, 1));
        painter->setBrush(fill);
        painter->drawRect(world.mapRect(QRectF(toQt(m_overlay.marquee->min), toQt(m_overlay.marquee->max))));
    }
    painter->restore();
}

} // namespace hitbox
