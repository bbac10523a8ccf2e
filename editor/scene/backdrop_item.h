#pragma once

#include "scene/drawing.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace hitbox {

/// Checkerboard, the frame's pixels, the pixel grid and the pivot.
class BackdropItem : public QGraphicsItem
{
public:
    explicit BackdropItem(const Theme &theme);

    void show(const Frame &frame, const QPixmap &sheet);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Theme m_theme;
    Frame m_frame; ///< without its shapes
    QPixmap m_sheet;
};

} // namespace hitbox
