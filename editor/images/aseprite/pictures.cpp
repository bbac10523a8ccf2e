#include "images/aseprite/pictures.h"

#include "images/aseprite/file_bytes.h"
#include "images/inflate.h"

#include <QtEndian>

#include <cstring>
#include <utility>

namespace hitbox::aseprite {

namespace {

constexpr qint64 mostKeptPixels = qint64(16) * 1024 * 1024;
constexpr qint64 mostUnpackedAhead = qint64(8) * 1024 * 1024; ///< pixels
constexpr size_t mostSparePixels = size_t(8) * 1024 * 1024;

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

qint64 bytesOf(const Contents &contents, const PackedPicture &picture)
{
    return qint64(picture.size.width()) * picture.size.height() * contents.header.bytesPerPixel();
}

std::vector<QRgb> roomFor(std::vector<QRgb> room, qint64 bytes)
{
    room.resize(static_cast<size_t>((bytes + 3) / 4));
    return room;
}

/// From red, green, blue and alpha as bytes, in place. Most neighbours are both nothing.
void toArgb(std::vector<QRgb> &pixels)
{
    constexpr quint64 greenAndAlpha = 0xff00ff00ff00ff00;
    constexpr quint64 low = 0x000000ff000000ff;
    const auto turned = [](quint64 two) { return (two & greenAndAlpha) | (two & low) << 16 | ((two >> 16) & low); };
    size_t i = 0;
    for (; i + 1 < pixels.size(); i += 2) {
        quint64 two = 0;
        std::memcpy(&two, &pixels[i], sizeof two);
        if (two == 0)
            continue;
        two = turned(two);
        std::memcpy(&pixels[i], &two, sizeof two);
    }
    if (i < pixels.size())
        pixels[i] = QRgb(turned(pixels[i]));
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

Pictures::~Pictures()
{
    if (m_ahead.valid())
        m_ahead.wait(); // it looks at the contents
}

Pictures::Rooms Pictures::unpackedOf(const Contents &contents, const std::vector<int> &pictures,
                                     std::vector<Room> spare)
{
    Rooms rooms;
    qint64 left = mostUnpackedAhead;
    for (const int number : pictures) {
        const PackedPicture &picture = contents.pictures[static_cast<size_t>(number)];
        const QByteArrayView packed = contents.bytesAt(picture.begin, picture.bytes);
        const qint64 bytes = bytesOf(contents, picture);
        left -= bytes / contents.header.bytesPerPixel();
        if (left < 0)
            break;
        if (picture.kind != PackedPicture::Kind::Deflated || rooms.contains(number) || !canInflateTo(packed, bytes))
            continue;
        Room room;
        if (!spare.empty()) {
            room = std::move(spare.back());
            spare.pop_back();
        }
        room = roomFor(std::move(room), bytes);
        if (inflateInto(reinterpret_cast<char *>(room.data()), bytes, packed, DeflateWrapping::Zlib))
            rooms.emplace(number, std::move(room));
    }
    return rooms;
}

void Pictures::unpackAhead(const std::vector<int> &pictures)
{
    for (auto &[picture, room] : m_ready)
        keepSpare(std::move(room));
    m_ready.clear();
    if (m_ahead.valid())
        m_ready = m_ahead.get();
    if (pictures.empty())
        return;
    m_sparePixels = 0;
    m_ahead = std::async([&contents = m_contents, pictures, spare = std::exchange(m_spare, {})]() mutable {
        return unpackedOf(contents, pictures, std::move(spare));
    });
}

Pictures::Room Pictures::spareRoom()
{
    if (m_spare.empty())
        return {};
    Room room = std::move(m_spare.back());
    m_spare.pop_back();
    m_sparePixels -= room.size();
    return room;
}

void Pictures::keepSpare(Room room)
{
    if (m_sparePixels + room.size() > mostSparePixels)
        return;
    m_sparePixels += room.size();
    m_spare.push_back(std::move(room));
}

void Pictures::checkPacked(bool isWhole) const
{
    if (!isWhole)
        throw Refusal{{}, Words::tr("has a picture whose packed data is broken; save the file once more")};
}

/// The bytes of a picture of pixels.
Pictures::Room Pictures::unpackedRoom(int picture)
{
    const PackedPicture &packed = m_contents.pictures[static_cast<size_t>(picture)];
    m_work.take(qint64(packed.size.width()) * packed.size.height());
    if (const auto ready = m_ready.find(picture); ready != m_ready.end()) {
        Room room = std::move(ready->second);
        m_ready.erase(ready);
        return room;
    }
    const QByteArrayView bytes = m_contents.bytesAt(packed.begin, packed.bytes);
    const qint64 size = bytesOf(m_contents, packed);
    const bool isRaw = packed.kind == PackedPicture::Kind::Raw;
    checkPacked(isRaw ? bytes.size() >= size : canInflateTo(bytes, size));
    Room room = roomFor(spareRoom(), size);
    auto *to = reinterpret_cast<char *>(room.data());
    if (isRaw)
        std::copy_n(bytes.data(), size, to);
    else
        checkPacked(inflateInto(to, size, bytes, DeflateWrapping::Zlib));
    return room;
}

QByteArray Pictures::unpacked(const PackedPicture &picture, qint64 bytesPerCell) const
{
    const qint64 cells = qint64(picture.size.width()) * picture.size.height();
    m_work.take(cells);
    const QByteArrayView packed = m_contents.bytesAt(picture.begin, picture.bytes);
    if (picture.kind == PackedPicture::Kind::Raw)
        return packed.toByteArray();
    const std::optional<QByteArray> bytes = inflated(packed, cells * bytesPerCell, DeflateWrapping::Zlib);
    checkPacked(bytes.has_value());
    return *bytes;
}

std::vector<QRgb> Pictures::colors(QByteArrayView bytes, int palette) const
{
    const Header &header = m_contents.header;
    const auto count = static_cast<size_t>(bytes.size() / header.bytesPerPixel());
    std::vector<QRgb> pixels(count);
    const auto *from = reinterpret_cast<const quint8 *>(bytes.data());
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
    if (m_last && m_last.use_count() == 1)
        keepSpare(std::move(m_last->colors));
    m_last.reset();
    Room room = unpackedRoom(picture);
    if (m_contents.header.mode == ColorMode::Rgba && Q_BYTE_ORDER == Q_LITTLE_ENDIAN) {
        toArgb(room);
    } else {
        const QByteArrayView bytes(reinterpret_cast<const char *>(room.data()), bytesOf(m_contents, packed));
        std::vector<QRgb> made = colors(bytes, palette);
        keepSpare(std::exchange(room, std::move(made)));
    }
    const auto made = std::make_shared<Pixels>(Pixels{packed.size, std::move(room)});
    m_last = made;
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
    const PackedPicture packed{.kind = PackedPicture::Kind::Deflated,
                               .size = {tileset.tile.width(), tileset.tile.height() * tileset.count},
                               .begin = tileset.begin,
                               .bytes = tileset.bytes};
    const qint64 count = qint64(packed.size.width()) * packed.size.height();
    // Of one palette at a time: frames that change it every time would keep as many copies.
    const bool isOfAnother = !m_tilesets.empty() && m_tilesets.begin()->first.second != key.second;
    if (isOfAnother || m_tilesetPixels + count > mostKeptPixels) {
        m_tilesets.clear();
        m_tilesetPixels = 0;
    }
    const QByteArray bytes = unpacked(packed, m_contents.header.bytesPerPixel());
    const auto made = std::make_shared<Pixels>(Pixels{packed.size, colors(bytes, palette)});
    m_tilesetPixels += count;
    m_tilesets.emplace(key, made);
    return made;
}

} // namespace hitbox::aseprite
