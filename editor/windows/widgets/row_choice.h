#pragma once

#include "document/identity.h"

#include <QList>
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

/// The row that comes into view: the pressed one, or the nearest chosen one where it has just left the choice; of two
/// that are as near, the upper.
int leadOf(const QSet<int> &rows, int pressed);

/// What stays chosen once a list shows these things: what a search or a tag hides is not edited unseen. What is in view
/// stays, listed or not.
template <typename Thing>
QSet<Id<Thing>> chosenAmong(const QList<Id<Thing>> &listed, const QSet<Id<Thing>> &chosen, Id<Thing> inView)
{
    QSet<Id<Thing>> kept;
    for (const Id<Thing> id : listed) {
        if (chosen.contains(id))
            kept.insert(id);
    }
    if (chosen.contains(inView))
        kept.insert(inView);
    return kept;
}

} // namespace hitbox
