#include "scene/overlaps_item.h"

#include <QPainter>

namespace hitbox {

OverlapsItem::OverlapsItem(const Theme &theme)
    : m_theme(theme)
{
}

void OverlapsItem::show(const QList<LitOverlap> &overlaps, const OverlapPair &emphasis)
{
    prepareGeometryChange();
    m_lit.clear();
    m_bounds = {};
    for (const LitOverlap &lit : overlaps) {
        m_lit.append({pathOf(lit.a), pathOf(lit.b), pathOf(lit.region), lit.overlap.relation, lit.overlap.hit,
                      lit.overlap.pair == emphasis});
        m_bounds |= m_lit.last().outlineA.controlPointRect() | m_lit.last().outlineB.controlPointRect();
    }
    if (!m_bounds.isNull())
        m_bounds.adjust(-40, -40, 40, 40);
    update();
}

void OverlapsItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void OverlapsItem::drawLit(QPainter &painter, const Lit &lit) const
{
    const QColor color = lit.hit ? m_theme.strike : m_theme.contact;
    QColor fill = color;
    fill.setAlphaF(lit.strong ? 0.5F : 0.28F);
    painter.fillPath(lit.region, fill);
    const bool within = lit.relation != geometry::Relation::Overlapping;
    QBrush hatch(color, within ? Qt::DiagCrossPattern : Qt::BDiagPattern);
    hatch.setTransform(painter.worldTransform().inverted());
    painter.fillPath(lit.region, hatch);

    QPen pen = screenPen(painter, color, lit.strong ? 3.0 : 2.0);
    painter.setBrush(Qt::NoBrush);
    if (lit.relation == geometry::Relation::Touching) {
        pen.setStyle(Qt::DotLine);
        painter.setPen(pen);
        painter.drawPath(lit.outlineA);
        painter.drawPath(lit.outlineB);
        return;
    }
    painter.setPen(pen);
    painter.drawPath(lit.region);
}

void OverlapsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Lit &lit : std::as_const(m_lit))
        drawLit(*painter, lit);
}

} // namespace hitbox
