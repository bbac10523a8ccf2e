#pragma once

#include "cli/arguments.h"
#include "document/document.h"
#include "document/result.h"
#include "service/named_parts.h"
#include "service/project_context.h"

#include <QString>

/// What commands ask of the project they are given.
namespace hitbox {

/// Fails where what --out names is there and would be lost: what is no project, and, without --force, a project that
/// shows other things than `document`, which was read from `file`: no sprite of it has the name or the image of one of
/// these. The file itself, and what was made of it before, may be replaced.
Result<Done> sparesOthers(const Arguments &arguments, const QString &file, const Document &document);

/// Fails where the folder of what --out names is not there: it may be a slip of the hand. Only a folder that is named
/// as such is made.
Result<Done> folderIsThere(const Arguments &arguments);

/// The option of commands that ask sparesOthers().
OptionRule forceRule();

} // namespace hitbox
