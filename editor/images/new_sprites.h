#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QSet>

#include <functional>

namespace hitbox {

/// Sprites for as many files as could be read, with absolute image paths, and why the others could not.
struct NewSprites {
    QList<Sprite> sprites;
    QList<Error> errors;
};

/// Called with how many of all files are done, of those that are found so far; false stops.
using SurveyProgress = std::function<bool(int done, int all)>;

/// One sprite for each image, and for each in a folder or in folders within it, with one frame, or those of an
/// animation. Reads headers only, unless it is an animation. Safe on any thread. Stopped half-way, it answers with what
/// it has by then. A folder with more than limits::importedFrames images is an error, and nothing is taken of it. Files
/// that are `known`, by their canonical paths, are passed over.
NewSprites surveySprites(const QStringList &paths, const SurveyProgress &progress = {},
                         const QSet<QString> &known = {});

} // namespace hitbox
