#include "images/aseprite/pictures.h"

#include "images/aseprite/file_bytes.h"
#include "images/inflate.h"

#include <QtEndian>

namespace hitbox::aseprite {

namespace {

constexpr qint64 mostKeptPixels = qint64(16) * 1024 * 1024;

quint32 cellAt(const QByteArray &bytes, qsizetype index, int bits)
{
    switch (bits) {
    case 8: return static_cast<quint8>(bytes[index]);
    case 16: return qFromLittleEndian<quint16>(bytes.constData() + index * 2);
    default: return qFromLittleEndian<quint32>(bytes.constData() + index * 4);
    }
}

/// The bits of the mask, moved to where its lowest one stands first.
quint32 masked(quint32 value, quint32 mask)
{
    return mask == 0 ? 0 : (value & mask) / (mask & (~mask + 1));
}

quint32 largestOf(int bits)
{
    return bits == 32 ? 0xffffffffU : (1U << bits) - 1;
}

} // namespace

void Work::take(qint64 pixels)
{
    m_left -= pixels;
    if (m_left < 0)
        throw Refusal{
            {}, Words::tr("there is too much to draw in it; merge layers, or save its tags as files of their own")};
}

Pictures::Pictures(const Contents &contents, Work &work)
    : m_contents(contents)
    , m_work(work)
{
}

QByteArray Pictures::unpacked(const PackedPicture &picture, qint64 bytesPerCell) const
{
    const qint64 cells = qint64(picture.size.width()) * picture.size.height();
    m_work.take(cells);
    const QByteArrayView packed = m_contents.bytesAt(picture.begin, picture.bytes);
    if (picture.kind == PackedPicture::Kind::Raw)
        return packed.toByteArray();
    const std::optional<QByteArray> bytes = inflated(packed, cells * bytesPerCell, DeflateWrapping::Zlib);
    if (!bytes)
        throw Refusal{{}, Words::tr("has a picture whose packed data is broken; save the file once more")};
    return *bytes;
}

std::vector<QRgb> Pictures::colors(const QByteArray &bytes, int palette) const
{
    const Header &header = m_contents.header;
    const auto count = static_cast<size_t>(bytes.size() / header.bytesPerPixel());
    std::vector<QRgb> pixels(count);
    const auto *from = reinterpret_cast<const quint8 *>(bytes.constData());
    switch (header.mode) {
    case ColorMode::Rgba:
        for (size_t i = 0; i < count; ++i, from += 4)
            pixels[i] = qRgba(from[0], from[1], from[2], from[3]);
        break;
    case ColorMode::Gray:
        for (size_t i = 0; i < count; ++i, from += 2)
            pixels[i] = qRgba(from[0], from[0], from[0], from[1]);
        break;
    case ColorMode::Indexed: {
        auto table = m_contents.palettes[static_cast<size_t>(palette)].colors;
        table[static_cast<size_t>(header.transparentIndex)] = 0;
        for (size_t i = 0; i < count; ++i)
            pixels[i] = table[from[i]];
        break;
    }
    }
    return pixels;
}

std::shared_ptr<const Pixels> Pictures::pixels(int picture, int palette)
{
    const std::pair key(picture, m_contents.header.mode == ColorMode::Indexed ? palette : 0);
    if (const auto kept = m_kept.find(key); kept != m_kept.end())
        return kept->second;
    const PackedPicture &packed = m_contents.pictures[static_cast<size_t>(picture)];
    const QByteArray bytes = unpacked(packed, m_contents.header.bytesPerPixel());
    const auto made = std::make_shared<Pixels>(Pixels{packed.size, colors(bytes, palette)});
    const auto count = static_cast<qint64>(made->colors.size());
    if (packed.uses > 1 && m_keptPixels + count <= mostKeptPixels) {
        m_keptPixels += count;
        m_kept.emplace(key, made);
    }
    return made;
}

std::shared_ptr<const TileMap> Pictures::tiles(int picture, const Tileset &tileset)
{
    const PackedPicture &packed = m_contents.pictures[static_cast<size_t>(picture)];
    const QByteArray bytes = unpacked(packed, packed.bitsPerTile / 8);
    auto map = std::make_shared<TileMap>();
    map->size = packed.size;
    const qsizetype count = qsizetype(packed.size.width()) * packed.size.height();
    map->tiles.resize(static_cast<size_t>(count));
    for (qsizetype i = 0; i < count; ++i) {
        const quint32 cell = cellAt(bytes, i, packed.bitsPerTile);
        const quint32 index = masked(cell, packed.idMask);
        const bool isEmpty = tileset.zeroIsEmpty ? index == 0 : cell == largestOf(packed.bitsPerTile);
        if (isEmpty || index >= static_cast<quint32>(tileset.count))
            continue;
        map->tiles[static_cast<size_t>(i)] = {int(index), (cell & packed.xFlipMask) != 0,
                                              (cell & packed.yFlipMask) != 0, (cell & packed.diagonalMask) != 0};
    }
    return map;
}

std::shared_ptr<const Pixels> Pictures::tilesetPixels(quint32 id, const Tileset &tileset, int palette)
{
    const std::pair key(id, m_contents.header.mode == ColorMode::Indexed ? palette : 0);
    if (const auto kept = m_tilesets.find(key); kept != m_tilesets.end())
        return kept->second;
    // One palette at a time: frames that change it every time would keep as many copies.
    m_tilesets.clear();
    const PackedPicture packed{.kind = PackedPicture::Kind::Deflated,
                               .size = {tileset.tile.width(), tileset.tile.height() * tileset.count},
                               .begin = tileset.begin,
                               .bytes = tileset.bytes};
    const QByteArray bytes = unpacked(packed, m_contents.header.bytesPerPixel());
    const auto made = std::make_shared<Pixels>(Pixels{packed.size, colors(bytes, palette)});
    m_tilesets.emplace(key, made);
    return made;
}

} // namespace hitbox::aseprite
