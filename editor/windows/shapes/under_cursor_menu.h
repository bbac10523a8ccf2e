#pragma once

namespace hitbox {

class ProjectView;
class Session;

/// Lists the shapes that lie where the cursor last was on the canvas, topmost first, also those that others cover;
/// choosing one selects it. Says so where there are none.
void showShapesUnderCursor(Session &session, ProjectView &view);

} // namespace hitbox
