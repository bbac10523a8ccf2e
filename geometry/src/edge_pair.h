#pragma once

#include <span>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/shapes.h>

#include "expansion.h"
#include "lanes.h"

/// Pairs of edges of one ring: which meetings are forbidden in a simple ring, and filters that see at once that a pair
/// has none.
namespace hitbox::geometry::detail {

/// The meeting of the edges first < second, or None where that of neighbours is no more than their common vertex.
SegmentMeeting forbiddenMeeting(std::span<const Point> ring, std::size_t first, std::size_t second);

/// first < second, in a ring of `count` edges: they have a vertex in common.
constexpr bool areNeighbours(std::size_t first, std::size_t second, std::size_t count)
{
    return second == first + 1 || (first == 0 && second + 1 == count);
}

/// Where an end lies on the other side of a filter's bound for both ends of a segment: both certainly left, or both
/// certainly right, of the line. See crossSign().
inline bool areOnOneSide(Point from, Point to, Point p, Point q)
{
    const TwoDoubles left = TwoDoubles::all(to.x - from.x) * (TwoDoubles::of(p.y, q.y) - TwoDoubles::all(from.y));
    const TwoDoubles right = TwoDoubles::all(to.y - from.y) * (TwoDoubles::of(p.x, q.x) - TwoDoubles::all(from.x));
    const TwoDoubles bound = TwoDoubles::all(productDifferenceBound) * (magnitude(left) + magnitude(right));
    const TwoDoubles value = left - right;
    return static_cast<bool>(static_cast<int>(bothAbove(value, bound)) |
                             static_cast<int>(bothAbove(TwoDoubles::all(0) - value, bound)));
}

/// True only for segments that have no point in common; false where rounding leaves a doubt, and for coordinates that
/// are not finite. Without branches: at random they cost more than the arithmetic.
inline bool areCertainlyApart(const Segment &a, const Segment &b)
{
    return static_cast<bool>(static_cast<int>(areOnOneSide(a.from, a.to, b.from, b.to)) |
                             static_cast<int>(areOnOneSide(b.from, b.to, a.from, a.to)));
}

/// True only for a path a, b, c whose two pieces have positive length and no more than b in common; false where
/// rounding leaves a doubt, and for coordinates that are not finite.
inline bool certainlyGoesOn(Point a, Point b, Point c)
{
    const Point in = b - a;
    const Point out = c - b;
    const double left = in.x * out.y;
    const double right = in.y * out.x;
    const double along = in.x * out.x;
    const double down = in.y * out.y;
    const bool turns = std::abs(left - right) > productDifferenceBound * (std::abs(left) + std::abs(right));
    const bool isForward = along + down > productDifferenceBound * (std::abs(along) + std::abs(down));
    return static_cast<bool>(static_cast<int>(turns) | static_cast<int>(isForward));
}

/// forbiddenMeeting(), for most pairs by the filter alone.
inline SegmentMeeting forbiddenMeetingFiltered(std::span<const Point> ring, std::size_t first, std::size_t second)
{
    if (!areNeighbours(first, second, ring.size())) {
        const bool areApart = areCertainlyApart(edge(ring, first), edge(ring, second));
        return areApart ? SegmentMeeting{} : forbiddenMeeting(ring, first, second);
    }
    const std::size_t middle = second == first + 1 ? second : first;
    const Point before = edge(ring, middle == 0 ? ring.size() - 1 : middle - 1).from;
    if (certainlyGoesOn(before, ring[middle], edge(ring, middle).to))
        return {};
    return forbiddenMeeting(ring, first, second);
}

} // namespace hitbox::geometry::detail
