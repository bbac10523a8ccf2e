#pragma once

#include "document/document.h"

#include <QSize>

namespace hitbox {

/// How a sheet is cut into frames of equal size.
struct SheetGrid {
    int columns = 1;
    int rows = 1;
    friend bool operator==(const SheetGrid &, const SheetGrid &) = default;
};

/// A grid that fits the sheet: square cells along its longer side where they fit evenly, else one frame.
SheetGrid guessedGrid(QSize sheet);

/// The document with a sprite's image cut into the grid's cells, row by row; left-over pixels at the right and bottom
/// stay out. Frames keep their index, and with it their name and shapes, but not images of their own; frames beyond the
/// grid go. `columns` and `rows` are at least 1 and at most the sheet's pixels.
Document slicedSheet(Document document, int sprite, QSize sheet, SheetGrid grid);

} // namespace hitbox
