#pragma once

#include "drawing/drawn_points.h"

#include <QGraphicsItem>

namespace hitbox {

/// The points of the frame in view.
class PointsItem : public QGraphicsItem
{
public:
    explicit PointsItem(const Theme &theme);

    /// `area` is how far one can scroll.
    void show(const QList<PointMark> &points, const QRectF &area);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme &m_theme; ///< of the scene, which outlives it
    QList<PointMark> m_points;
    QRectF m_area;
};

} // namespace hitbox
