#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

enum class MeetingKind {
    None,
    Crossing,    ///< one common point, inside both segments
    Touching,    ///< one common point, an end of at least one of them
    Overlapping, ///< collinear with more than one common point
};

/// How two segments meet. `first` is the meeting point; of an overlap, `first` and `last` are the ends of the shared
/// piece in the order in which the first segment runs through them. Otherwise `last` equals `first`.
struct SegmentMeeting {
    MeetingKind kind = MeetingKind::None;
    Point first;
    Point last;

    friend constexpr bool operator==(const SegmentMeeting &, const SegmentMeeting &) = default;
};

/// The kind is exact (see orientation()). Points of touching and overlapping are input points, unchanged; the point
/// of a crossing is the true one with each coordinate rounded to the nearest double, so it lies within the bounding
/// boxes of both segments and does not depend on the order of the arguments. (Where products of three coordinates
/// overflow or underflow, it only lies within the boxes.) Segments of length zero are points. Segments with a
/// coordinate that is not finite meet nothing. Nothing is allocated; placing a crossing is most of the cost.
SegmentMeeting meeting(const Segment &a, const Segment &b);

/// True when the closed segments have a point in common: where meeting() finds a kind, but no place is looked for. The
/// order of the arguments never matters, also where products underflow.
bool segmentsMeet(const Segment &a, const Segment &b);

/// True when p lies on the closed segment. Exact. False for coordinates that are not finite.
bool contains(const Segment &segment, Point p);

} // namespace hitbox::geometry
