#pragma once

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

inline double lengthOf(Point p)
{
    return std::hypot(p.x, p.y);
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
