#pragma once

namespace hitbox {

class Workspace;

/// Lists the shapes that lie where the cursor last was on the canvas, topmost first, also those that others cover;
/// choosing one selects it. Says so where there are none.
void showShapesUnderCursor(Workspace &workspace);

} // namespace hitbox
