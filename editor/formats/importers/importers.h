#pragma once

#include "formats/importers/importer.h"

/// The importers one by one, each defined in the file of its name. all_importers.cpp puts them in order.
namespace hitbox {

Importer asepriteImporter();
Importer godotImporter();
Importer imageImporter();
Importer jsonImporter();
Importer libgdxAtlasImporter();
Importer libgdxImporter();
Importer mugenImporter();
Importer phaserImporter();
Importer rubeImporter();
Importer texturePackerImporter();
Importer tiledImporter();

} // namespace hitbox
