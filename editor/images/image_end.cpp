#include "images/image_end.h"

#include "images/jpeg_end.h"

#include <QtEndian>

#include <cstdlib>
#include <limits>
#include <optional>

namespace hitbox {

namespace {

QByteArray bytesAt(QIODevice &device, qint64 place, qint64 count)
{
    return place >= 0 && device.seek(place) ? device.read(count) : QByteArray();
}

/// The little-endian number at the place; nothing where the file ends before it does.
std::optional<quint32> numberAt(QIODevice &device, qint64 place)
{
    const QByteArray bytes = bytesAt(device, place, sizeof(quint32));
    if (bytes.size() < qsizetype(sizeof(quint32)))
        return std::nullopt;
    return qFromLittleEndian<quint32>(bytes.constData());
}

/// A chunk is its length, its type, as many bytes, and a checksum.
bool reachesPngEnd(QIODevice &device)
{
    constexpr qint64 signature = 8;
    constexpr qint64 lengthAndType = 8;
    constexpr qint64 checksum = 4;
    static const QByteArray end("\0\0\0\0IEND\xae\x42\x60\x82", 12);
    if (bytesAt(device, device.size() - end.size(), end.size()) == end)
        return true;
    qint64 place = signature;
    while (place < device.size()) {
        const QByteArray head = bytesAt(device, place, lengthAndType);
        if (head.size() < lengthAndType)
            return false;
        place += lengthAndType + qFromBigEndian<quint32>(head.constData()) + checksum;
        if (head.endsWith("IEND"))
            return place <= device.size();
    }
    return false;
}

bool endsAsJpegDoes(QIODevice &device)
{
    static const QByteArray endOfImage("\xff\xd9", 2);
    return bytesAt(device, device.size() - endOfImage.size(), endOfImage.size()) == endOfImage ||
           reachesJpegEnd(device);
}

/// The bytes that the pixels take, where they are not compressed; 0 where that cannot be told.
qint64 bmpPixelBytes(QIODevice &device)
{
    constexpr quint32 leastHeader = 40; // the older one of 12 bytes has shorter numbers
    const std::optional<quint32> header = numberAt(device, 14);
    const std::optional<quint32> width = numberAt(device, 18);
    const std::optional<quint32> height = numberAt(device, 22);
    const std::optional<quint32> planesAndBits = numberAt(device, 26);
    const std::optional<quint32> compression = numberAt(device, 30);
    const bool isPlain = compression && (*compression == 0 || *compression == 3); // BI_RGB, BI_BITFIELDS
    if (!header || *header < leastHeader || !isPlain)
        return 0;
    constexpr qint64 beyondAnyFile = std::numeric_limits<qint64>::max() / 2;
    const qint64 rowBytes = (qint64(*width) * (*planesAndBits >> 16) + 31) / 32 * 4;
    const qint64 rows = std::abs(qint64(qint32(*height))); // below 0: from the top
    return rows > 0 && rowBytes > beyondAnyFile / rows ? beyondAnyFile : rowBytes * rows;
}

/// The size of the whole file stands at byte 2, and in some files is 0; where the pixels begin at byte 10.
bool isWholeBmp(QIODevice &device)
{
    const std::optional<quint32> stated = numberAt(device, 2);
    const std::optional<quint32> start = numberAt(device, 10);
    return stated && start && *stated <= device.size() && *start + bmpPixelBytes(device) <= device.size();
}

/// The size of what follows it stands at byte 4.
bool isWholeWebp(QIODevice &device)
{
    constexpr qint64 head = 8;
    const std::optional<quint32> stated = numberAt(device, 4);
    return stated && head + *stated <= device.size();
}

/// Blocks of up to 255 bytes, each after its length, up to one of none.
bool passesGifBlocks(QIODevice &device)
{
    char length = 0;
    while (device.getChar(&length)) {
        if (length == 0)
            return true;
        const auto bytes = static_cast<quint8>(length);
        if (device.skip(bytes) != bytes)
            return false;
    }
    return false;
}

/// Behind its flags, of which the highest says that there is a palette, and the lowest three how large it is.
bool passesGifPalette(QIODevice &device, char flags)
{
    const qint64 bytes = flags & 0x80 ? 3LL << ((flags & 7) + 1) : 0;
    return device.skip(bytes) == bytes;
}

/// A screen, then extensions and images, each with a letter before it, up to the trailer.
bool reachesGifEnd(QIODevice &device)
{
    constexpr qint64 signature = 6;
    const QByteArray screen = bytesAt(device, signature, 7);
    if (screen.size() < 7 || !passesGifPalette(device, screen[4]))
        return false;
    char kind = 0;
    while (device.getChar(&kind)) {
        if (kind == ';')
            return true;
        if (kind == ',') {
            const QByteArray image = device.read(9);
            if (image.size() < 9 || !passesGifPalette(device, image[8]))
                return false;
        }
        // A label of extensions and the size of an image's first codes are a byte each.
        if ((kind == ',' || kind == '!') && (device.skip(1) != 1 || !passesGifBlocks(device)))
            return false;
    }
    return false;
}

} // namespace

bool endsEarly(const QByteArray &format, QIODevice &device)
{
    if (format == "png")
        return !reachesPngEnd(device);
    if (format == "jpeg" || format == "jpg")
        return !endsAsJpegDoes(device);
    if (format == "bmp")
        return !isWholeBmp(device);
    if (format == "gif")
        return !reachesGifEnd(device);
    if (format == "webp")
        return !isWholeWebp(device);
    return false;
}

} // namespace hitbox
