#pragma once

#include "formats/importers/godot_frames.h"
#include "formats/importers/godot_tree.h"
#include "formats/importers/import_notes.h"
#include "formats/importers/importer.h"

#include <optional>

namespace hitbox {

/// What a scene draws: its first Sprite2D or AnimatedSprite2D, without 2D in version 3, that shows image files or parts
/// of them.
struct GodotPicture {
    QString image;                      ///< absolute; empty where the scene draws none
    std::optional<ImportNote> obstacle; ///< why no frame can be the picture
    geometry::Point root;               ///< the scene's root, from the top-left corner of a cell of a grid
    GodotCells cells;                   ///< none where no frame can be the picture
    QList<Frame> frames;                ///< one for each cell, named after the sprite, with its place in the image
    geometry::Point place;              ///< of the node, from the root
    bool isCentered = true;
    QList<GodotAnimation> animations = {}; ///< of an AnimatedSprite2D, which shows its regions by them
    ImportNotes notes = {};                ///< of images that are not those of the scene
};

/// Of the scene that becomes a sprite of this name. Refuses, as json_fields.h says, an image outside the folders.
GodotPicture godotPicture(const ImportSource &source, const GodotTree &tree, const QString &sprite);

/// Those that nobody looks at, as a sprite shows the first one alone.
ImportNotes godotOtherPictures(const GodotTree &tree);

/// The picture with a cell and a frame for each of the regions, whose pivot is the scene's root. Refuses as above.
GodotPicture withRegions(GodotPicture picture, const QList<GodotRegion> &regions, const ImportSource &source);

} // namespace hitbox
