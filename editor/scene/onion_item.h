#pragma once

#include "drawing/drawing.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace hitbox {

/// What shows faintly of the frames beside the one in view.
struct OnionSkin {
    bool previous = false;
    bool next = false;
    bool shapes = true;
    bool pixels = false;

    friend bool operator==(const OnionSkin &, const OnionSkin &) = default;
};

/// The neighbours of the frame in view, faintly and in its coordinates: the one before with dashed outlines, the one
/// behind with dotted ones.
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
        friend bool operator==(const Skin &a, const Skin &b)
        {
            return a.frame == b.frame && a.sheet.cacheKey() == b.sheet.cacheKey() && a.lines == b.lines &&
                   a.style == b.style;
        }
    };

    explicit OnionItem(const Theme &theme);

    /// False when nothing differs.
    bool show(const QList<Skin> &skins);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Theme m_theme;
    QList<Skin> m_skins;
    QRectF m_bounds;
};

/// A skin of a frame: its visible shapes, and its pixels when the sheet is not null.
OnionItem::Skin skinOf(const Document &document, const Frame &frame, const QPixmap &sheet, const OnionSkin &onion,
                       const Theme &theme);

} // namespace hitbox
