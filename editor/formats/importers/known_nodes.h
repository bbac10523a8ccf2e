#pragma once

#include "formats/importers/imported_sprite.h"

namespace hitbox {

struct KnownNodes {
    ImportedSprite item;
    QHash<QString, QString> categories; ///< the project's by the names in the file, where they have others
};

/// What is left of a scene that our own exporter wrote of a sprite of the project: it has the names that things have
/// there, and none of the shapes that are there, which are known by the names that the exporter gives their nodes. Its
/// shapes still have the file's categories. Anything else stays as it is.
KnownNodes knownNodes(const ImportedSprite &item, const Document &project);

} // namespace hitbox
