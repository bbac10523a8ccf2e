#pragma once

#include "document/document.h"

#include <optional>

namespace hitbox {

/// An in-between that lies within so many pixels of where it is worked out to lie was not drawn there by hand: it was
/// moved together with its keys. More than what rounding does to coordinates of up to 1e9, and less than anybody sees.
inline constexpr double sameOutlineReach = 1e-6;

bool isSamePlace(geometry::Point a, geometry::Point b); ///< both coordinates are within that reach

/// Whether the outlines are of one kind, and all their numbers within that reach.
bool isSameOutline(const Outline &a, const Outline &b);

/// The outline with the same points put in or taken out, at the same part of the edge that goes with it (see
/// ringMatch()). Nothing where the edit did anything else, or the outline is of another kind or number of points.
std::optional<Outline> withSamePoints(const Outline &outline, const Outline &before, const Outline &after);

/// What an edit of one value into the next one means for the tracks of both; every step and every draft passes through
/// here. Of sprites that are in both, for tracks with shapes that are worked out from others:
/// 1. A shape between two keys whose outline the edit changed to what is not worked out becomes a key.
/// 2. Points that were put into a polygon or chain that is a key, or taken out of it, while its others stayed where
///    they are, are put into the track's other keys of as many points, or taken out of them, as withSamePoints() does,
///    from each key to the next one of as many points.
///    Points without which the outline is what it was, such as repeated ones, go only where that is so of the others.
/// 3. What lies between keys is worked out anew where keys, frames, pivots or durations are others than before.
/// Everything else stays as it is, and shared.
Document withTracksFollowing(const Document &before, Document after);

} // namespace hitbox
