#include "images/following/frame_pixels.h"

#include "document/limits.h"
#include "images/pixel_rows.h"

#include <QCryptographicHash>

#include <algorithm>

namespace hitbox {

namespace {

/// Of all parts of an image together, of which a project may name as many as it likes.
constexpr qint64 mostPixelsLookedAt = 4 * limits::imagePixels;

constexpr int shaDigits = 32;

bool isVisiblePixel(QRgb pixel)
{
    return qAlpha(pixel) != 0;
}

} // namespace

QImage comparablePixels(const QImage &image)
{
    return image.format() == QImage::Format_ARGB32 ? image : image.convertToFormat(QImage::Format_ARGB32);
}

QRect visiblePart(const QImage &image, const QRect &part, int leastAlpha)
{
    const auto isSeen = [leastAlpha](QRgb pixel) { return qAlpha(pixel) >= leastAlpha; };
    const QRect within = part & image.rect();
    int left = within.right() + 1;
    int right = within.left() - 1;
    int top = within.bottom() + 1;
    int bottom = within.top() - 1;
    for (int y = within.top(); y <= within.bottom(); ++y) {
        const QRgb *line = constPixelRow(image, y);
        const QRgb *begin = line + within.left();
        const QRgb *end = line + within.right() + 1;
        const QRgb *first = std::find_if(begin, end, isSeen);
        if (first == end)
            continue;
        while (!isSeen(*(end - 1)))
            --end;
        left = std::min(left, static_cast<int>(first - line));
        right = std::max(right, static_cast<int>(end - line) - 1);
        top = std::min(top, y);
        bottom = y;
    }
    return right < left ? QRect() : QRect(QPoint(left, top), QPoint(right, bottom));
}

QString digestOf(const QImage &image, const QRect &visible)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(visible.width()) + 'x' + QByteArray::number(visible.height()) + ':');
    QByteArray bytes(visible.width() * qsizetype(sizeof(QRgb)), Qt::Uninitialized);
    quint64 sum = 0;
    for (int y = visible.top(); y <= visible.bottom(); ++y) {
        const QRgb *line = constPixelRow(image, y) + visible.left();
        quint64 row = 0;
        for (qsizetype x = 0; x < visible.width(); ++x) {
            const QRgb pixel = isVisiblePixel(line[x]) ? line[x] : 0;
            row = row * sumAcross + pixel;
            for (int byte = 0; byte < 4; ++byte) // in one order on every machine
                bytes[x * 4 + byte] = static_cast<char>(pixel >> (8 * byte));
        }
        sum = sum * sumDown + row;
        hash.addData(bytes);
    }
    return QString::fromLatin1(hash.result().toHex().left(shaDigits)) +
           QStringLiteral("%1").arg(sum, digestDigits - shaDigits, 16, QLatin1Char('0'));
}

SeenPixels seenIn(const QImage &image, const QRect &part)
{
    const QRect visible = visiblePart(image, part);
    if (visible.isEmpty())
        return {};
    return {digestOf(image, visible), visible.translated(-part.topLeft())};
}

quint64 sumIn(const QString &digest)
{
    return digest.size() == digestDigits ? digest.mid(shaDigits).toULongLong(nullptr, 16) : 0;
}

PictureTable::PictureTable(const QImage &image, const QList<QRect> &parts)
{
    const QImage pixels = comparablePixels(image);
    qint64 looked = 0;
    for (const QRect &part : parts) {
        const QRect within = part & pixels.rect();
        if (knows(part))
            continue;
        looked += qint64(within.width()) * within.height();
        if (looked > mostPixelsLookedAt)
            return;
        m_shown[keyOf(part)] = seenIn(pixels, part);
    }
}

void PictureTable::insert(const PictureTable &other)
{
    for (const auto &[key, shown] : other.m_shown)
        m_shown[key] = shown;
}

QSet<QString> PictureTable::digests() const
{
    QSet<QString> digests;
    for (const auto &[key, shown] : m_shown) {
        if (!shown.digest.isEmpty())
            digests.insert(shown.digest);
    }
    return digests;
}

SeenPixels PictureTable::at(const QRect &part) const
{
    const auto found = m_shown.find(keyOf(part));
    return found == m_shown.end() ? SeenPixels() : found->second;
}

SeenPixels PictureTable::of(const Frame &frame) const
{
    SeenPixels shown = at(frame.rect);
    if (!shown.digest.isEmpty())
        shown.bounds.translate(frame.offset);
    return shown;
}

} // namespace hitbox
