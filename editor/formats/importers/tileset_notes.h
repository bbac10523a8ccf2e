#pragma once

#include "formats/importers/import_notes.h"
#include "formats/importers/tileset_file.h"

namespace hitbox {

/// Which object becomes no shape, and why.
QString leftOutInWords(const TileObject &object);

/// That these of the tileset are: the first few by name.
ImportNote propertiesLeftOut(const Properties &properties);

/// What of the tileset and its tiles, besides their objects, a project has no place for: each kind once.
ImportNotes notesOnTileset(const TilesetFile &file);

} // namespace hitbox
