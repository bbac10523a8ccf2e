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
///
/// What takes longer than there is between two pictures can be drawn in slices, tile by tile. Until a tile's turn comes
/// it shows what was seen there before, scaled to the zoom, or the ground where nothing was.
class DeviceCache
{
public:
    static qint64 steadyNanoseconds();

    enum class Pace {
        Whole,  ///< all is drawn at once
        Sliced, ///< as much as there is time for
    };

    /// Draws on the ground what lies in `exposed`, which is in the painter's coordinates; it may draw more.
    using Draw = std::function<void(QPainter &painter, const QRectF &exposed)>;

    using Clock = std::function<qint64()>; ///< nanoseconds since some moment

    explicit DeviceCache(Clock clock = steadyNanoseconds);

    void invalidate();
    /// `area` in the coordinates that are painted in; `margin` around it in screen pixels.
    void invalidate(const QRectF &area, qreal margin);

    /// Paints onto a view of `size` screen pixels, whose origin is the painter's without its transform. The ground is
    /// always opaque or always lets what lies below shine through; another one shows where something differs.
    void paint(QPainter &painter, QSize size, const QColor &ground, const Draw &draw, Pace pace = Pace::Whole);

    bool isWhole() const { return m_dirty.isEmpty() && m_changed.isEmpty(); } ///< nothing waits for the next slice

private:
    struct Area {
        QRectF rect;
        qreal margin = 0;
    };

    void follow(const QTransform &view, QSize size, qreal devicePixelRatio, const QColor &ground, Pace pace);
    bool scrollTo(const QTransform &view, const QColor &ground);
    void scaleTo(const QTransform &view, const QColor &ground);
    void collectDirt();
    void drawPart(const QRect &part, const QColor &ground, const Draw &draw);
    void drawSlice(const QColor &ground, const Draw &draw);

    Clock m_clock;
    QPixmap m_picture;
    QTransform m_view;
    QSize m_size;
    QRegion m_dirty; ///< in screen pixels
    QList<Area> m_changed;
    static constexpr int firstTile = 64;
    int m_tile = firstTile; ///< side in screen pixels: as large as can be drawn in time
};

} // namespace hitbox
