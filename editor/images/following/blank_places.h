#pragma once

#include <QList>

namespace hitbox {

/// A place that frames were cut from before an image changed, or several did.
struct OldPlace {
    int now = -1;           ///< the slot in which its picture is now; -1 for none
    bool isBlank = false;   ///< nothing was to be seen there
    bool hasStayed = false; ///< `now` is where it was
};

/// For each old place, in their order: the slot to which a blank one goes, -1 for others and for those that are left
/// alone. `isFree` says of each slot, in their order, that nothing is to be seen in it and nobody has it.
///
/// What shows nothing looks like all else that does, and is known by its neighbours alone: it goes to the first free
/// slot between those that the nearest places before and behind it have now. Where both stayed, so does it.
QList<int> blankSlots(const QList<OldPlace> &places, QList<bool> isFree);

} // namespace hitbox
