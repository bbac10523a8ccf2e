#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QImage>
#include <QList>
#include <QPoint>
#include <QSize>
#include <QtEndian>

#include <zlib.h>

/// Makes files of pictures and animations for tests, byte by byte after the formats' documents.
namespace hitbox::tests {

inline QByteArray bigLong(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

inline QByteArray bigShort(int number)
{
    QByteArray bytes(2, '\0');
    qToBigEndian(static_cast<quint16>(number), bytes.data());
    return bytes;
}

inline QByteArray smallLong(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

inline QByteArray smallShort(int number)
{
    return smallLong(static_cast<quint32>(number)).first(2);
}

inline quint32 crcOf(const QByteArray &bytes)
{
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(bytes.size())));
}

inline QByteArray savedAs(const QImage &image, const char *format, int quality = -1)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return bytes;
}

inline QImage filled(QSize size, QRgb color)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(color);
    return image;
}

// GIF89a.

struct GifFrame {
    QPoint at;
    QSize size;
    QByteArray indices; ///< below 128, at most 100
    int delay = 10;     ///< hundredths of a second
    int dispose = 0;    ///< 1: stays, 2: cleared, 3: what was before it comes back
    int transparent = -1;
};

/// Colour i is (i, 255 - i, 7).
inline QByteArray gif(QSize size, const QList<GifFrame> &frames)
{
    QByteArray bytes = "GIF89a" + smallShort(size.width()) + smallShort(size.height()) + QByteArray("\xf6\0\0", 3);
    for (int i = 0; i < 128; ++i)
        bytes += QByteArray().append(char(i)).append(char(255 - i)).append(char(7));
    for (const GifFrame &frame : frames) {
        bytes += QByteArray("\x21\xf9\x04").append(char(frame.dispose << 2 | (frame.transparent >= 0 ? 1 : 0)));
        bytes += smallShort(frame.delay).append(char(frame.transparent < 0 ? 0 : frame.transparent)).append('\0');
        bytes += "\x2c" + smallShort(frame.at.x()) + smallShort(frame.at.y()) + smallShort(frame.size.width()) +
                 smallShort(frame.size.height()) + QByteArray(1, '\0');
        // Codes of eight bits: one that clears, those of the pixels, one that ends.
        const QByteArray codes = "\x80" + frame.indices + "\x81";
        bytes += QByteArray("\x07").append(char(codes.size())) + codes + QByteArray(1, '\0');
    }
    return bytes + ";";
}

// PNG with animation control.

inline QByteArray pngPart(const QByteArray &type, const QByteArray &data)
{
    return bigLong(static_cast<quint32>(data.size())) + type + data + bigLong(crcOf(type + data));
}

/// Of the picture's pixels: the data of all its IDAT chunks.
inline QByteArray pngPixels(const QImage &image)
{
    const QByteArray png = savedAs(image, "png");
    QByteArray data;
    for (qsizetype place = 8; place + 12 <= png.size();) {
        const qsizetype size = qFromBigEndian<quint32>(png.constData() + place);
        if (png.mid(place + 4, 4) == "IDAT")
            data += png.mid(place + 8, size);
        place += 12 + size;
    }
    return data;
}

struct ApngPart {
    QImage picture;
    QPoint at;
    int delay = 10;
    int delayParts = 100;
    int dispose = 0;
    int blend = 0;
};

enum class FirstPicture { IsFrame, IsApart };

inline QByteArray apng(QSize size, const QList<ApngPart> &parts, FirstPicture first = FirstPicture::IsFrame,
                       int stated = -1, const QByteArray &chunksBefore = {})
{
    const auto sequence = [number = 0]() mutable { return bigLong(static_cast<quint32>(number++)); };
    QByteArray bytes("\x89PNG\r\n\x1a\n", 8);
    bytes += pngPart("IHDR", bigLong(size.width()) + bigLong(size.height()) + QByteArray("\x08\x06\0\0\0", 5));
    const auto count = static_cast<quint32>(stated < 0 ? parts.size() : stated);
    bytes += pngPart("acTL", bigLong(count) + bigLong(0)) + chunksBefore;
    if (first == FirstPicture::IsApart)
        bytes += pngPart("IDAT", pngPixels(filled(size, 0xffabcdef)));
    auto next = sequence;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const ApngPart &part = parts[i];
        bytes += pngPart("fcTL", next() + bigLong(part.picture.width()) + bigLong(part.picture.height()) +
                                     bigLong(part.at.x()) + bigLong(part.at.y()) + bigShort(part.delay) +
                                     bigShort(part.delayParts) + char(part.dispose) + char(part.blend));
        const QByteArray pixels = pngPixels(part.picture);
        if (i == 0 && first == FirstPicture::IsFrame)
            bytes += pngPart("IDAT", pixels);
        else
            bytes += pngPart("fdAT", next() + pixels);
    }
    return bytes + pngPart("IEND", {});
}

// WebP.

inline QByteArray riffPart(const QByteArray &type, const QByteArray &data)
{
    return type + smallLong(static_cast<quint32>(data.size())) + data + QByteArray(data.size() % 2, '\0');
}

struct WebpFrame {
    QImage picture;
    QPoint at; ///< even
    int duration = 100;
    int flags = 0; ///< 1: its place is cleared after it, 2: it takes the place of what is there
};

/// Of files that say that they have alpha, or that they have none.
enum class WebpAlpha { Some, None };

/// Empty where this machine cannot write WebP.
inline QByteArray webp(QSize size, const QList<WebpFrame> &frames, WebpAlpha alpha = WebpAlpha::Some)
{
    const auto three = [](int number) { return smallLong(static_cast<quint32>(number)).first(3); };
    QByteArray body = "WEBP" + riffPart("VP8X", QByteArray(alpha == WebpAlpha::Some ? "\x12\0\0\0" : "\x02\0\0\0", 4) +
                                                    three(size.width() - 1) + three(size.height() - 1));
    body += riffPart("ANIM", QByteArray(6, '\0'));
    for (const WebpFrame &frame : frames) {
        const QByteArray still = savedAs(frame.picture, "webp", 100);
        if (still.size() < 12)
            return {};
        body += riffPart("ANMF", three(frame.at.x() / 2) + three(frame.at.y() / 2) + three(frame.picture.width() - 1) +
                                     three(frame.picture.height() - 1) + three(frame.duration) + char(frame.flags) +
                                     still.mid(12));
    }
    return "RIFF" + smallLong(static_cast<quint32>(body.size())) + body;
}

// Zip archives.

struct ZipPart {
    QByteArray name;
    QByteArray bytes;
    bool isPacked = false;
};

inline QByteArray deflatedAlone(const QByteArray &bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    QByteArray packed(static_cast<qsizetype>(size), '\0');
    compress(reinterpret_cast<Bytef *>(packed.data()), &size, reinterpret_cast<const Bytef *>(bytes.constData()),
             static_cast<uLong>(bytes.size()));
    return packed.first(static_cast<qsizetype>(size)).mid(2).chopped(4);
}

inline QByteArray zip(const QList<ZipPart> &parts, const QByteArray &comment = {})
{
    QByteArray bytes;
    QByteArray directory;
    for (const ZipPart &part : parts) {
        const QByteArray data = part.isPacked ? deflatedAlone(part.bytes) : part.bytes;
        const QByteArray common = smallShort(20) + smallShort(0) + smallShort(part.isPacked ? 8 : 0) + smallLong(0) +
                                  smallLong(crcOf(part.bytes)) + smallLong(static_cast<quint32>(data.size())) +
                                  smallLong(static_cast<quint32>(part.bytes.size())) +
                                  smallShort(static_cast<int>(part.name.size())) + smallShort(0);
        directory += QByteArray("PK\1\2", 4) + smallShort(20) + common + smallShort(0) + QByteArray(8, '\0') +
                     smallLong(static_cast<quint32>(bytes.size())) + part.name;
        bytes += QByteArray("PK\3\4", 4) + common + part.name + data;
    }
    const auto count = static_cast<int>(parts.size());
    return bytes + directory + QByteArray("PK\5\6\0\0\0\0", 8) + smallShort(count) + smallShort(count) +
           smallLong(static_cast<quint32>(directory.size())) + smallLong(static_cast<quint32>(bytes.size())) +
           smallShort(static_cast<int>(comment.size())) + comment;
}

// Photoshop.

struct PsdSpec {
    QSize size;
    int mode = 3;  ///< 1 gray, 2 indexed, 3 RGB, 4 CMYK
    int depth = 8; ///< bits
    QList<QByteArray> channels = {};
    int layers = 0;          ///< below 0: the channel behind the colours is transparency
    bool isInRuns = false;   ///< packed as literal runs
    QByteArray palette = {}; ///< of indexed ones, or empty
    int version = 1;         ///< 2 is a .psb
};

inline QByteArray psd(const PsdSpec &spec)
{
    QByteArray bytes = "8BPS" + bigShort(spec.version) + QByteArray(6, '\0') +
                       bigShort(static_cast<int>(spec.channels.size())) + bigLong(spec.size.height()) +
                       bigLong(spec.size.width()) + bigShort(spec.depth) + bigShort(spec.mode);
    bytes += bigLong(static_cast<quint32>(spec.palette.size())) + spec.palette + bigLong(0);
    const auto length = [&spec](qsizetype size) {
        return spec.version == 2 ? bigLong(0) + bigLong(static_cast<quint32>(size))
                                 : bigLong(static_cast<quint32>(size));
    };
    const QByteArray layers = length(2) + bigShort(spec.layers);
    bytes += length(layers.size()) + layers + bigShort(spec.isInRuns ? 1 : 0);
    const int rowBytes = spec.size.width() * spec.depth / 8;
    QByteArray lengths;
    QByteArray rows;
    for (const QByteArray &channel : spec.channels) {
        for (qsizetype place = 0; place < channel.size(); place += rowBytes) {
            const QByteArray row = channel.mid(place, rowBytes);
            const QByteArray packed = spec.isInRuns ? QByteArray(1, char(rowBytes - 1)) + row : row;
            lengths += spec.version == 2 ? bigLong(static_cast<quint32>(packed.size()))
                                         : bigShort(static_cast<int>(packed.size()));
            rows += packed;
        }
    }
    return bytes + (spec.isInRuns ? lengths : QByteArray()) + rows;
}

} // namespace hitbox::tests
