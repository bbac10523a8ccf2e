#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QColor>
#include <QList>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QString>
#include <QtEndian>

#include <zlib.h>

#include <optional>

/// Makes Aseprite files for tests, chunk by chunk, after the format's documents.
namespace hitbox::tests::maker {

class Bytes
{
public:
    template <typename Number>
    Bytes &put(Number number)
    {
        const Number stored = qToLittleEndian(number);
        m_bytes.append(reinterpret_cast<const char *>(&stored), sizeof stored);
        return *this;
    }
    Bytes &byte(int value) { return put(static_cast<quint8>(value)); }
    Bytes &word(int value) { return put(static_cast<quint16>(value)); }
    Bytes &dword(qint64 value) { return put(static_cast<quint32>(value)); }
    Bytes &zeros(int count)
    {
        m_bytes.append(count, '\0');
        return *this;
    }
    Bytes &text(const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        return word(static_cast<int>(utf8.size())).raw(utf8);
    }
    Bytes &raw(QByteArrayView bytes)
    {
        m_bytes.append(bytes);
        return *this;
    }
    Bytes &rect(const QRect &rect) { return dword(rect.x()).dword(rect.y()).dword(rect.width()).dword(rect.height()); }

    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

inline QByteArray deflated(const QByteArray &bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    QByteArray packed(static_cast<qsizetype>(size), '\0');
    compress(reinterpret_cast<Bytef *>(packed.data()), &size, reinterpret_cast<const Bytef *>(bytes.constData()),
             static_cast<uLong>(bytes.size()));
    packed.resize(static_cast<qsizetype>(size));
    return packed;
}

/// Of RGBA pictures: four bytes a pixel.
inline QByteArray pixels(const QList<QRgb> &colors)
{
    Bytes bytes;
    for (const QRgb color : colors)
        bytes.byte(qRed(color)).byte(qGreen(color)).byte(qBlue(color)).byte(qAlpha(color));
    return bytes.bytes();
}

inline QByteArray pixels(QSize size, QRgb color)
{
    return pixels(QList<QRgb>(qsizetype(size.width()) * size.height(), color));
}

struct LayerSpec {
    QString name = QStringLiteral("Layer");
    int flags = 1 | 2; ///< visible, editable
    int kind = 0;
    int level = 0;
    int blend = 0;
    int opacity = 255;
    int tileset = 0;
};

struct CelSpec {
    int layer = 0;
    QPoint at;
    QSize size = {1, 1};
    int opacity = 255;
    int zIndex = 0;
};

inline Bytes celHead(const CelSpec &cel, int type)
{
    Bytes bytes;
    bytes.word(cel.layer).word(cel.at.x()).word(cel.at.y()).byte(cel.opacity).word(type).word(cel.zIndex).zeros(5);
    return bytes;
}

/// Chunk numbers.
inline constexpr int oldPalette = 0x0004;
inline constexpr int oldestPalette = 0x000b;
inline constexpr int layerChunk = 0x2004;
inline constexpr int celChunk = 0x2005;
inline constexpr int celExtraChunk = 0x2006;
inline constexpr int profileChunk = 0x2007;
inline constexpr int externalFilesChunk = 0x2008;
inline constexpr int maskChunk = 0x2016;
inline constexpr int pathChunk = 0x2017;
inline constexpr int tagsChunk = 0x2018;
inline constexpr int paletteChunk = 0x2019;
inline constexpr int userDataChunk = 0x2020;
inline constexpr int sliceChunk = 0x2022;
inline constexpr int tilesetChunk = 0x2023;

class FrameMaker
{
public:
    explicit FrameMaker(int duration = 100)
        : m_duration(duration)
    {
    }

    FrameMaker &chunk(int type, const QByteArray &data)
    {
        m_chunks.dword(data.size() + 6).word(type).raw(data);
        ++m_count;
        return *this;
    }

    FrameMaker &layer(const LayerSpec &layer)
    {
        Bytes bytes;
        bytes.word(layer.flags).word(layer.kind).word(layer.level).zeros(4).word(layer.blend).byte(layer.opacity);
        bytes.zeros(3).text(layer.name);
        if (layer.kind == 2)
            bytes.dword(layer.tileset);
        return chunk(layerChunk, bytes.bytes());
    }
    FrameMaker &cel(const CelSpec &cel, const QByteArray &pixels)
    {
        return chunk(celChunk,
                     celHead(cel, 2).word(cel.size.width()).word(cel.size.height()).raw(deflated(pixels)).bytes());
    }
    FrameMaker &rawCel(const CelSpec &cel, const QByteArray &pixels)
    {
        return chunk(celChunk, celHead(cel, 0).word(cel.size.width()).word(cel.size.height()).raw(pixels).bytes());
    }
    FrameMaker &linkedCel(const CelSpec &cel, int frame)
    {
        return chunk(celChunk, celHead(cel, 1).word(frame).bytes());
    }
    /// `cel.size` in tiles.
    FrameMaker &tileCel(const CelSpec &cel, const QList<quint32> &tiles, int bits = 32)
    {
        Bytes cells;
        for (const quint32 tile : tiles)
            bits == 8 ? cells.byte(int(tile)) : bits == 16 ? cells.word(int(tile)) : cells.dword(tile);
        Bytes bytes = celHead(cel, 3);
        bytes.word(cel.size.width()).word(cel.size.height()).word(bits);
        bits == 32 ? bytes.dword(0x1fffffff).dword(0x80000000).dword(0x40000000).dword(0x20000000)
                   : bytes.dword(0x0f).dword(0x80).dword(0x40).dword(0x20);
        return chunk(celChunk, bytes.zeros(10).raw(deflated(cells.bytes())).bytes());
    }
    FrameMaker &palette(const QList<QRgb> &colors, int first = 0, int size = -1)
    {
        Bytes bytes;
        bytes.dword(size < 0 ? first + colors.size() : size).dword(first).dword(first + colors.size() - 1).zeros(8);
        for (qsizetype i = 0; i < colors.size(); ++i) {
            bytes.word(i == 0 ? 1 : 0).byte(qRed(colors[i])).byte(qGreen(colors[i])).byte(qBlue(colors[i]));
            bytes.byte(qAlpha(colors[i]));
            if (i == 0)
                bytes.text(QStringLiteral("first"));
        }
        return chunk(paletteChunk, bytes.bytes());
    }
    FrameMaker &userText(const QString &text)
    {
        return chunk(userDataChunk, Bytes().dword(1 | 2).text(text).dword(0).bytes());
    }
    /// The tiles one below the other; a flag of 4 says that tile 0 is empty.
    FrameMaker &tileset(int id, QSize tile, int count, const QByteArray &pixels, int flags = 2 | 4)
    {
        Bytes bytes;
        bytes.dword(id).dword(flags).dword(count).word(tile.width()).word(tile.height()).word(1).zeros(14);
        bytes.text(QStringLiteral("tiles"));
        if ((flags & 1) != 0)
            bytes.dword(7).dword(0);
        if ((flags & 2) != 0) {
            const QByteArray packed = deflated(pixels);
            bytes.dword(packed.size()).raw(packed);
        }
        return chunk(tilesetChunk, bytes.bytes());
    }

    QByteArray bytes() const
    {
        const QByteArray chunks = m_chunks.bytes();
        return Bytes()
            .dword(chunks.size() + 16)
            .word(0xf1fa)
            .word(m_count)
            .word(m_duration)
            .zeros(2)
            .dword(m_count)
            .raw(chunks)
            .bytes();
    }

private:
    int m_duration;
    int m_count = 0;
    Bytes m_chunks;
};

struct TagSpec {
    QString name;
    int from = 0;
    int to = 0;
    int direction = 0;
    int repeat = 0;
};

inline QByteArray tags(const QList<TagSpec> &tags)
{
    Bytes bytes;
    bytes.word(static_cast<int>(tags.size())).zeros(8);
    for (const TagSpec &tag : tags)
        bytes.word(tag.from).word(tag.to).byte(tag.direction).word(tag.repeat).zeros(6 + 3 + 1).text(tag.name);
    return bytes.bytes();
}

struct FileSpec {
    QSize size = {4, 4};
    int depth = 32;
    int flags = 1; ///< layers have opacities
    int speed = 0;
    int transparent = 0;
    int colors = 256;
    QSize pixelRatio = {1, 1};
};

inline QByteArray file(const FileSpec &spec, const QList<FrameMaker> &frames)
{
    QByteArray body;
    for (const FrameMaker &frame : frames)
        body += frame.bytes();
    Bytes bytes;
    bytes.dword(128 + body.size()).word(0xa5e0).word(static_cast<int>(frames.size()));
    bytes.word(spec.size.width()).word(spec.size.height()).word(spec.depth).dword(spec.flags).word(spec.speed).zeros(8);
    bytes.byte(spec.transparent).zeros(3).word(spec.colors);
    bytes.byte(spec.pixelRatio.width()).byte(spec.pixelRatio.height());
    return bytes.zeros(128 - static_cast<int>(bytes.bytes().size())).raw(body).bytes();
}

} // namespace hitbox::tests::maker
