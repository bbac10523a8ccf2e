#pragma once

#include "formats/importers/imported.h"
#include "formats/importers/new_sprites.h"

#include <optional>

/// What comes into the open project from outside, as one undo step that ends a gesture under way before. The first
/// sprite that is new comes into view.
namespace hitbox {

class OpenProject;

/// The sprites that surveySprites() found, on whatever thread. What could not be read is told, the others are added:
/// all of them, or none where the session refuses the step.
Result<Done> addSprites(OpenProject &project, const NewSprites &found);

/// What came out of files of other tools, in their order; the step has this text. Nothing where the session refuses it.
std::optional<ImportResult> importFiles(OpenProject &project, const QList<Imported> &files, const QString &text);

} // namespace hitbox
