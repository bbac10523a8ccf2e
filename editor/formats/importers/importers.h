#pragma once

#include "formats/importers/importer.h"
#include "formats/json/json_fields.h"

/// The importers one by one, each defined in the file of its name. all_importers.cpp puts them in order.
namespace hitbox {

/// What a row of the table reads by: an importer's function that leaves by a fields::Refusal.
template <Imported (*Read)(const ImportSource &)>
Result<Imported> readBy(const ImportSource &source)
{
    return fields::readOrRefused([&source] { return Read(source); });
}

Importer asepriteFileImporter();
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
