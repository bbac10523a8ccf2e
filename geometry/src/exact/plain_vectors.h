#pragma once

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/shapes.h>

/// Points as vectors in plain, rounded arithmetic: for measuring, never for deciding.
namespace hitbox::geometry::detail {

inline double cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}

inline double dot(Point a, Point b)
{
    return a.x * b.x + a.y * b.y;
}

/// To within 1.5 units in the last place; not less than either coordinate. The same bits on every machine, which
/// std::hypot() does not promise.
inline double lengthOf(Point p)
{
    const double larger = std::max(std::abs(p.x), std::abs(p.y));
    // What neither overflows nor loses bits when it is squared. Zero may, and what is not a number.
    const double scale = larger > 0x1p500 ? 0x1p-600 : larger < 0x1p-400 && larger > 0 ? 0x1p600 : 1;
    if (scale == 1)
        return std::sqrt(p.x * p.x + p.y * p.y);
    const Point scaled = p * scale;
    return std::sqrt(scaled.x * scaled.x + scaled.y * scaled.y) / scale;
}

/// In the direction, with length 1; up on screen where there is none.
inline Point unit(Point direction)
{
    const double length = lengthOf(direction);
    return length > 0 ? Point{direction.x / length, direction.y / length} : Point{0, -1};
}

/// To the left of a way along, as seen on screen.
inline Point leftOf(Point along)
{
    return {along.y, -along.x};
}

} // namespace hitbox::geometry::detail
