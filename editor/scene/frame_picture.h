#pragma once

#include "scene/backdrop.h"
#include "scene/device_cache.h"
#include "scene/drawn_shape.h"

#include <QGraphicsItem>
#include <QPointer>
#include <QWidget>

namespace hitbox {

/// The frame's pixels with its shapes on them. In the view that shows it first it keeps a picture in the screen's
/// pixels, so that a drag or a pan draws only what it changes. It answers no question and takes no event.
class FramePicture : public QGraphicsItem
{
public:
    struct Entry {
        ShapeId id;
        Outline outline;
        ShapeLook look;
    };

    /// `underlay` is painted between pixels and shapes; see drawAnew(). It must outlive the picture.
    FramePicture(const Theme &theme, QGraphicsItem &underlay);

    void setTheme(const Theme &theme);
    void showBackdrop(const Backdrop &backdrop);
    /// The shapes that can be seen, the bottom one first.
    void showShapes(const QList<Entry> &shapes);

    /// For when the underlay differs.
    void drawAnew();

    const QList<DrawnShape> &shapes() const { return m_shapes; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void drawAll(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &option);
    void change(const QRectF &area);
    void follow(DrawnShape &shape, const Entry &now);

    Theme m_theme;
    QGraphicsItem &m_underlay;
    Backdrop m_backdrop;
    QList<DrawnShape> m_shapes;
    DeviceCache m_cache;
    QPointer<QWidget> m_view; ///< whose picture is kept
};

} // namespace hitbox
