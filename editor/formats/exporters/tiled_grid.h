#pragma once

#include "document/document.h"

#include <optional>

/// How Tiled cuts one image into tiles of equal size: rows of cells with `spacing` between them, `margin` pixels from
/// the left and the top edge of the image.
namespace hitbox {

struct TiledGrid {
    QSize tile;
    int margin = 0;
    int spacing = 0;
    int columns = 1; ///< as Tiled counts them: whole cells across the image
    int rows = 1;

    friend bool operator==(const TiledGrid &, const TiledGrid &) = default;
};

/// The grid that has a cell of its own for each of the sprite's frames; nothing where there is none, or where a frame
/// is not within the image. There must be a frame.
std::optional<TiledGrid> tiledGridOf(const Sprite &sprite, QSize image);

/// The number of the cell that begins at the corner.
int tileAt(const TiledGrid &grid, QPoint corner);

} // namespace hitbox
