#pragma once

#include "formats/importers/new_sprites.h"
#include "images/sheets/sheet_guess.h"

#include <functional>

namespace hitbox {

class ProjectView;
class OpenProject;

using TakeImages = std::function<void(const NewSprites &found, const SheetGuess &sheet)>;

/// Looks at images, and at those in folders, beside the window. `sheet` is likely where one image came alone and
/// looks like one. Images whose names are numbered are asked about: they may be one animation. Nothing is taken after
/// a cancel, or when the project is closed meanwhile.
void surveyImages(ProjectView &view, const QStringList &paths, const TakeImages &take);

/// Adds what was found to the project as one undo step; says what was taken and what was not, and offers to slice what
/// looks like a sheet.
void takeImages(OpenProject &project, ProjectView &view, const NewSprites &found, const SheetGuess &sheet);

/// Looks at images and takes them.
void importImages(OpenProject &project, ProjectView &view, const QStringList &paths);

/// Looks at images and takes those that the project does not have already.
void importNewImages(OpenProject &project, ProjectView &view, const QStringList &paths);

} // namespace hitbox
