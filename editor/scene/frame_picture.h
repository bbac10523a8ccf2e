#pragma once

#include "drawing/backdrop.h"
#include "drawing/drawn_shape.h"
#include "scene/kept_picture.h"

namespace hitbox {

/// The frame's pixels with its shapes on them.
class FramePicture : public KeptPicture
{
public:
    struct Entry {
        ShapeId id;
        Outline outline;
        ShapeLook look;
    };

    /// `underlay` is painted between pixels and shapes; drawAnew() says that it differs. It must outlive the
    /// picture.
    FramePicture(const Theme &theme, QGraphicsItem &underlay);

    /// Painted between the squares and the pixels, as the underlay is above them.
    void setGroundLayer(QGraphicsItem *layer) { m_groundLayer = layer; }
    void setTheme(const Theme &theme);
    void showBackdrop(const Backdrop &backdrop);
    /// The shapes that can be seen, the bottom one first.
    void showShapes(const QList<Entry> &shapes);

    const QList<DrawnShape> &shapes() const { return m_shapes; }

private:
    bool takesLong() const override { return m_shapes.size() >= crowd; }
    void drawKept(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &option) override;
    void follow(DrawnShape &shape, const Entry &now);

    Theme m_theme;
    QGraphicsItem &m_underlay;
    QGraphicsItem *m_groundLayer = nullptr;
    Backdrop m_backdrop;
    QList<DrawnShape> m_shapes;
};

} // namespace hitbox
