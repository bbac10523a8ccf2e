#pragma once

#include "images/aseprite/contents.h"

#include <QHash>

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

    std::shared_ptr<const Pixels> pixels(int picture, int palette);
    std::shared_ptr<const TileMap> tiles(int picture, const Tileset &tileset);

    /// The tiles, one below the other.
    std::shared_ptr<const Pixels> tilesetPixels(quint32 id, const Tileset &tileset, int palette);

private:
    QByteArray unpacked(const PackedPicture &picture, qint64 bytesPerCell) const;
    std::vector<QRgb> colors(const QByteArray &bytes, int palette) const;

    const Contents &m_contents;
    Work &m_work;
    std::map<std::pair<int, int>, std::shared_ptr<const Pixels>> m_kept;
    std::map<std::pair<quint32, int>, std::shared_ptr<const Pixels>> m_tilesets;
    qint64 m_keptPixels = 0;
};

} // namespace hitbox::aseprite
