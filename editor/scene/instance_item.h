#pragma once

#include "scene/drawing.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace hitbox {

/// The turn, scale and move that put a frame on the stage, for painting.
QTransform paintTransform(const Instance &instance, const Frame &frame);

/// One placed frame's pixels.
class InstanceItem : public QGraphicsItem
{
public:
    void show(const Instance &instance, const Frame &frame, const QPixmap &sheet);

    QRectF boundingRect() const override { return QRectF(QPointF(0, 0), QSizeF(m_frame.size)); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Frame m_frame;
    QPixmap m_sheet;
};

} // namespace hitbox
