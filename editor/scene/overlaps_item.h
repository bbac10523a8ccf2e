#pragma once

#include <QGraphicsItem>

namespace hitbox {

class OverlapsLayer;

/// What of the overlaps lies on top of the stage: the ways that part pairs, and the pair that one points at.
class OverlapsItem : public QGraphicsItem
{
public:
    /// The layer must outlive it.
    OverlapsItem(const OverlapsLayer &layer, const QRectF &sceneArea);

    void setArea(const QRectF &sceneArea);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const OverlapsLayer &m_layer;
    QRectF m_area;
};

} // namespace hitbox
