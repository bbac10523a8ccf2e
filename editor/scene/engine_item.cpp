#include "scene/engine_item.h"

#include "document/outline.h"

#include <QPainter>

namespace hitbox {

EngineItem::EngineItem(const Theme &theme)
    : m_theme(theme)
{
}

void EngineItem::show(const QList<Outline> &outlines)
{
    if (outlines == m_outlines)
        return;
    prepareGeometryChange();
    m_outlines = outlines;
    m_path.clear();
    m_points.clear();
    for (const Outline &outline : outlines) {
        m_path.addPath(pathOf(geometryOf(outline)));
        for (const geometry::Point point : pointsOf(outline))
            m_points.append(toQt(point));
    }
    // Strokes have constant screen size; this margin covers them down to a zoom of 5 %.
    constexpr qreal margin = 80;
    m_bounds = m_path.isEmpty() ? QRectF() : m_path.controlPointRect().adjusted(-margin, -margin, margin, margin);
    update();
}

void EngineItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    for (const auto &[color, width] : {std::pair(m_theme.understroke, 3.0), std::pair(m_theme.engine, 1.5)}) {
        painter->setPen(screenPen(*painter, color, width));
        painter->drawPath(m_path);
    }
    for (const auto &[color, width] : {std::pair(m_theme.understroke, 7.0), std::pair(m_theme.engine, 4.5)}) {
        QPen dot = screenPen(*painter, color, width);
        dot.setCapStyle(Qt::RoundCap);
        painter->setPen(dot);
        painter->drawPoints(m_points);
    }
}

} // namespace hitbox
