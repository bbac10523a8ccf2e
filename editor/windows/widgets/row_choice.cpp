#include "windows/widgets/row_choice.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

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

int leadOf(const QSet<int> &rows, int pressed)
{
    if (rows.contains(pressed) || rows.isEmpty())
        return pressed;
    return *std::min_element(rows.cbegin(), rows.cend(), [pressed](int a, int b) {
        return std::pair(std::abs(a - pressed), a) < std::pair(std::abs(b - pressed), b);
    });
}

} // namespace hitbox
