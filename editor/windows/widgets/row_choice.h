#pragma once

#include <QSet>
#include <Qt>

namespace hitbox {

/// Which rows of a list are chosen, as hands know it from file managers.
struct RowChoice {
    QSet<int> rows;
    int current = -1; ///< the one last pressed; -1 for none
    int anchor = -1;  ///< where a range with Shift begins; -1 for none

    friend bool operator==(const RowChoice &, const RowChoice &) = default;
};

/// Alone: that row. With Ctrl: the row joins or leaves. With Shift: all from the anchor to the row, with Ctrl as well
/// in addition to those before.
RowChoice chosenBy(RowChoice before, int row, Qt::KeyboardModifiers modifiers);

} // namespace hitbox
