#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include "geometry/overlay/region_oracle.h"

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
    return *combine({{pair.a}}, {{pair.b}}, operation);
}

inline Ring square(double left, double top, double size)
{
    return {{left, top}, {left, top + size}, {left + size, top + size}, {left + size, top}};
}

/// Rings are simple and meet each other in vertices of both alone. By the definition: every edge with every other.
inline bool isDrawnSoundly(const Region &region)
{
    if (!std::ranges::all_of(region.rings, [](const Ring &ring) { return isSimple(ring); }))
        return false;
    const auto mayMeet = [](const Segment &a, const Segment &b) {
        const auto [kind, at, last] = meeting(a, b);
        return kind == MeetingKind::None ||
               (kind == MeetingKind::Touching && (at == a.from || at == a.to) && (at == b.from || at == b.to));
    };
    for (std::size_t i = 0; i < region.rings.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            for (std::size_t e = 0; e < region.rings[i].size(); ++e)
                for (std::size_t f = 0; f < region.rings[k].size(); ++f)
                    if (!mayMeet(edge(region.rings[i], e), edge(region.rings[k], f)))
                        return false;
    return true;
}

/// Drawn soundly, with the area on the left of every ring: both rules fill the same, and the same again, only where
/// every place is wound around once or not at all.
inline bool isSound(const Region &region)
{
    return isDrawnSoundly(region) && filledRegion(region.rings, FillRule::EvenOdd) == region &&
           filledRegion(region.rings, FillRule::NonZero) == region;
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
