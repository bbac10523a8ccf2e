#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

// Sums that a compiler may reorder prove nothing: a program built that way asks the library's own code each time.
#if defined(__FAST_MATH__) || defined(_M_FP_FAST)
#define HITBOX_REORDERS_SUMS 1
#else
#define HITBOX_REORDERS_SUMS 0
#endif

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
inline Orientation orientation(Point a, Point b, Point c);

namespace detail {

/// orientation() where its filter cannot decide.
Orientation exactOrientation(const Point &a, const Point &b, const Point &c);

} // namespace detail

inline Orientation orientation(Point a, Point b, Point c)
{
    if constexpr (HITBOX_REORDERS_SUMS != 0)
        return detail::exactOrientation(a, b, c);
    const double left = (b.x - a.x) * (c.y - a.y);
    const double right = (b.y - a.y) * (c.x - a.x);
    const double cross = left - right;
    // Rounding moves the difference by less than this: (3 + 16 e) e, e = 2^-53, times the sum of the two.
    constexpr double relativeBound = 3.3306690738754716e-16;
    const double bound = relativeBound * ((left < 0 ? -left : left) + (right < 0 ? -right : right));
    // A positive cross product turns from the x axis towards the y axis, which points down: clockwise on screen.
    if (cross > bound)
        return Orientation::Clockwise;
    if (cross < -bound)
        return Orientation::CounterClockwise;
    return detail::exactOrientation(a, b, c);
}

} // namespace hitbox::geometry
