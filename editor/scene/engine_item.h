#pragma once

#include "drawing/drawing.h"

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPolygonF>

namespace hitbox {

/// What the engine gets, over the shapes as drawn: thin outlines of every piece, and a dot on each of its points.
class EngineItem : public QGraphicsItem
{
public:
    explicit EngineItem(const Theme &theme);

    /// Shows these outlines, which are in frame pixels.
    void show(const QList<Outline> &outlines);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme &m_theme; ///< of the scene, which outlives it
    QList<Outline> m_outlines;
    QPainterPath m_path;
    QPolygonF m_points;
    QRectF m_bounds;
};

} // namespace hitbox
