#pragma once

#include "formats/importers/godot_tree.h"
#include "formats/importers/import_notes.h"

#include <QSet>
#include <QString>

namespace hitbox {

/// What the nodes of a scene say of how and when its shapes stand, and that no project holds. `seen` are the paths of
/// those that become shapes and points.
ImportNotes godotLosses(const GodotTree &tree, const QSet<QString> &seen);

} // namespace hitbox
