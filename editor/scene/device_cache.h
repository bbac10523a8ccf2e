#pragma once

#include <QPixmap>
#include <QRectF>
#include <QRegion>
#include <QTransform>

#include <functional>

class QColor;
class QPainter;

namespace hitbox {

/// The picture of a view, kept in the screen's pixels: what takes long to draw is drawn once and moves along with the
/// view. Only what was said to differ, and the strips that come into view, are drawn again. Another zoom draws all.
class DeviceCache
{
public:
    /// Draws on the ground what lies in `exposed`, which is in the painter's coordinates; it may draw more.
    using Draw = std::function<void(QPainter &painter, const QRectF &exposed)>;

    void invalidate();
    /// `area` in the coordinates that are painted in; `margin` around it in screen pixels.
    void invalidate(const QRectF &area, qreal margin);

    /// Paints onto a view of `size` screen pixels, whose origin is the painter's without its transform. The ground is
    /// always opaque or always lets what lies below shine through; another one shows where something differs.
    void paint(QPainter &painter, QSize size, const QColor &ground, const Draw &draw);

private:
    struct Area {
        QRectF rect;
        qreal margin = 0;
    };

    void follow(const QTransform &view, QSize size, qreal devicePixelRatio, const QColor &ground);
    bool scrollTo(const QTransform &view);
    void collectDirt();

    QPixmap m_picture;
    QTransform m_view;
    QSize m_size;
    QRegion m_dirty; ///< in screen pixels
    QList<Area> m_changed;
};

} // namespace hitbox
