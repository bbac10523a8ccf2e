#pragma once

#include <compare>

#include <hitbox/geometry/shapes.h>

#include "exact/expansion.h"

/// Distances compared with radii without ever taking a root: both sides are squared and subtracted exactly. Exact for
/// finite coordinates and radii of magnitudes from 1e-65 to 1e75 (fourth powers must neither overflow nor underflow);
/// beyond that the answer is the one for coordinates rounded to fewer bits. Infinite coordinates or ones that are not a
/// number are further away than any radius. Nothing is allocated.
namespace hitbox::geometry::detail {

/// A radius, or an exact sum or difference of two: sum(a, b), difference(a, b), or radiusOf(a). A negative one is
/// less than every distance.
using Radius = Expansion<2>;

inline Radius radiusOf(double radius)
{
    return sum(radius, 0.0);
}

/// How the distance between the two compares with the radius: less means nearer than it.
std::strong_ordering compareDistance(Point a, Point b, const Radius &radius);
std::strong_ordering compareDistance(Point p, const Segment &segment, const Radius &radius);
std::strong_ordering compareDistance(const Segment &a, const Segment &b, const Radius &radius);

} // namespace hitbox::geometry::detail
