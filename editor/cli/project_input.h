#pragma once

#include "cli/arguments.h"
#include "document/document.h"
#include "document/result.h"
#include "validation/validate.h"

#include <QString>

/// What commands ask of the project they are given.
namespace hitbox {

/// The folder that the project's image paths start from.
QString projectFolder(const QString &file);

/// Where exports of the project's own may read and write unasked, when the program runs in the current folder.
QStringList groundOf(const QString &file);

/// What rules look at besides the project that was read from the file; its images are read in full.
ValidationContext contextOf(const Document &document, const QString &file);

/// The file's name without its ending.
QString projectName(const QString &file);

/// Fails where what --out names is there and would be lost: what is no project, and, without --force, a project that
/// shows other things than `document`, which was read from `file`: no sprite of it has the name or the image of one of
/// these. The file itself, and what was made of it before, may be replaced.
Result<Done> sparesOthers(const Arguments &arguments, const QString &file, const Document &document);

/// The option of commands that ask sparesOthers().
OptionRule forceRule();

/// Looking up by name; the error says what there is instead, such as "there is no stage “x”; it has: duel".
Result<const Stage *> stageNamed(const Document &document, const QString &name);
Result<const ExportProfile *> profileNamed(const Document &document, const QString &name);
Result<const Frame *> frameNamed(const Document &document, const QString &sprite, const QString &frame);

} // namespace hitbox
