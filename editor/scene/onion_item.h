#pragma once

#include "drawing/drawing.h"
#include "scene/onion_skin.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace hitbox {

/// Frames beside the one in view, faintly, in the order in which they are given.
class OnionItem : public QGraphicsItem
{
public:
    struct Line {
        QPainterPath path;
        QColor color;
        friend bool operator==(const Line &, const Line &) = default;
    };
    struct Skin {
        Frame frame; ///< drawn with its pixels when the sheet is not null
        QPixmap sheet;
        QList<Line> lines;
        Qt::PenStyle style = Qt::DashLine;
        QColor tint = {};     ///< of the pixels; none where it is not valid
        qreal strength = 1.0; ///< 1 for the nearest
        QPointF at = {};      ///< its upper left corner in the frame in view
        friend bool operator==(const Skin &a, const Skin &b)
        {
            return a.frame == b.frame && a.sheet.cacheKey() == b.sheet.cacheKey() && a.lines == b.lines &&
                   a.style == b.style && a.tint == b.tint && a.strength == b.strength && a.at == b.at;
        }
    };

    explicit OnionItem(const Theme &theme);

    /// False when nothing differs. Pixels that are not in front are left to paintPixels().
    bool show(const QList<Skin> &skins, bool isInFront = true);
    bool isInFront() const { return m_isInFront; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    void paintPixels(QPainter &painter) const;
    void paintLines(QPainter &painter) const;

private:
    const Theme &m_theme; ///< of the scene, which outlives it
    QList<Skin> m_skins;
    mutable QList<QPixmap> m_tinted; ///< of the skins, as far as they were drawn
    QRectF m_bounds;
    bool m_isInFront = true;
};

/// The pixels of an onion skin that lies behind those of the frame in view.
class OnionGround : public QGraphicsItem
{
public:
    explicit OnionGround(const OnionItem &onion) ///< which outlives it
        : m_onion(onion)
    {
    }

    QRectF boundingRect() const override { return m_onion.boundingRect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const OnionItem &m_onion;
};

/// Where a frame stands beside the one in view.
enum class OnionPlace { Before, After, Pinned };

/// A skin of a frame that is so many frames away: its visible shapes, and its pixels when the sheet is not null.
OnionItem::Skin skinOf(const Document &document, const Frame &frame, const QPixmap &sheet, const OnionSkin &onion,
                       OnionPlace place, int distance, const Theme &theme);

/// A frame that shows through, and its place.
struct OnionFrame {
    int frame = 0;
    OnionPlace place = OnionPlace::Before;
    int distance = 1;

    friend bool operator==(const OnionFrame &, const OnionFrame &) = default;
};
/// The frames that show, the farthest first; none while the skin is not shown. With keys only, frames that have none of
/// these tracks, or none at all where there are no tracks, are passed over and not counted. Those before and after are
/// of the tag with this index where the frame in view is one of its run.
QList<OnionFrame> onionFrames(const Sprite &sprite, int current, const OnionSkin &onion,
                              const QSet<TrackId> &tracks = {}, int tag = -1);

} // namespace hitbox
