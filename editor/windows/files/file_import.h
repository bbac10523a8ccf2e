#pragma once

#include "document/result.h"
#include "formats/importers/imported.h"

#include <QList>
#include <QStringList>

#include <functional>

namespace hitbox {

class ProjectView;
class OpenProject;

/// What came out of files, in their order, images last; and why the others could not be read.
struct ReadFiles {
    QList<Imported> imported;
    QStringList files; ///< names of those that could be read
    QList<Error> errors;
    QStringList folders; ///< of images, which are not read yet
};

using TakeFiles = std::function<void(const ReadFiles &found)>;

/// Reads files of other tools and images beside the window's thread, folders left out. Nothing is taken when the
/// project is closed meanwhile.
void readFiles(OpenProject &project, ProjectView &view, const QStringList &paths, const TakeFiles &take);

/// Puts what was found into the project as one undo step; says what came, and what could not be carried. Folders that
/// came with it are looked at then, as importImages() does.
void takeFiles(OpenProject &project, ProjectView &view, const ReadFiles &found);

/// Takes images and files of other tools, whichever there are, into the project. Images that come alone are looked at
/// as importImages() does.
void importFiles(OpenProject &project, ProjectView &view, const QStringList &paths);

} // namespace hitbox
