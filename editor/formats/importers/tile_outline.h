#pragma once

#include "formats/importers/tileset_file.h"

#include <optional>

namespace hitbox {

/// The object in pixels of its tile, turned about its own place; nothing for what has no area and is no line: points,
/// texts, pictures and rectangles of no size.
std::optional<Outline> outlineOfTile(const TileObject &object);

} // namespace hitbox
