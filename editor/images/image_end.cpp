#include "images/image_end.h"

#include "images/jpeg_end.h"

#include <QtEndian>

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

/// The size of the whole file stands at byte 2.
bool isWholeBmp(QIODevice &device)
{
    const std::optional<quint32> stated = numberAt(device, 2);
    return stated && *stated <= device.size();
}

/// The size of what follows it stands at byte 4.
bool isWholeWebp(QIODevice &device)
{
    constexpr qint64 head = 8;
    const std::optional<quint32> stated = numberAt(device, 4);
    return stated && head + *stated <= device.size();
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
    if (format == "webp")
        return !isWholeWebp(device);
    return false;
}

} // namespace hitbox
