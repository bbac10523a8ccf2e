#pragma once

#include "images/pixel_rows.h"

#include <QImage>
#include <QList>
#include <QRect>

#include <stop_token>
#include <vector>

/// Which pixels of a sheet show something, and how they lie along its two axes.
namespace hitbox {

/// Of each column, or of each row.
struct InkProfile {
    std::vector<int> ink; ///< pixels that show something
    std::vector<int>
        crossing; ///< of them, those whose neighbour before, in the last column or row, shows something too

    int length() const { return static_cast<int>(ink.size()); }
};

/// A pixel shows something unless it is transparent or, in a picture without any transparent pixel, of the colour that
/// most of the border has. Premultiplied; shares the pixels of the image.
class SheetInk
{
public:
    SheetInk() = default;
    /// Looks at each pixel at most once. Unfinished, and good for nothing, after a stop.
    explicit SheetInk(const QImage &sheet, const std::stop_token &stop = {});

    const QImage &pixels() const { return m_pixels; }
    bool at(QRgb pixel) const { return m_isOpaque ? !isBackground(pixel) : qAlpha(pixel) > 0; }

    InkProfile columns(const std::stop_token &stop = {}) const;
    InkProfile rows(const std::stop_token &stop = {}) const;

    qint64 countIn(const QRect &area) const; ///< pixels within the sheet that show something
    bool isEmpty(const QRect &area) const;   ///< stops at the first that does

private:
    bool isBackground(QRgb pixel) const;
    const QRgb *line(int y) const { return constPixelRow(m_pixels, y); }

    QImage m_pixels;
    bool m_isOpaque = false; ///< the background is a colour
    QRgb m_background = 0;
    bool m_hasBackground = false;
};

/// Which of the areas show nothing, by index. Cost: their pixels. What was not looked at when it is stopped counts as
/// showing something.
QList<int> emptyAmong(const SheetInk &ink, const QList<QRect> &areas, const std::stop_token &stop = {});

} // namespace hitbox
