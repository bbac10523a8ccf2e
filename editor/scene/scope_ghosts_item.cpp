#include "scene/scope_ghosts_item.h"

#include <QPainter>

namespace hitbox {

ScopeGhostsItem::ScopeGhostsItem(const Theme &theme)
    : m_theme(theme)
{
}

void ScopeGhostsItem::show(const QList<Shape> &ghosts)
{
    QList<Outline> outlines;
    for (const Shape &ghost : ghosts) {
        if (!outlines.contains(ghost.outline)) // held shapes lie one upon the other
            outlines.append(ghost.outline);
    }
    if (outlines == m_outlines)
        return;
    prepareGeometryChange();
    m_outlines = outlines;
    m_path = QPainterPath();
    m_path.setFillRule(Qt::WindingFill);
    for (const Outline &outline : std::as_const(m_outlines))
        m_path.addPath(pathOf(geometryOf(outline)));
    constexpr qreal margin = 40; // for strokes of constant screen size, down to a zoom of 5 %
    m_bounds = m_outlines.isEmpty() ? QRectF() : m_path.controlPointRect().adjusted(-margin, -margin, margin, margin);
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
}

} // namespace hitbox
