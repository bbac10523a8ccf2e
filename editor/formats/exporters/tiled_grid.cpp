#include "formats/exporters/tiled_grid.h"

#include <QSet>

#include <algorithm>
#include <numeric>

namespace hitbox {

namespace {

/// What the frames' corners have in common along one axis.
struct TileAxis {
    int first = 0; ///< the least coordinate
    int pitch = 0; ///< the largest step that leads from it to all others; 0 where all are the same
};

TileAxis axisOf(const QList<Frame> &frames, int (*coordinate)(QPoint))
{
    TileAxis axis{coordinate(frames.constFirst().rect.topLeft()), 0};
    for (const Frame &frame : frames)
        axis.first = std::min(axis.first, coordinate(frame.rect.topLeft()));
    for (const Frame &frame : frames)
        axis.pitch = std::gcd(axis.pitch, coordinate(frame.rect.topLeft()) - axis.first);
    return axis;
}

bool fitsPitch(const TileAxis &axis, int pitch, int margin)
{
    return axis.pitch % pitch == 0 && axis.first >= margin && (axis.first - margin) % pitch == 0;
}

int cellsAlong(int image, int tile, const TiledGrid &grid)
{
    return (image - grid.margin + grid.spacing) / (tile + grid.spacing);
}

bool areAtOnePlaceEach(const QList<Frame> &frames)
{
    QSet<std::pair<int, int>> corners;
    for (const Frame &frame : frames)
        corners.insert({frame.rect.x(), frame.rect.y()});
    return corners.size() == frames.size();
}

} // namespace

std::optional<TiledGrid> tiledGridOf(const Sprite &sprite, QSize image)
{
    const QSize tile = sprite.frames.constFirst().rect.size();
    const QRect whole(QPoint(0, 0), image);
    const bool areTiles = std::all_of(sprite.frames.begin(), sprite.frames.end(), [&](const Frame &frame) {
        return frame.rect.size() == tile && whole.contains(frame.rect);
    });
    if (!areTiles || !areAtOnePlaceEach(sprite.frames))
        return std::nullopt;

    const TileAxis x = axisOf(sprite.frames, [](QPoint corner) { return corner.x(); });
    const TileAxis y = axisOf(sprite.frames, [](QPoint corner) { return corner.y(); });
    for (const int spacing : {0, x.pitch - tile.width(), y.pitch - tile.height()}) {
        if (spacing < 0)
            continue;
        TiledGrid grid{tile, 0, spacing, 1, 1};
        grid.margin = x.first % (tile.width() + spacing);
        if (!fitsPitch(x, tile.width() + spacing, grid.margin) || !fitsPitch(y, tile.height() + spacing, grid.margin))
            continue;
        grid.columns = cellsAlong(image.width(), tile.width(), grid);
        grid.rows = cellsAlong(image.height(), tile.height(), grid);
        return grid;
    }
    return std::nullopt;
}

int tileAt(const TiledGrid &grid, QPoint corner)
{
    const int column = (corner.x() - grid.margin) / (grid.tile.width() + grid.spacing);
    const int row = (corner.y() - grid.margin) / (grid.tile.height() + grid.spacing);
    return row * grid.columns + column;
}

} // namespace hitbox
