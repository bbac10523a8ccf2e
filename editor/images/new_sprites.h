#pragma once

#include "document/document.h"
#include "document/result.h"
#include "document/sheet.h"

#include <QImage>

#include <functional>
#include <optional>

namespace hitbox {

/// Sprites for as many files as could be read, with absolute image paths, and why the others could not.
struct NewSprites {
    QList<Sprite> sprites;
    QList<Error> errors;
};

/// Called with how many of all files are done; false stops.
using SurveyProgress = std::function<bool(int done, int all)>;

/// One sprite with one frame for each image, and for each in a folder. Reads headers only. Safe on any thread. Stopped
/// half-way, it answers with what it has by then.
NewSprites surveySprites(const QStringList &paths, const SurveyProgress &progress = {});

/// The grid whose lines no opaque pixel touches: the smallest square cells, 8 pixels or more, of which at least three
/// in four hold something; nothing where there is none.
std::optional<SheetGrid> clearGrid(const QImage &sheet);

/// The same, and where there is none, guessedGrid() of the size: to be offered, not to be done unasked.
SheetGrid guessedGrid(const QImage &sheet);

/// The same of a file; one cell when it cannot be read. Decodes it: for threads beside the window's.
SheetGrid sheetGridIn(const QString &file);

} // namespace hitbox
