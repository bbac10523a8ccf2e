#pragma once

#include "drawing/drawing.h"
#include "scene/handle_size.h"
#include "tools/overlay.h"

#include <QGraphicsItem>
#include <QList>

#include <array>

namespace hitbox {

/// What one can take hold of and what the tool draws, on the frame and on the stage.
class OverlayItem : public QGraphicsItem
{
public:
    struct Handle {
        QPointF place;
        HandleLook look = HandleLook::Idle;
    };

    explicit OverlayItem(const Theme &theme);

    /// Draws the handles where ShapeHandles stands among the primitives. What stands out, what is lit up and what is
    /// tried out is drawn by others, together with the things that it is about.
    void show(const QList<Primitive> &primitives, const QList<Handle> &handles, const QRectF &sceneArea);

    void setHandles(HandleSize size);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void drawHandles(QPainter &painter, const QTransform &world) const;
    /// The handles with this look in and around the view, as many as can be told apart at the scale.
    const QList<QPointF> &handlesToDraw(HandleLook look, qreal scale, const QRectF &view) const;

    const Theme &m_theme; ///< of the scene, which outlives it
    QList<Primitive> m_primitives;
    /// Handles of one look.
    struct Handles {
        QList<QPointF> all;
        mutable qreal scale = 0; ///< that they were thinned out for; 0 before
        mutable QRectF area;     ///< and where, so that none comes or goes when the view is moved a little
        mutable QList<QPointF> drawn;
    };

    std::array<Handles, 3> m_handles; ///< by HandleLook
    QRectF m_area;
    HandleSize m_size = HandleSize::Usual;
};

} // namespace hitbox
