#pragma once

#include "document/document.h"

/// Frames lie upon each other by their pivots, as engines show them one after the other. So a thing that stays where it
/// is has the same place as seen from the pivot of each frame, and other coordinates where pivots differ.
namespace hitbox {

/// What is added to coordinates of the frame `from` to get those of the frame `to`.
inline geometry::Point pivotWay(const Frame &from, const Frame &to)
{
    return to.pivot - from.pivot;
}

/// An outline of the frame `from` where it lies in the frame `to`. As it is, to the bit, where the pivots are the same.
Outline placedAlike(const Outline &outline, const Frame &from, const Frame &to);

/// Places that are the same lie within so many pixels of each other. A place in another frame is rounded twice: as the
/// way from pivot to pivot, which is at most 2e9 long (limits::coordinate), and as the sum. No number up to 2^31 is
/// rounded by more than half of its last bit, 2^-23. Of two shapes that were placed from a third one, one is placed
/// once more to be compared: that makes six roundings. Together they are less than a millionth of a pixel, far below
/// what anybody sets.
inline constexpr double heldReach = 6.0 / (1 << 23);

/// The outline of the frame lies where the other one lies in the frame beside, as far as rounding can tell.
bool liesAlike(const Outline &outline, const Frame &frame, const Outline &other, const Frame &beside);

/// The frame beside has a shape of the track of this one, in the same place as liesAlike() says.
bool isHeld(const Shape &shape, const Frame &frame, const Frame &beside);

} // namespace hitbox
