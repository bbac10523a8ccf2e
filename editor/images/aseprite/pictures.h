#pragma once

#include "images/aseprite/contents.h"

#include <QHash>

#include <future>
#include <map>
#include <memory>
#include <vector>

namespace hitbox::aseprite {

/// Straight ARGB, row by row.
struct Pixels {
    QSize size;
    std::vector<QRgb> colors;
};

struct Tile {
    int index = -1; ///< -1: empty
    bool isFlippedX = false;
    bool isFlippedY = false;
    bool isDiagonal = false; ///< columns are rows
};

struct TileMap {
    QSize size; ///< in tiles
    std::vector<Tile> tiles;
};

/// Counts what drawing takes, and refuses when it is too much.
class Work
{
public:
    explicit Work(const Limits &limits)
        : m_left(limits.work)
    {
    }
    void take(qint64 pixels);

private:
    qint64 m_left;
};

/// Unpacks pictures. Those that several cels show are kept, within limits. All throw a Refusal for broken data.
class Pictures
{
public:
    Pictures(const Contents &contents, Work &work); ///< both outlive it
    ~Pictures();
    Pictures(const Pictures &) = delete;
    Pictures &operator=(const Pictures &) = delete;

    /// Unpacks the pictures beside the caller, who asks for them after the next call. Takes no work, and no more memory
    /// than mostUnpackedAhead: it changes nothing but how long one waits.
    void unpackAhead(const std::vector<int> &pictures);

    std::shared_ptr<const Pixels> pixels(int picture, int palette);
    std::shared_ptr<const TileMap> tiles(int picture, const Tileset &tileset);

    /// The tiles, one below the other.
    std::shared_ptr<const Pixels> tilesetPixels(quint32 id, const Tileset &tileset, int palette);

private:
    /// Memory for the bytes of a picture, which is used again.
    using Room = std::vector<QRgb>;
    using Rooms = std::map<int, Room>; ///< by picture

    static Rooms unpackedOf(const Contents &contents, const std::vector<int> &pictures, std::vector<Room> spare);
    Room unpackedRoom(int picture);
    Room spareRoom();
    void keepSpare(Room room);
    QByteArray unpacked(const PackedPicture &picture, qint64 bytesPerCell) const;
    void checkPacked(bool isWhole) const;
    std::vector<QRgb> colors(QByteArrayView bytes, int palette) const;

    const Contents &m_contents;
    Work &m_work;
    std::map<std::pair<int, int>, std::shared_ptr<const Pixels>> m_kept;
    std::map<std::pair<quint32, int>, std::shared_ptr<const Pixels>> m_tilesets;
    qint64 m_keptPixels = 0;
    qint64 m_tilesetPixels = 0;
    std::shared_ptr<Pixels> m_last; ///< whose memory is free again once nobody else has it
    std::vector<Room> m_spare;
    size_t m_sparePixels = 0;
    Rooms m_ready;
    std::future<Rooms> m_ahead;
};

} // namespace hitbox::aseprite
