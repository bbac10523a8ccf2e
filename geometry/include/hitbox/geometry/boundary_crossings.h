#pragma once

#include <vector>

#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// A place where the boundaries of two shapes meet. Straight lines are all boundary; a polygon's boundary is all of its
/// edges, as in relate().
struct BoundaryMeeting {
    /// Crossing: one point, inside of an edge or arc of each. Touching: one point, a corner or an end of either, or
    /// where an arc only grazes. Overlapping: a straight piece, as long as the shortest edge there.
    MeetingKind kind = MeetingKind::None;
    Point first;
    Point last; ///< the other end of a piece, by x, then y; otherwise equal to `first`

    friend constexpr bool operator==(const BoundaryMeeting &, const BoundaryMeeting &) = default;
};

/// Every place once, ordered by `first` (x, then y), `last` and kind. A point that ends a piece is not listed besides.
/// Of two straight-edged shapes, kinds are exact and points are those of meeting(): input points unchanged, crossings
/// rounded to the nearest double. Of a circle or capsule with a straight-edged shape, kinds and the number of places
/// are exact, points are within a few units in the last place of both boundaries. Of circles and capsules with each
/// other, there are places if and only if their boundaries meet in single points; where they graze each other outright,
/// that is exact, but crossings nearer to each other than 2^-40 of the largest coordinate may count as one. Arcs and
/// straight sides that two of them share are not listed, but for the ends of sides that lie back to back.
/// Empty for coordinates that are not finite; places of circles and capsules so large that lengths overflow are left
/// out.
/// Law: boundaryCrossings(b, a) lists the same for straight-edged shapes.
/// Cost: the pairs of edges whose boxes meet, n^2 where many share a corner; the list is not limited.
std::vector<BoundaryMeeting> boundaryCrossings(const Shape &a, const Shape &b);

} // namespace hitbox::geometry
