#include "drawing/sheet_levels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hitbox {

namespace {

/// The mean of four premultiplied pixels, two channels at a time.
quint32 mean(quint32 a, quint32 b, quint32 c, quint32 d)
{
    constexpr quint32 mask = 0x00ff00ff;
    constexpr quint32 half = 0x00020002;
    const quint32 low = ((a & mask) + (b & mask) + (c & mask) + (d & mask) + half) >> 2;
    const quint32 high = ((a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + half) >> 2;
    return (low & mask) | (high & mask) << 8;
}

bool canBeHalved(QSize size)
{
    return size.width() > 1 && size.height() > 1;
}

bool isOpaque(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *row = reinterpret_cast<const quint32 *>(image.constScanLine(y));
        if (!std::all_of(row, row + image.width(), [](quint32 pixel) { return pixel >> 24 == 0xff; }))
            return false;
    }
    return true;
}

/// Painters are quicker where nothing shines through. The image is 32 bits a pixel, premultiplied.
QImage knownAsOpaque(QImage image)
{
    if (image.hasAlphaChannel() && isOpaque(image))
        image.reinterpretAsFormat(QImage::Format_RGB32);
    return image;
}

} // namespace

LevelImages levelImages(const QImage &whole)
{
    LevelImages images{whole, {}};
    for (QImage last = whole; canBeHalved(last.size()); last = images.halved.constLast())
        images.halved.append(knownAsOpaque(halvedImage(last)));
    return images;
}

qint64 bytesOf(const LevelImages &images)
{
    const auto add = [](qint64 bytes, const QImage &image) { return bytes + image.sizeInBytes(); };
    return std::accumulate(images.halved.cbegin(), images.halved.cend(), images.whole.sizeInBytes(), add);
}

SheetLevels::SheetLevels(const QPixmap &whole)
{
    if (!whole.isNull())
        m_levels = std::make_shared<QList<QPixmap>>(QList<QPixmap>{whole});
}

/// Looking for opaque pixels would copy the image where it finds nothing else.
SheetLevels::SheetLevels(const QImage &whole)
    : SheetLevels(QPixmap::fromImage(whole, Qt::NoOpaqueDetection))
{
}

SheetLevels::SheetLevels(const LevelImages &images)
    : SheetLevels(images.whole)
{
    for (const QImage &halved : images.halved)
        m_levels->append(QPixmap::fromImage(halved, Qt::NoOpaqueDetection));
}

qint64 SheetLevels::cacheKey() const
{
    return m_levels ? m_levels->constFirst().cacheKey() : 0;
}

QSize SheetLevels::size() const
{
    return m_levels ? m_levels->constFirst().size() : QSize();
}

const QPixmap &SheetLevels::halved(int times) const
{
    while (m_levels->size() <= times && canBeHalved(m_levels->constLast().size()))
        m_levels->append(QPixmap::fromImage(halvedImage(m_levels->constLast().toImage())));
    return m_levels->at(std::min<qsizetype>(times, m_levels->size() - 1));
}

int SheetLevels::halvingsFor(double scale)
{
    return scale < 1 ? static_cast<int>(std::floor(-std::log2(scale))) : 0;
}

QImage halvedImage(const QImage &image)
{
    const QImage from =
        image.format() == QImage::Format_RGB32 ? image : image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QImage half(from.width() / 2, from.height() / 2, from.format());
    for (int y = 0; y < half.height(); ++y) {
        const auto *upper = reinterpret_cast<const quint32 *>(from.constScanLine(2 * y));
        const auto *lower = reinterpret_cast<const quint32 *>(from.constScanLine(2 * y + 1));
        auto *to = reinterpret_cast<quint32 *>(half.scanLine(y));
        for (int x = 0; x < half.width(); ++x)
            to[x] = mean(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]);
    }
    return half;
}

} // namespace hitbox
