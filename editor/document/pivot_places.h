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

/// The frame beside has a shape of the track of this one, in the same place.
bool isHeld(const Shape &shape, const Frame &frame, const Frame &beside);

} // namespace hitbox
