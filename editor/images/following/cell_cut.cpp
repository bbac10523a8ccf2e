#include "images/following/cell_cut.h"

namespace hitbox {

FrameMove movedIntoCell(const Frame &frame, const QRect &seen, const QRect &cell, QPoint corner)
{
    const QPoint within = corner - cell.topLeft();
    FrameMove move{FrameFate::Moves, cell, frame.size, {}, {}, {}};
    const QPoint trimmed = seen.topLeft() - within; // where the cell would lie in the untrimmed frame as it was
    if (cell.size() != frame.size && QRect(QPoint(), frame.size).contains(QRect(trimmed, cell.size()))) {
        move.offset = trimmed;
        return move;
    }
    move.size = cell.size();
    move.shift = within - seen.topLeft();
    return move;
}

bool isSamePlace(const Frame &frame, const FrameMove &move)
{
    return frame.rect == move.rect && frame.size == move.size && frame.offset == move.offset && move.shift.isNull();
}

} // namespace hitbox
