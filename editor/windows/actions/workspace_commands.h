#pragma once

#include "document/order.h"
#include "document/sheet.h"
#include "windows/actions/edit_command.h"

#include <QString>

/// What menus, keys and panels ask of a workspace alike. Each edit is one step of history.
namespace hitbox {

class Workspace;

void stepFrame(Workspace &workspace, int by); ///< stops at the first and the last frame
void cycleSnap(Workspace &workspace);
void chooseEngine(Workspace &workspace, const QString &formatId);
void editCategories(Workspace &workspace);
void sliceSheet(Workspace &workspace); ///< asks how
void sliceSprite(Workspace &workspace, int sprite, SheetGrid grid);
void removeSprite(Workspace &workspace, int sprite);

/// Of the list that has the focus, else of the shapes of the frame in view or the instances of the stage.
void editSelection(Workspace &workspace, EditCommand command);
void restack(Workspace &workspace, Restack step); ///< the selected shapes, or instances on a stage
void paste(Workspace &workspace);                 ///< what was done, or why not, stands in the status line

} // namespace hitbox
