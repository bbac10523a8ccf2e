#pragma once

#include "drawing/drawing.h"
#include "tools/tool.h"

#include <QGraphicsItem>
#include <QPolygonF>

namespace hitbox {

/// Frames around the selected instances, the handles that turn and scale them, and the marquee.
class StageOverlayItem : public QGraphicsItem
{
public:
    explicit StageOverlayItem(const Theme &theme);

    void show(const Overlay &overlay, QList<QPolygonF> selected, QPolygonF hot, const QRectF &sceneArea);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPolygonF grippedFrame() const;

    Theme m_theme;
    Overlay m_overlay;
    QList<QPolygonF> m_selected;
    QPolygonF m_hot;
    QRectF m_area;
};

} // namespace hitbox
