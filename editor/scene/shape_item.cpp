#include "scene/shape_item.h"

#include <QPainter>

namespace hitbox {

ShapeItem::ShapeItem(const Theme &theme)
    : m_theme(theme)
{
}

void ShapeItem::show(const geometry::Shape &shape, const ShapeLook &look)
{
    if (shape != m_shape || m_path.isEmpty()) {
        prepareGeometryChange();
        m_shape = shape;
        m_path = pathOf(shape);
        // Strokes have constant screen size; this margin covers them down to a zoom of 5 %.
        constexpr qreal margin = 40;
        m_bounds = m_path.controlPointRect().adjusted(-margin, -margin, margin, margin);
    }
    ShapeLook wanted = look;
    wanted.filled =
        !std::holds_alternative<geometry::Chain>(shape) && !std::holds_alternative<geometry::Segment>(shape);
    if (wanted != m_look) {
        m_look = wanted;
        update();
    }
}

void ShapeItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ShapeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    drawShape(*painter, m_path, m_look, m_theme);
}

} // namespace hitbox
