#pragma once

#include "formats/exporters/tiled_grid.h"
#include "formats/format.h"
#include "formats/text/xml_writer.h"

#include <QMap>

/// A sprite as a tileset of Tiled: a tile for each frame, in pixels of the tile, y down.
namespace hitbox {

struct TiledTileset {
    int sprite = 0;            ///< its index in the document
    bool areImagesRead = true; ///< the sizes are those of the images, not a guess

    /// Sizes by path; where an image cannot be read, as large as the frames need.
    QHash<QString, QSize> imageSizes;

    std::optional<TiledGrid> grid; ///< nothing: each tile is a rectangle of the image, a collection of images to Tiled

    /// The number of the frame's tile.
    int tileOf(const Sprite &from, int frame) const;
    /// One more than the largest number of a tile.
    int tileCount(const Sprite &from) const;
};

TiledTileset tiledTilesetOf(const Document &document, int sprite, const ExportOptions &options);

/// Tags by the frame that they show first, whose tile carries the animation. Tiled has one for a tile.
QMap<int, int> tiledAnimationsOf(const Sprite &sprite);

/// What Tiled will not show as it is in the project.
QList<Finding> tiledLosses(const Document &document, const TiledTileset &tileset);

/// Fills an element <tileset> that has begun: the attributes and elements that it has in a file and in a map alike.
void writeTiledTileset(XmlWriter &xml, const Document &document, const TiledTileset &tileset);

/// The version that maps and tilesets are written for. 1.9 and later take rectangles of images.
inline constexpr const char *tiledVersion = "1.10";

} // namespace hitbox
