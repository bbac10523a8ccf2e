#pragma once

#include "windows/widgets/edit_command.h"

#include "document/document.h"
#include "document/order.h"

#include <QSet>

#include <optional>

/// What menus, keys, the canvas and the list of shapes do to the selected shapes of the frame in view. Locked shapes
/// are left alone, save where they are only copied.
namespace hitbox {

class OpenProject;

/// False when nothing is selected that it could be about, or for Rename, which needs a place to type.
bool performOnShapes(OpenProject &project, EditCommand command);

/// To the selected ones, as commitLook() does, and to the next one drawn.
void giveCategory(OpenProject &project, const QString &name);

/// Commits another name, category, visibility or lock of shapes in view. They belong to the thing: all shapes of a
/// track get them; with Alt held, the one in view alone.
void commitLook(OpenProject &project, const QList<Shape> &edited, const QString &text);
QString categoryInHand(const OpenProject &project); ///< of a selected one, or else of the next one drawn
/// Nothing where selected shapes are of several.
std::optional<QString> commonCategory(const OpenProject &project);

/// False when nothing is selected.
bool restackShapes(OpenProject &project, Restack step);

/// The selected shapes that may be changed.
QSet<ShapeId> changeableShapes(const OpenProject &project);

} // namespace hitbox
