#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/boundary_meeting.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Every place once, ordered by `first` (x, then y), `last` and kind, and cut after the first `most` of them. A point
/// that ends a piece is not listed besides.
/// Of two straight-edged shapes, kinds are exact and points are those of meeting(): input points unchanged, crossings
/// rounded to the nearest double. Of a circle or capsule with a straight-edged shape, kinds and the number of places
/// are exact, points are within a few units in the last place of both boundaries. Of circles and capsules with each
/// other, there are places if and only if their boundaries meet in single points; where they graze each other outright,
/// that is exact, but crossings nearer to each other than 2^-40 of the largest coordinate may count as one. Arcs and
/// straight sides that two of them share are not listed, but for the ends of sides that lie back to back.
/// Empty for coordinates that are not finite; places of circles and capsules so large that lengths overflow are left
/// out.
///
/// Laws: 1. boundaryCrossings(b, a) lists the same for straight-edged shapes. 2. There is an answer but where the
/// budget ends: CutShort, however many places were found by then. 3. A list of `most` places may be cut: ask for one
/// more than is wanted to know.
///
/// Cost: the pairs of edges whose boxes meet, n^2 where many share a corner or all cross; k log k for k meetings. The
/// default budget is enough for some million meetings.
Answer<std::vector<BoundaryMeeting>> boundaryCrossings(const Shape &a, const Shape &b, std::size_t most = SIZE_MAX,
                                                       const Budget &budget = {});

} // namespace hitbox::geometry
