#include "images/png_colour_key.h"

#include <QByteArray>
#include <QRgba64>
#include <QtEndian>

namespace hitbox {

namespace {

std::optional<ColourKey> colourKeyFromBeginning(QIODevice &file)
{
    constexpr qint64 signature = 8;
    constexpr qint64 lengthAndType = 8;
    constexpr qint64 checksum = 4;
    constexpr int mostChunks = 100000; // real files have some dozen before their pixels
    const QByteArray begin = file.seek(0) ? file.read(26) : QByteArray();
    if (begin.size() < 26 || !begin.startsWith("\x89PNG") || begin.at(24) != 16 || begin.at(25) != 2)
        return std::nullopt;
    qint64 place = signature;
    for (int chunk = 0; chunk < mostChunks && file.seek(place); ++chunk) {
        const QByteArray head = file.read(lengthAndType);
        if (head.size() < lengthAndType || head.endsWith("IDAT"))
            return std::nullopt;
        const qint64 size = lengthAndType + qFromBigEndian<quint32>(head.constData()) + checksum;
        if (head == QByteArray("\0\0\0\6tRNS", lengthAndType)) {
            ColourKey key{.colour = {}, .begin = place, .size = size};
            const QByteArray bytes = file.read(sizeof(key.colour));
            if (bytes.size() < qsizetype(sizeof(key.colour)))
                return std::nullopt;
            qFromBigEndian<quint16>(bytes.constData(), qsizetype(key.colour.size()), key.colour.data());
            return key;
        }
        place += size;
    }
    return std::nullopt;
}

} // namespace

std::optional<ColourKey> colourKeyIn(QIODevice &file)
{
    const qint64 place = file.pos();
    const std::optional<ColourKey> key = colourKeyFromBeginning(file);
    file.seek(place);
    return key;
}

QImage withColourClear(QImage image, const ColourKey &key)
{
    image.convertTo(QImage::Format_RGBA64);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgba64 *>(image.scanLine(y)); // NOLINT(*-reinterpret-cast): 64 bits a pixel
        for (int x = 0; x < image.width(); ++x) {
            if (line[x].red() == key.colour[0] && line[x].green() == key.colour[1] && line[x].blue() == key.colour[2])
                line[x].setAlpha(0);
        }
    }
    return image;
}

} // namespace hitbox
