#pragma once

#include <cstddef>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/outline_side.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// The region with fewer corners: every corner left out lies within `tolerance` (pixels, up to rounding and for
/// magnitudes up to 1e75) of the new outline, and every new corner within it of the old one.
///
/// Rings keep their order, their direction and at least three corners each. What was simple stays so, rings that did
/// not cross do not cross, and none gets to the other side of another: exact. The region must be as shapes.h describes;
/// of any other only the tolerance is promised. A region with a coordinate that is not finite, and a tolerance that is
/// negative or not a number, give the region as it was.
///
/// Corners stay in their place for OutlineSide::Either. For OutlineSide::Outside two corners may become one, at a
/// multiple of 1/256 pixel where doubles hold those.
///
/// Cost: O(n log n) usually, also for long straight runs of points; quadratic at worst, as for spikes beside each
/// other, of which the default budget is enough for some 10,000. CutShort where it ends; there is no other failure.
///
/// Source: D. Douglas and T. Peucker, "Algorithms for the reduction of the number of points required to represent a
/// digitized line or its caricature", 1973. Where that would make rings meet, and for OutlineSide::Outside, corners are
/// taken out one by one as in simplifiedTo().
Answer<Region> simplified(const Region &region, double tolerance, OutlineSide side = OutlineSide::Either,
                          const Budget &budget = {});

/// As near to the old outline as taking out the corner that matters least, one after the other, can get with at most
/// `cornerCount` corners in all. A single simple ring is always brought to exactly that number, if it had more and the
/// number is at least 3. Rings in each other's way, and for OutlineSide::Outside parallel edges, can leave more.
/// Exactly straight corners go first, from the first ring on.
///
/// What simplified() promises of rings, their sides and the places of corners holds here too, and of a region that is
/// not as shapes.h describes, nothing but that rings keep their order and none gets more corners. A region with a
/// coordinate that is not finite is given as it was.
///
/// Cost: O(n log n) usually, also for long straight runs of points: each step measures the old points that it replaces.
/// Quadratic at worst, where one side after the other swallows its neighbours. CutShort where the budget ends; there is
/// no other failure.
///
/// Source: M. Visvalingam and J. Whyatt, "Line generalisation by repeated elimination of points", 1993, with the
/// distance in place of the area, and only triangles taken that hold no other corner; outside as in P. Sander et al.,
/// "Silhouette clipping", 2000 (progressive hulls).
Answer<Region> simplifiedTo(const Region &region, std::size_t cornerCount, OutlineSide side = OutlineSide::Either,
                            const Budget &budget = {});

} // namespace hitbox::geometry
