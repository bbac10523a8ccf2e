#include "images/image_end.h"

#include "images/gif_blocks.h"
#include "images/jpeg_end.h"

#include <QtEndian>

#include <zlib.h>

#include <algorithm>
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

/// Of so many bytes from here on, piece by piece.
quint32 checksumOf(QIODevice &device, qint64 bytes)
{
    constexpr qint64 piece = 65'536;
    auto sum = crc32(0, nullptr, 0);
    while (bytes > 0) {
        const QByteArray read = device.read(std::min(bytes, piece));
        if (read.isEmpty())
            break;
        sum = crc32(sum, reinterpret_cast<const Bytef *>(read.constData()), // NOLINT(*-reinterpret-cast): zlib's bytes
                    static_cast<uInt>(read.size()));
        bytes -= read.size();
    }
    return static_cast<quint32>(sum);
}

/// An upper-case letter begins the types without which there is no picture.
bool isNeededForPixels(const QByteArray &type)
{
    return (type.at(0) >= 'A' && type.at(0) <= 'Z') || type == "fdAT" || type == "fcTL";
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

/// A screen, then extensions and images, each with a letter before it, up to the trailer. Some programs leave that out
/// behind the last image.
bool reachesGifEnd(QIODevice &device)
{
    constexpr qint64 signature = 6;
    const QByteArray screen = bytesAt(device, signature, 7);
    if (screen.size() < 7 || !passesGifPalette(device, screen[4]))
        return false;
    bool isBehindImage = false;
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
        char label = 0;
        if ((kind == ',' || kind == '!') && (!device.getChar(&label) || !passesGifBlocks(device)))
            return false;
        const bool isOfNextImage = kind == '!' && label == '\xf9';
        isBehindImage = kind == ',' || (kind == '!' && isBehindImage && !isOfNextImage);
    }
    return isBehindImage;
}

} // namespace

bool isPngHeaderValid(QIODevice &device)
{
    constexpr qint64 signature = 8;
    constexpr quint32 most = 1U << 31;
    const QByteArray head = bytesAt(device, signature, 21);
    if (!head.startsWith(QByteArray("\0\0\0\x0dIHDR", 8)) || head.size() < 21)
        return false;
    const auto width = qFromBigEndian<quint32>(head.constData() + 8);
    const auto height = qFromBigEndian<quint32>(head.constData() + 12);
    const int depth = head.at(16);
    const int colour = head.at(17);
    const bool isSmall = depth == 1 || depth == 2 || depth == 4;
    const bool isLarge = depth == 16;
    const bool isDepth = depth == 8 || (colour == 0 && (isSmall || isLarge)) || (colour == 3 && isSmall) ||
                         (colour != 0 && colour != 3 && isLarge);
    const bool isColour = colour == 0 || colour == 2 || colour == 3 || colour == 4 || colour == 6;
    return width > 0 && width < most && height > 0 && height < most && isColour && isDepth && head.at(18) == 0 &&
           head.at(19) == 0 && (head.at(20) == 0 || head.at(20) == 1);
}

qint64 brokenPngChunk(QIODevice &device, PngReach reach)
{
    constexpr qint64 signature = 8;
    constexpr qint64 typeBytes = 4;
    constexpr int mostChunks = 100000;                  // real files have some dozen; the decoder tells of more
    constexpr qint64 largestBeforePixels = 1024 * 1024; // a palette has 768 bytes
    qint64 place = signature;
    for (int chunk = 0; chunk < mostChunks && place < device.size(); ++chunk) {
        const QByteArray head = bytesAt(device, place, 2 * typeBytes);
        if (head.size() < 2 * typeBytes)
            return place;
        const qint64 checked = typeBytes + qFromBigEndian<quint32>(head.constData());
        const QByteArray type = head.last(typeBytes);
        const QByteArray stated = bytesAt(device, place + typeBytes + checked, sizeof(quint32));
        if (stated.size() < qsizetype(sizeof(quint32)))
            return place;
        if (type == "IDAT" && reach == PngReach::UpToPixels)
            break;
        if (reach == PngReach::UpToPixels && isNeededForPixels(type) && checked > largestBeforePixels)
            return place;
        device.seek(place + typeBytes);
        if (isNeededForPixels(type) && checksumOf(device, checked) != qFromBigEndian<quint32>(stated.constData()))
            return place;
        if (type == "IEND")
            break;
        place += typeBytes + checked + qint64(sizeof(quint32));
    }
    return -1;
}

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
