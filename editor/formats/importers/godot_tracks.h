#pragma once

#include "formats/importers/godot_frames.h"
#include "formats/importers/godot_tree.h"
#include "formats/importers/import_notes.h"

namespace hitbox {

struct GodotAnimations {
    QList<GodotAnimation> list;
    ImportNotes notes; ///< of what they show in Godot and do not show here
};

/// The animations of the scene's players that switch nodes of shapes, which are numbered by their paths, or the cell of
/// the picture. That which Godot keeps for the values outside of any animation is not among them. Refuses, as
/// json_fields.h says, more than mostShownNodes tracks and keys in all: a short file may name an animation without end.
GodotAnimations godotAnimations(const GodotTree &tree, const QHash<QString, int> &shapeNodes,
                                const GodotCells &cells = {});

} // namespace hitbox
