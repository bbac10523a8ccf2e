#pragma once

#include "service/served_projects.h"

/// Open projects and their files.
namespace hitbox {

Result<ServedProject> readServedProject(const QString &file);

enum class Replacing {
    Own, ///< what the project was read from, as long as nobody has changed it since
    Any, ///< any other project, too
};

/// Writes the project, which goes by this file from then on; images are found from there. What cannot be read as a
/// project is never replaced.
Result<Done> saveServedProject(ServedProject &project, const QString &file, Replacing replacing);

} // namespace hitbox
