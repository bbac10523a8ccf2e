#pragma once

#include "drawing/drawing.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace hitbox {

/// Shapes and points of other frames that are edited together with those in view, while they are: thin closed lines
/// with a faint filling, all in one colour. An onion skin has broken lines in the colours of categories.
class ScopeGhostsItem : public QGraphicsItem
{
public:
    explicit ScopeGhostsItem(const Theme &theme);

    void show(const QList<Shape> &ghosts, const QList<FramePoint> &points = {});

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme &m_theme; ///< of the scene, which outlives it
    QList<Outline> m_outlines;
    QList<geometry::Point> m_places; ///< of points
    QPainterPath m_path;             ///< of all of them
    QRectF m_bounds;
};

} // namespace hitbox
