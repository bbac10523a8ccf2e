#pragma once

#include "scene/drawing.h"
#include "tools/tool.h"

#include <QGraphicsItem>
#include <QList>

namespace hitbox {

/// What one can take hold of and what the tool draws: handles, ghost point, outline under way, marquee, readout.
class OverlayItem : public QGraphicsItem
{
public:
    struct Handle {
        QPointF place;
        HandleLook look = HandleLook::Idle;
    };

    explicit OverlayItem(const Theme &theme);

    void show(const Overlay &overlay, QList<Handle> handles, const QRectF &sceneArea);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void drawMirrorAxis(QPainter &painter, const QTransform &world) const;
    void drawPath(QPainter &painter, const QTransform &world) const;
    void drawMarquee(QPainter &painter, const QTransform &world) const;
    void drawFrame(QPainter &painter, const QTransform &world) const;
    void drawPoints(QPainter &painter, const QTransform &world) const;

    Theme m_theme;
    Overlay m_overlay;
    QList<Handle> m_handles;
    QRectF m_area;
};

} // namespace hitbox
