#pragma once

#include "document/document.h"

#include <QImage>
#include <QList>
#include <QRect>
#include <QSet>

#include <array>
#include <map>

/// What a part of an image shows, told from all else by a digest: of the least rectangle that holds every pixel which
/// is not wholly transparent, so that it stays the same wherever the picture lies, trimmed or not.
///
/// A digest is 48 hexadecimal digits: 32 of the SHA-256 of size and pixels, by which pictures are known, and 16 of a
/// sum that can be rolled along an image, by which PictureFinder looks for places worth a closer look. Pixels have
/// straight alpha, as loadPixels() gives them; what is wholly transparent has no colour.
namespace hitbox {

inline constexpr int digestDigits = 48;

/// The pixels as they are compared.
QImage comparablePixels(const QImage &image);

/// The least part of `part` that holds every pixel of at least this alpha, at first every visible one; empty where
/// there are none. What lies beyond the image shows nothing. The image is ARGB32, as for those below; here
/// premultiplied too.
QRect visiblePart(const QImage &image, const QRect &part, int leastAlpha = 1);

/// Of a rectangle within the image.
QString digestOf(const QImage &image, const QRect &visible);

/// What the part shows. Bounds are from its top-left; both are empty where nothing is visible.
SeenPixels seenIn(const QImage &image, const QRect &part);

/// The factors of the sum in a digest: of a pixel from the one after it in its row, and of a row from the next.
inline constexpr quint64 sumAcross = 0x9E3779B97F4A7C15;
inline constexpr quint64 sumDown = 0xD1342543DE82EF95;

/// The sum in a digest; 0 for one that is none.
quint64 sumIn(const QString &digest);

/// What the parts of one image show.
class PictureTable
{
public:
    PictureTable() = default;

    /// Cost: the pixels of all parts, up to limits::imagePixels * 4; what is beyond that is not looked at. Parts that
    /// come again are looked at once.
    PictureTable(const QImage &image, const QList<QRect> &parts);

    void insert(const QRect &part, const SeenPixels &shown) { m_shown[keyOf(part)] = shown; }
    void insert(const PictureTable &other);
    bool knows(const QRect &part) const { return m_shown.contains(keyOf(part)); }

    /// Of all parts that show something.
    QSet<QString> digests() const;

    /// With bounds from the part's top-left; empty for one that is not known.
    SeenPixels at(const QRect &part) const;

    /// What a frame that shows the part notes: bounds in its own pixels.
    SeenPixels of(const Frame &frame) const;

private:
    using Key = std::array<int, 4>;
    static Key keyOf(const QRect &part) { return {part.x(), part.y(), part.width(), part.height()}; }

    std::map<Key, SeenPixels> m_shown;
};

} // namespace hitbox
