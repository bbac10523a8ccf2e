#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include "region_oracle.h"

/// What the tests of regions ask about their results.
namespace hitbox::geometry::test {

inline constexpr RegionOperation allOperations[] = {RegionOperation::Intersection, RegionOperation::Union,
                                                    RegionOperation::Difference, RegionOperation::SymmetricDifference};

inline int pairCount()
{
    return caseCount() / 2;
}

inline bool keeps(RegionOperation operation, bool inA, bool inB)
{
    switch (operation) {
    case RegionOperation::Intersection: return inA && inB;
    case RegionOperation::Union: return inA || inB;
    case RegionOperation::Difference: return inA && !inB;
    case RegionOperation::SymmetricDifference: return inA != inB;
    }
    return false;
}

inline double magnitude(std::span<const Point> points)
{
    double largest = 0;
    for (const Point p : points)
        largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
    return largest;
}

inline double extent(std::span<const Point> points)
{
    const auto box = bounds(points);
    return box ? box->width() + box->height() : 0;
}

/// How far rounded corners may be off, in pixels.
inline double roundingOf(std::span<const Point> points)
{
    return magnitude(points) * 0x1p-52;
}

/// How far exact areas of results may be off because their corners are rounded.
inline double areaRoundingOf(std::span<const Point> points)
{
    return extent(points) * roundingOf(points) * 4 * static_cast<double>(points.size());
}

inline double exactArea(const Region &region)
{
    oracle::Rational sum = 0;
    for (const Ring &ring : region.rings)
        sum += oracle::signedArea(ring);
    return static_cast<double>(sum);
}

inline bool isNear(double actual, double expected, double tolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

inline Region combined(const RingPair &pair, RegionOperation operation)
{
    return combine({{pair.a}}, {{pair.b}}, operation);
}

inline Ring square(double left, double top, double size)
{
    return {{left, top}, {left, top + size}, {left + size, top + size}, {left + size, top}};
}

/// Meetings of two edges of different rings, or far ones of one ring, that a region may not have: ones that cross or
/// overlap. Touching in a point is allowed.
inline bool crosses(const Segment &a, const Segment &b)
{
    const MeetingKind kind = meeting(a, b).kind;
    return kind == MeetingKind::Crossing || kind == MeetingKind::Overlapping;
}

inline bool ringsCross(const Ring &a, const Ring &b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < b.size(); ++k)
            if (crosses(edge(a, i), edge(b, k)))
                return true;
    return false;
}

/// Rings are simple, do not cross each other, and run counter-clockwise exactly when an even number of others is around
/// them. An edge's middle tells what is around: it is rounded, but off the other rings by far more than that.
inline bool isValid(const Region &region)
{
    for (std::size_t i = 0; i < region.rings.size(); ++i) {
        if (!isSimple(region.rings[i]))
            return false;
        int around = 0;
        const Segment side = edge(region.rings[i], 0);
        const Point middle = between(side.from, side.to, 0.5);
        for (std::size_t k = 0; k < region.rings.size(); ++k) {
            if (k == i)
                continue;
            if (k < i && ringsCross(region.rings[i], region.rings[k]))
                return false;
            around += locate(middle, region.rings[k]) == Location::Inside ? 1 : 0;
        }
        const Orientation expected = around % 2 == 0 ? Orientation::CounterClockwise : Orientation::Clockwise;
        if (winding(region.rings[i]) != expected)
            return false;
    }
    return true;
}

/// Features of these kinds are far larger than what rounding moves.
inline bool staysValidWhenRounded(int index)
{
    const int kind = index % pairKinds;
    return kind == 0 || kind == 1 || kind == 5 || kind == 6 || kind == 7;
}

inline double distanceToRings(Point p, const Region &region)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const Ring &ring : region.rings)
        nearest = std::min(nearest, nearestEdge(p, ring, LineEnds::Closed)->distance);
    return nearest;
}

inline Region moved(Region region, Point (*move)(Point))
{
    for (Ring &ring : region.rings)
        ring = moved(ring, move);
    return region;
}

} // namespace hitbox::geometry::test
