#pragma once

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

} // namespace hitbox::geometry
