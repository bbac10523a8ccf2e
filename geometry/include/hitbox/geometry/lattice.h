#pragma once

#include <span>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// True when all coordinates are whole multiples of one power of two and below 2^25 times as large, as every outline
/// on whole pixels or on fixed fractions of them is: then turns need no exact arithmetic, see latticeOrientation().
/// False when a coordinate is not finite. True for no points. Linear, nothing is allocated.
///
/// Law: moving by whole multiples inside the range, mirroring, turning by 90 degrees and scaling by a power of two
/// change nothing.
bool isOnSmallLattice(std::span<const Point> points);

/// orientation() for three points of a span for which isOnSmallLattice() holds: exact there, and without a branch.
/// Differences have at most 26 bits, their products 52, and the difference of those 53: nothing is rounded.
/// (Products of values below 2^-500 may vanish, and those above 2^500 overflow: isOnSmallLattice() answers false
/// there.)
inline Orientation latticeOrientation(Point a, Point b, Point c)
{
    if constexpr (HITBOX_REORDERS_SUMS != 0)
        return orientation(a, b, c);
    const double cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return static_cast<Orientation>(static_cast<int>(cross < 0) - static_cast<int>(cross > 0));
}

} // namespace hitbox::geometry
