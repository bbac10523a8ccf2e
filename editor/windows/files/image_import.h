#pragma once

#include "images/new_sprites.h"

#include <functional>

namespace hitbox {

class ProjectView;
class Session;

using TakeImages = std::function<void(const NewSprites &found, SheetGrid grid)>;

/// Looks at images, and at those in folders, beside the window. `grid` has more than one cell where one image came
/// alone and looks like a sheet. Nothing is taken after a cancel, or when the project is closed meanwhile.
void surveyImages(ProjectView &project, const QStringList &paths, const TakeImages &take);

/// Adds what was found to the project as one undo step; says what was taken and what was not, and offers to slice what
/// looks like a sheet.
void takeImages(Session &session, ProjectView &project, const NewSprites &found, SheetGrid grid);

/// Looks at images and takes them.
void importImages(Session &session, ProjectView &project, const QStringList &paths);

} // namespace hitbox
