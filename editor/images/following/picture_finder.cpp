#include "images/following/picture_finder.h"

#include "document/limits.h"
#include "images/following/frame_pixels.h"
#include "images/pixel_rows.h"

#include <QMultiHash>
#include <QSet>

#include <algorithm>
#include <vector>

namespace hitbox {

namespace {

/// Pixels whose digests are made for sums that are alike by chance, or in an image of one colour, before a size is
/// given up.
constexpr qint64 mostPixelsCompared = 4 * limits::imagePixels;

/// Small ones need more colours than large ones to be told from what lies in other pictures by chance.
constexpr int leastTellingPixels = 16;
constexpr int manyTellingPixels = 64;
constexpr qsizetype mostColoursCounted = 3;

quint64 shownValue(QRgb pixel)
{
    return qAlpha(pixel) == 0 ? 0 : pixel;
}

quint64 power(quint64 base, int exponent)
{
    quint64 result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

/// The sums of the row's windows of this width, by where they begin.
void rollAlong(const QRgb *line, int length, int width, quint64 leaving, std::vector<quint64> &sums)
{
    quint64 sum = 0;
    for (int x = 0; x < width; ++x)
        sum = sum * sumAcross + shownValue(line[x]);
    sums[0] = sum;
    for (int x = 1; x + width <= length; ++x) {
        sum = (sum - shownValue(line[x - 1]) * leaving) * sumAcross + shownValue(line[x + width - 1]);
        sums[size_t(x)] = sum;
    }
}

} // namespace

PictureFinder::PictureFinder(QImage image, std::stop_token stop)
    : m_image(std::move(image))
    , m_stop(std::move(stop))
{
}

QHash<QString, QList<QPoint>> PictureFinder::placesOf(const QList<QString> &digests, QSize size)
{
    QHash<QString, QList<QPoint>> places;
    if (size.isEmpty() || size.width() > m_image.width() || size.height() > m_image.height())
        return places;
    m_passed += 2 * qint64(m_image.width()) * m_image.height();
    if (m_passed > mostPixels) {
        m_isIncomplete = true;
        return places;
    }
    QMultiHash<quint64, QString> wanted;
    for (const QString &digest : digests) {
        if (digest.size() == digestDigits && !wanted.contains(sumIn(digest), digest))
            wanted.insert(sumIn(digest), digest);
    }
    const int windows = m_image.width() - size.width() + 1;
    const quint64 leavingAcross = power(sumAcross, size.width() - 1);
    const quint64 leavingDown = power(sumDown, size.height() - 1);
    std::vector<quint64> columns(size_t(windows), 0);
    std::vector<quint64> row(size_t(windows), 0);
    qint64 compared = 0;
    const auto addRow = [&](int y) {
        rollAlong(constPixelRow(m_image, y), m_image.width(), size.width(), leavingAcross, row);
        for (size_t x = 0; x < columns.size(); ++x)
            columns[x] = columns[x] * sumDown + row[x];
    };
    const auto dropRow = [&](int y) {
        rollAlong(constPixelRow(m_image, y), m_image.width(), size.width(), leavingAcross, row);
        for (size_t x = 0; x < columns.size(); ++x)
            columns[x] -= row[x] * leavingDown;
    };
    for (int y = 0; y < m_image.height(); ++y) {
        if (m_stop.stop_requested() || compared > mostPixelsCompared) {
            m_isIncomplete = true;
            return places;
        }
        if (y >= size.height())
            dropRow(y - size.height());
        addRow(y);
        const int top = y - size.height() + 1;
        if (top < 0)
            continue;
        for (int x = 0; x < windows; ++x) {
            if (!wanted.contains(columns[size_t(x)]) || compared > mostPixelsCompared)
                continue;
            compared += qint64(size.width()) * size.height();
            const QString digest = digestOf(m_image, QRect(QPoint(x, top), size));
            if (wanted.contains(columns[size_t(x)], digest) && places[digest].size() < mostPlaces)
                places[digest].append(QPoint(x, top));
        }
    }
    return places;
}

bool PictureFinder::standsAlone(const QRect &rect) const
{
    const QRect around = rect.adjusted(-1, -1, 1, 1) & m_image.rect();
    for (int y = around.top(); y <= around.bottom(); ++y) {
        const QRgb *line = constPixelRow(m_image, y);
        const bool isInside = y >= rect.top() && y <= rect.bottom();
        for (int x = around.left(); x <= around.right(); ++x) {
            if (isInside && x == rect.left())
                x = rect.right() + 1;
            if (x <= around.right() && qAlpha(line[x]) != 0)
                return false;
        }
    }
    return true;
}

bool PictureFinder::isTelling(const QRect &rect) const
{
    const qint64 area = qint64(rect.width()) * rect.height();
    if (area < leastTellingPixels)
        return false;
    const qsizetype needed = area < manyTellingPixels ? mostColoursCounted : 2;
    QSet<quint64> colours;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        const QRgb *line = constPixelRow(m_image, y);
        for (int x = rect.left(); x <= rect.right(); ++x) {
            colours.insert(shownValue(line[x]));
            if (colours.size() >= needed)
                return true;
        }
    }
    return false;
}

} // namespace hitbox
