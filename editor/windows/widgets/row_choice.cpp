#include "windows/widgets/row_choice.h"

#include <algorithm>

namespace hitbox {

RowChoice chosenBy(RowChoice before, int row, Qt::KeyboardModifiers modifiers)
{
    const bool adds = modifiers.testFlag(Qt::ControlModifier);
    RowChoice after = std::move(before);
    after.current = row;
    if (modifiers.testFlag(Qt::ShiftModifier) && after.anchor >= 0) {
        if (!adds)
            after.rows.clear();
        for (int i = std::min(after.anchor, row); i <= std::max(after.anchor, row); ++i)
            after.rows.insert(i);
        return after;
    }
    after.anchor = row;
    if (!adds)
        after.rows = {row};
    else if (!after.rows.remove(row))
        after.rows.insert(row);
    return after;
}

} // namespace hitbox
