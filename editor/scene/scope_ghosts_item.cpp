#include "scene/scope_ghosts_item.h"

#include <QPainter>

#include <algorithm>

namespace hitbox {

ScopeGhostsItem::ScopeGhostsItem(const Theme &theme)
    : m_theme(theme)
{
}

void ScopeGhostsItem::show(const QList<Shape> &ghosts, const QList<FramePoint> &points)
{
    QList<Outline> outlines;
    for (const Shape &ghost : ghosts) {
        if (!outlines.contains(ghost.outline)) // held shapes lie one upon the other
            outlines.append(ghost.outline);
    }
    QList<geometry::Point> places;
    for (const FramePoint &point : points) {
        if (!places.contains(point.at))
            places.append(point.at);
    }
    if (outlines == m_outlines && places == m_places)
        return;
    prepareGeometryChange();
    m_outlines = outlines;
    m_places = places;
    m_path = QPainterPath();
    m_path.setFillRule(Qt::WindingFill);
    for (const Outline &outline : std::as_const(m_outlines))
        m_path.addPath(pathOf(geometryOf(outline)));
    constexpr qreal margin = 40; // for strokes of constant screen size, down to a zoom of 5 %
    m_bounds = m_path.controlPointRect();
    for (const geometry::Point &place : std::as_const(m_places))
        m_bounds = m_bounds.isNull() ? QRectF(toQt(place), QSizeF(0.01, 0.01))
                                     : m_bounds.united(QRectF(toQt(place), QSizeF(0.01, 0.01)));
    if (!m_bounds.isNull())
        m_bounds.adjust(-margin, -margin, margin, margin);
    update();
}

void ScopeGhostsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QColor fill = m_theme.guide;
    fill.setAlphaF(0.10F);
    painter->fillPath(m_path, fill); // together, so that many that lie on each other are no darker
    painter->setRenderHint(QPainter::Antialiasing, false); // many smooth lines would hold the drag up
    painter->setBrush(Qt::NoBrush);
    QPen line(m_theme.guide, 1);
    line.setCosmetic(true);
    painter->setPen(line);
    painter->drawPath(m_path);
    constexpr qreal ghostArm = 5; // on screen, as the arms of a point's own cross
    const qreal arm = ghostArm / std::max(painter->worldTransform().m11(), 0.01);
    for (const geometry::Point &place : std::as_const(m_places)) {
        const QPointF at = toQt(place);
        painter->drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0));
        painter->drawLine(at - QPointF(0, arm), at + QPointF(0, arm));
    }
}

} // namespace hitbox
