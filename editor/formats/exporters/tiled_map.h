#pragma once

#include "formats/exporters/stage_levels.h"
#include "formats/exporters/tiled_tileset.h"

namespace hitbox {

/// A stage as a map of Tiled with its tilesets within: an object layer for each layer of the stage, and on it an object
/// with the tile of the frame for each instance, scaled, mirrored and turned about its pivot.
/// Objects play what their tile does.
QList<Finding> tiledMapLosses(const Document &document, const Level &level);

OutputFile tiledMap(const Document &document, const Level &level, const ExportOptions &options);

} // namespace hitbox
