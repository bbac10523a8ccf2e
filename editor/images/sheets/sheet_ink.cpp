#include "images/sheets/sheet_ink.h"

#include "images/pixel_rows.h"

#include <QHash>

#include <algorithm>
#include <cstdlib>

namespace hitbox {

namespace {

constexpr int sameColor = 6; ///< how far a channel may be off, as lossy files have it

bool hasTransparency(const QImage &pixels, const std::stop_token &stop)
{
    for (int y = 0; y < pixels.height() && !stop.stop_requested(); ++y) {
        const QRgb *line = constPixelRow(pixels, y);
        if (std::any_of(line, line + pixels.width(), [](QRgb pixel) { return qAlpha(pixel) == 0; }))
            return true;
    }
    return false;
}

QList<QRgb> borderOf(const QImage &pixels)
{
    QList<QRgb> border;
    for (int x = 0; x < pixels.width(); ++x)
        border << pixels.pixel(x, 0) << pixels.pixel(x, pixels.height() - 1);
    for (int y = 0; y < pixels.height(); ++y)
        border << pixels.pixel(0, y) << pixels.pixel(pixels.width() - 1, y);
    return border;
}

} // namespace

SheetInk::SheetInk(const QImage &sheet, const std::stop_token &stop)
    : m_pixels(sheet.convertToFormat(QImage::Format_ARGB32_Premultiplied))
{
    if (m_pixels.isNull() || !sheet.hasAlphaChannel() || !hasTransparency(m_pixels, stop))
        m_isOpaque = true;
    if (!m_isOpaque || m_pixels.isNull())
        return;
    const QList<QRgb> border = borderOf(m_pixels);
    QHash<QRgb, qsizetype> counts;
    for (const QRgb pixel : border)
        ++counts[pixel];
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    m_background = most.key();
    m_hasBackground = most.value() * 2 > border.size();
}

bool SheetInk::isBackground(QRgb pixel) const
{
    const auto near = [](int a, int b) { return std::abs(a - b) <= sameColor; };
    return m_hasBackground && near(qRed(pixel), qRed(m_background)) && near(qGreen(pixel), qGreen(m_background)) &&
           near(qBlue(pixel), qBlue(m_background));
}

InkProfile SheetInk::columns(const std::stop_token &stop) const
{
    const auto width = static_cast<size_t>(m_pixels.width());
    InkProfile profile{std::vector<int>(width, 0), std::vector<int>(width, 0)};
    for (int y = 0; y < m_pixels.height() && !stop.stop_requested(); ++y) {
        const QRgb *row = line(y);
        bool before = false;
        for (size_t x = 0; x < width; ++x) {
            const bool now = at(row[x]);
            profile.ink[x] += now ? 1 : 0;
            profile.crossing[x] += now && before ? 1 : 0;
            before = now;
        }
    }
    return profile;
}

InkProfile SheetInk::rows(const std::stop_token &stop) const
{
    const auto height = static_cast<size_t>(m_pixels.height());
    InkProfile profile{std::vector<int>(height, 0), std::vector<int>(height, 0)};
    std::vector<char> above(static_cast<size_t>(m_pixels.width()), 0);
    for (size_t y = 0; y < height && !stop.stop_requested(); ++y) {
        const QRgb *row = line(static_cast<int>(y));
        for (size_t x = 0; x < above.size(); ++x) {
            const bool now = at(row[x]);
            profile.ink[y] += now ? 1 : 0;
            profile.crossing[y] += now && above[x] ? 1 : 0;
            above[x] = now;
        }
    }
    return profile;
}

qint64 SheetInk::countIn(const QRect &area) const
{
    const QRect within = area & m_pixels.rect();
    qint64 count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y) {
        const QRgb *row = line(y);
        count += std::count_if(row + within.left(), row + within.right() + 1, [this](QRgb pixel) { return at(pixel); });
    }
    return count;
}

bool SheetInk::isEmpty(const QRect &area) const
{
    const QRect within = area & m_pixels.rect();
    for (int y = within.top(); y <= within.bottom(); ++y) {
        const QRgb *row = line(y);
        if (std::any_of(row + within.left(), row + within.right() + 1, [this](QRgb pixel) { return at(pixel); }))
            return false;
    }
    return true;
}

QList<int> emptyAmong(const SheetInk &ink, const QList<QRect> &areas, const std::stop_token &stop)
{
    QList<int> empty;
    for (int i = 0; i < areas.size() && !stop.stop_requested(); ++i) {
        if (ink.isEmpty(areas.at(i)))
            empty.append(i);
    }
    return empty;
}

} // namespace hitbox
