#pragma once

#include "service/served_projects.h"

/// Reading an open project from its file, and writing it there.
namespace hitbox {

/// The project as the file has it; it goes by the file's absolute path.
Result<ServedProject> readServedProject(const QString &file);

/// Which file that is there already may be replaced.
enum class MayReplace {
    OwnFile,    ///< the one that the project was read from, as long as nobody has changed it since
    AnyProject, ///< one of any other project, too
};

/// Writes the project, which goes by this file from then on; images are found from there. A file that cannot be read as
/// a project is never replaced.
Result<Done> saveServedProject(ServedProject &project, const QString &file, MayReplace what);

} // namespace hitbox
