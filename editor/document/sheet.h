#pragma once

#include "document/document.h"

#include <QList>
#include <QPoint>
#include <QRect>
#include <QSize>

namespace hitbox {

/// How a sheet is cut into frames of equal size. Lengths are pixels.
struct SheetGrid {
    int columns = 1;
    int rows = 1;
    QSize cell = {0, 0};     ///< of one frame; an empty one is as large as the sheet allows
    QPoint offset = {0, 0};  ///< of the first cell from the sheet's top-left
    QPoint spacing = {0, 0}; ///< from one cell to the next

    friend bool operator==(const SheetGrid &, const SheetGrid &) = default;
};

/// The size of one cell: as it is stated, or what the sheet has room for; empty where it has none.
QSize cellSizeOf(QSize sheet, const SheetGrid &grid);

/// The cells, row by row. Those that do not lie within the sheet as a whole are left out, and all of them where the
/// offset or the spacing is negative. Any numbers may be asked for.
QList<QRect> cellsOf(QSize sheet, const SheetGrid &grid);

/// Which frames of the sprite slicedSheet() lets go, by index.
QList<int> framesWithoutCell(const Sprite &sprite, const QList<QRect> &cells);

/// The document with a sprite cut into the cells, of which there is at least one. A frame that is one of the cells
/// stays as it is; the others take the free cells in their order, with their name and shapes; those that find none go.
/// New frames are called SPRITE_NUMBER, and so is the one frame of a picture that nothing was done with yet.
/// Tags follow their frames, and go when they have none left.
Document slicedSheet(Document document, int sprite, const QList<QRect> &cells);

/// The document sliced into the cells of a grid, of which the sheet has at least one.
Document slicedSheet(const Document &document, int sprite, QSize sheet, const SheetGrid &grid);

} // namespace hitbox
