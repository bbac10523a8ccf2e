#pragma once

#include <span>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/shapes.h>

#include "exact/crossing_point.h"
#include "exact/expansion.h"
#include "exact/lanes.h"

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

/// Which ends of a segment certainly lie on either side of a line.
struct CertainSides {
    TwoBits right = 0; ///< as crossSign() has it, beyond the bound of its filter
    TwoBits left = 0;

    static constexpr TwoBits both = 3;

    bool areAlike() const
    {
        return static_cast<bool>(static_cast<int>(right == both) | static_cast<int>(left == both));
    }
    bool areKnown() const { return (right | left) == both; }
};

inline CertainSides certainSides(const Segment &line, const Segment &segment)
{
    const Point along = line.to - line.from;
    const TwoDoubles fromX = TwoDoubles::of(segment.from.x, segment.to.x) - TwoDoubles::all(line.from.x);
    const TwoDoubles fromY = TwoDoubles::of(segment.from.y, segment.to.y) - TwoDoubles::all(line.from.y);
    const TwoDoubles left = TwoDoubles::all(along.x) * fromY;
    const TwoDoubles right = TwoDoubles::all(along.y) * fromX;
    const TwoDoubles bound = TwoDoubles::all(productDifferenceBound) * (magnitude(left) + magnitude(right));
    const TwoDoubles value = left - right;
    return {above(value, bound), above(TwoDoubles::all(0) - value, bound)};
}

/// Those of either segment's ends beside the other one.
struct MutualSides {
    CertainSides ofA;
    CertainSides ofB;

    MutualSides(const Segment &a, const Segment &b)
        : ofA(certainSides(b, a))
        , ofB(certainSides(a, b))
    {
    }

    /// True only for segments that have no point in common; false where rounding leaves a doubt, and for coordinates
    /// that are not finite. Without branches: at random they cost more than the arithmetic.
    bool areApart() const
    {
        return static_cast<bool>(static_cast<int>(ofB.areAlike()) | static_cast<int>(ofA.areAlike()));
    }
    /// Of segments that are not apart: that they cross.
    bool areKnown() const
    {
        return static_cast<bool>(static_cast<int>(ofB.areKnown()) & static_cast<int>(ofA.areKnown()));
    }
};

inline bool areCertainlyApart(const Segment &a, const Segment &b)
{
    return MutualSides(a, b).areApart();
}

inline SegmentMeeting crossingOf(const Segment &a, const Segment &b)
{
    const Point crossing = crossingPointOfAnyMagnitude(a, b);
    return {MeetingKind::Crossing, crossing, crossing};
}

/// meeting(), for most pairs by filters alone.
inline SegmentMeeting meetingFiltered(const Segment &a, const Segment &b)
{
    const MutualSides sides(a, b);
    if (sides.areApart())
        return {};
    return sides.areKnown() ? crossingOf(a, b) : meeting(a, b);
}

/// Whether they have a point in common: without looking for it.
inline bool doMeet(const Segment &a, const Segment &b)
{
    return !areCertainlyApart(a, b) && segmentsMeet(a, b);
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

/// True only for neighbours that have no more than their common vertex in common.
inline bool neighboursCertainlyGoOn(std::span<const Point> ring, std::size_t first, std::size_t second)
{
    const std::size_t middle = second == first + 1 ? second : first;
    const Point before = edge(ring, middle == 0 ? ring.size() - 1 : middle - 1).from;
    return certainlyGoesOn(before, ring[middle], edge(ring, middle).to);
}

/// forbiddenMeeting(), for most pairs by the filter alone.
inline SegmentMeeting forbiddenMeetingFiltered(std::span<const Point> ring, std::size_t first, std::size_t second)
{
    if (!areNeighbours(first, second, ring.size()))
        return meetingFiltered(edge(ring, first), edge(ring, second));
    return neighboursCertainlyGoOn(ring, first, second) ? SegmentMeeting{} : forbiddenMeeting(ring, first, second);
}

/// Whether forbiddenMeeting() has any to tell of.
inline bool haveForbiddenMeeting(std::span<const Point> ring, std::size_t first, std::size_t second)
{
    if (!areNeighbours(first, second, ring.size()))
        return doMeet(edge(ring, first), edge(ring, second));
    return forbiddenMeetingFiltered(ring, first, second).kind != MeetingKind::None;
}

} // namespace hitbox::geometry::detail
