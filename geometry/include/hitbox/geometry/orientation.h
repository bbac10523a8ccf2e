#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Which way a path turns, as seen on screen (y down).
enum class Orientation {
    Clockwise = -1,
    Collinear = 0,
    CounterClockwise = 1,
};

constexpr Orientation opposite(Orientation turn)
{
    return static_cast<Orientation>(-static_cast<int>(turn));
}

/// The turn made at b on the way from a over b to c. Exact for all coordinates that are 0 or of magnitudes from 1e-140
/// to 1e150. Where products of differences overflow, the answer is the one for the coordinates scaled down by a power
/// of two, and so exact too unless tiny ones are among them; where they underflow, turns may come out Collinear.
/// Coordinates that are not finite have no turn: any of the three may be answered. Nothing is allocated.
///
/// Laws: 1. orientation(a, b, c) == orientation(b, c, a). 2. Swapping two arguments gives the opposite. 3. Mirroring
/// gives the opposite, turning by 90 degrees and scaling by a power of two change nothing.
///
/// Source: J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997:
/// a filter first, then exact differences with exact products, then the full expansion.
Orientation orientation(Point a, Point b, Point c);

} // namespace hitbox::geometry
