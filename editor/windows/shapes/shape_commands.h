#pragma once

#include "windows/actions/edit_command.h"

#include "document/document.h"
#include "document/order.h"

#include <QSet>

/// What menus, keys, the canvas and the list of shapes do to the selected shapes of the frame in view. Locked shapes
/// are left alone, save where they are only copied.
namespace hitbox {

class Session;

/// False when nothing is selected that it could be about, or for Rename, which needs a place to type.
bool performOnShapes(Session &session, EditCommand command);

void giveCategory(Session &session, const QString &name); ///< to the selected ones, and to the next one drawn
QString categoryInHand(const Session &session);           ///< of a selected one, or else of the next one drawn

/// False when nothing is selected.
bool restackShapes(Session &session, Restack step);

/// The selected shapes that may be changed.
QSet<ShapeId> changeableShapes(const Session &session);

} // namespace hitbox
