#include "images/layered_zip.h"

#include "document/limits.h"
#include "images/inflate.h"

#include <QCoreApplication>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <optional>

// Numbers and places are those of APPNOTE.TXT, "ZIP File Format Specification", 6.3.10: 4.3.7 local headers, 4.3.12 the
// directory, 4.3.16 its end.
namespace hitbox {

namespace {

class LayeredZipWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

Error zipError(const QString &what)
{
    return {.file = {}, .place = {}, .what = what};
}

Error brokenZip()
{
    return zipError(LayeredZipWords::tr("the archive that the file is of is broken; save it once more"));
}

quint32 longAt(const QByteArray &bytes, qsizetype place)
{
    return qFromLittleEndian<quint32>(bytes.constData() + place);
}

quint16 shortAt(const QByteArray &bytes, qsizetype place)
{
    return qFromLittleEndian<quint16>(bytes.constData() + place);
}

QByteArray readAt(QIODevice &device, qint64 place, qint64 count)
{
    return device.seek(place) ? device.read(count) : QByteArray();
}

struct Directory {
    qint64 place = 0;
    qint64 bytes = 0;
};

/// From the record at the file's end, behind which a comment may stand.
std::optional<Directory> directoryOf(QIODevice &device)
{
    constexpr qint64 endBytes = 22;
    constexpr qint64 mostComment = 65535;
    const qint64 begin = std::max<qint64>(0, device.size() - endBytes - mostComment);
    const QByteArray tail = readAt(device, begin, device.size() - begin);
    const qsizetype end = tail.lastIndexOf(QByteArray("PK\5\6", 4));
    if (end < 0 || end + endBytes > tail.size())
        return std::nullopt;
    return Directory{longAt(tail, end + 16), longAt(tail, end + 12)};
}

struct Entry {
    int packing = 0;
    quint32 checksum = 0;
    qint64 packedBytes = 0;
    qint64 bytes = 0;
    qint64 header = 0; ///< where its local one is
};

std::optional<Entry> entryNamed(const QByteArray &directory, QByteArrayView name)
{
    constexpr qsizetype headBytes = 46;
    qsizetype place = 0;
    while (place + headBytes <= directory.size() && directory.mid(place, 4) == QByteArray("PK\1\2", 4)) {
        const qsizetype nameBytes = shortAt(directory, place + 28);
        if (directory.mid(place + headBytes, nameBytes) == name)
            return Entry{shortAt(directory, place + 10), longAt(directory, place + 16), longAt(directory, place + 20),
                         longAt(directory, place + 24), longAt(directory, place + 42)};
        place += headBytes + nameBytes + shortAt(directory, place + 30) + shortAt(directory, place + 32);
    }
    return std::nullopt;
}

Result<QByteArray> bytesOf(QIODevice &device, const Entry &entry)
{
    constexpr qint64 localBytes = 30;
    constexpr int stored = 0;
    constexpr int deflated = 8;
    const QByteArray local = readAt(device, entry.header, localBytes);
    if (local.size() < localBytes || !local.startsWith(QByteArray("PK\3\4", 4)))
        return brokenZip();
    const qint64 begin = entry.header + localBytes + shortAt(local, 26) + shortAt(local, 28);
    if (entry.bytes > limits::fileBytes || entry.packedBytes > device.size() - begin)
        return brokenZip();
    const QByteArray packed = readAt(device, begin, entry.packedBytes);
    std::optional<QByteArray> bytes;
    if (entry.packing == stored && packed.size() == entry.bytes)
        bytes = packed;
    else if (entry.packing == deflated && packed.size() == entry.packedBytes)
        bytes = inflated(packed, entry.bytes, DeflateWrapping::None);
    if (!bytes)
        return brokenZip();
    const auto sum = crc32(0, reinterpret_cast<const Bytef *>(bytes->constData()), static_cast<uInt>(bytes->size()));
    return sum == entry.checksum ? Result<QByteArray>(*bytes) : brokenZip();
}

} // namespace

/// Both kinds begin with an uncompressed entry that says what the file is.
bool beginsAsLayeredZip(QByteArrayView bytes)
{
    const QByteArray head = bytes.first(std::min<qsizetype>(bytes.size(), 80)).toByteArray();
    return head.startsWith(QByteArray("PK\3\4", 4)) && head.mid(30, 8) == "mimetype" &&
           (head.contains("image/openraster") || head.contains("application/x-kr"));
}

Result<QByteArray> mergedPngIn(QIODevice &device)
{
    constexpr qint64 mostDirectory = 16 * 1024 * 1024;
    const std::optional<Directory> directory = directoryOf(device);
    if (!directory || directory->bytes > mostDirectory)
        return brokenZip();
    const std::optional<Entry> entry =
        entryNamed(readAt(device, directory->place, directory->bytes), "mergedimage.png");
    if (!entry)
        return zipError(LayeredZipWords::tr("the file has no picture of all its layers together; save it with a newer "
                                            "version of its program, or export a PNG"));
    return bytesOf(device, *entry);
}

} // namespace hitbox
