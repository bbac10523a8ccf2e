#pragma once

#include "drawing/drawing.h"
#include "images/tracing/trace.h"
#include "tools/overlay.h"

#include <QGraphicsItem>
#include <QList>
#include <QPainterPath>

namespace hitbox {

/// What tracing would make of the frame in view: its outlines with their vertices, what is lit up beneath them, and
/// tints on the pixels where the outlines do not fit.
class TraceItem : public QGraphicsItem
{
public:
    explicit TraceItem(const Theme &theme);

    /// A null map shows no tints.
    void show(const FrameTrace &trace, const LitArea &lit, const FitMap &map);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void colorMap();
    void drawVertices(QPainter &painter) const;

    const Theme &m_theme; ///< of the scene, which outlives it
    QList<TracedIsland> m_islands;
    QPainterPath m_outlines;
    LitArea m_lit;
    QPainterPath m_litPath;
    qint64 m_mapKey = 0; ///< QImage::cacheKey() of the map as it was handed in
    QImage m_map;
    QPointF m_mapPlace;
    QRectF m_bounds;
};

} // namespace hitbox
