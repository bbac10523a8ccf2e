#include "index/edge_pair.h"

#include <hitbox/geometry/polygon.h>

namespace hitbox::geometry::detail {

SegmentMeeting forbiddenMeeting(std::span<const Point> ring, std::size_t first, std::size_t second)
{
    const Segment a = edge(ring, first);
    const Segment b = edge(ring, second);
    if (!areNeighbours(first, second, ring.size()))
        return meeting(a, b);
    // Neighbours on different lines have no second point in common.
    const bool onOneLine =
        second == first + 1 ? crossSign(a.from, a.to, a.to, b.to) == 0 : crossSign(b.from, b.to, b.to, a.to) == 0;
    const SegmentMeeting met = onOneLine ? meeting(a, b) : SegmentMeeting{};
    return met.kind == MeetingKind::Overlapping ? met : SegmentMeeting{};
}

} // namespace hitbox::geometry::detail
