#pragma once

#include "scene/drawing.h"

#include <QGraphicsItem>

namespace hitbox {

/// Draws one shape; it answers no question and takes no event.
class ShapeItem : public QGraphicsItem
{
public:
    explicit ShapeItem(const Theme &theme);

    void show(const geometry::Shape &shape, const ShapeLook &look);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Theme m_theme;
    geometry::Shape m_shape;
    ShapeLook m_look;
    QPainterPath m_path;
    QRectF m_bounds;
};

} // namespace hitbox
