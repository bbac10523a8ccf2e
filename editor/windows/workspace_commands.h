#pragma once

/// What menus, keys and panels ask of a workspace alike. Each edit is one step of history.
namespace hitbox {

class Workspace;

void stepFrame(Workspace &workspace, int by); ///< stops at the first and the last frame
void cycleSnap(Workspace &workspace);
void exportProject(Workspace &workspace);
void editCategories(Workspace &workspace);
void sliceSheet(Workspace &workspace);
void removeSprite(Workspace &workspace, int sprite);
void duplicateSelection(Workspace &workspace);
void selectAll(Workspace &workspace);
void renameSelection(Workspace &workspace); ///< the shape in hand, or else the sprite

} // namespace hitbox
