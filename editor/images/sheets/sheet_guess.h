#pragma once

#include "document/sheet.h"

#include <QImage>

#include <stop_token>

/// Guessing how a sheet is cut into frames.
namespace hitbox {

/// What a guess goes by, the surest first.
enum class SheetSign {
    ClearLines, ///< rows and columns are empty between the cells
    Name,       ///< of the file, such as "walk_8x4", "tiles 32x32" and "run_strip6"
    Repeats,    ///< what is in the cells is alike
    Breaks,     ///< colours change at the borders of cells
    Shape,      ///< a strip that squares fit into: an offer for who asks, no sign that it is a sheet
    None,
};

struct SheetGuess {
    SheetGrid grid; ///< a single cell where nothing was found
    SheetSign sign = SheetSign::None;
    QList<QRect> cells; ///< those of the grid that show something, row by row

    bool isLikely() const { return sign < SheetSign::Shape; } ///< worth to be offered unasked

    friend bool operator==(const SheetGuess &, const SheetGuess &) = default;
};

/// Looks at a sheet and at the name of its file, with or without the folder. Cost: some passes over the pixels, for
/// threads beside the window's. After a stop the answer means nothing.
SheetGuess guessedSheet(const QImage &sheet, const QString &file, const std::stop_token &stop = {});

/// The same of a file; nothing when it cannot be read, and of an animation, whose frames are known.
SheetGuess guessedSheetIn(const QString &file, const std::stop_token &stop = {});

/// Grids that the name of a file may speak of and that fit the size, the likelier first.
QList<SheetGrid> gridsNamedIn(const QString &file, QSize sheet);

} // namespace hitbox
