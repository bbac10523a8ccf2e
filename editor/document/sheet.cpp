#include "document/sheet.h"

#include "document/names.h"

#include <algorithm>
#include <utility>

namespace hitbox {

SheetGrid guessedGrid(QSize sheet)
{
    const int shorter = std::min(sheet.width(), sheet.height());
    const int longer = std::max(sheet.width(), sheet.height());
    if (shorter <= 0 || longer == shorter || longer % shorter != 0)
        return {};
    return sheet.width() > sheet.height() ? SheetGrid{longer / shorter, 1} : SheetGrid{1, longer / shorter};
}

Document slicedSheet(Document document, int sprite, QSize sheet, SheetGrid grid)
{
    const QSize cell(sheet.width() / grid.columns, sheet.height() / grid.rows);
    Sprite &target = document.sprites[sprite];
    const QList<Frame> before = std::exchange(target.frames, {});
    FreeNames names(namesOf(before));
    for (int i = 0; i < grid.columns * grid.rows; ++i) {
        Frame frame;
        if (i < before.size())
            frame = before.at(i);
        else
            frame.name = names.take(QStringLiteral("%1_%2").arg(target.name).arg(i));
        frame.image.clear();
        frame.imageHash.clear();
        frame.rect = QRect(QPoint(i % grid.columns * cell.width(), i / grid.columns * cell.height()), cell);
        frame.size = cell;
        frame.offset = {};
        frame.pivot = {cell.width() / 2.0, cell.height() / 2.0};
        target.frames.append(frame);
    }
    return document;
}

} // namespace hitbox
