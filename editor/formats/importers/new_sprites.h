#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/importers/imported.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace hitbox {

/// Sprites for as many files as could be read, with absolute image paths, and why the others could not.
struct NewSprites {
    QList<Sprite> sprites;      ///< their shapes have no ids yet; no track of one is in another
    QList<Category> categories; ///< that their shapes name; a project keeps its own of these names
    QList<Error> notes;         ///< about files that were read, as withImported() has them, and names that are not text
    QList<Error> errors;

    /// By image, what the file says of each of its frames; of others nothing but their layout.
    QHash<QString, QList<StatedParts>> stated = {};
};

/// Called with how many of all files are done, of those that are found so far; false stops.
using SurveyProgress = std::function<bool(int done, int all)>;

/// One sprite for each image, and for each in a folder or in folders within it, with one frame, or those of an
/// animation, and the shapes of Aseprite's slices and layers: each as importFrom() has it of the file alone, and once,
/// however many of the paths lead to it. Reads headers only, unless it is an animation. Safe on any thread. Stopped
/// half-way, it answers with what it has by then. A folder with more than limits::importedFrames images is an error,
/// and nothing is taken of it. Files that are `known`, by their canonical paths, are passed over.
NewSprites surveySprites(const QStringList &paths, const SurveyProgress &progress = {},
                         const QSet<QString> &known = {});

} // namespace hitbox
