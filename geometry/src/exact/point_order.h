#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// By x, then by y: the order of a sweep from left to right, and of the points at which rings start.
constexpr bool isBefore(Point a, Point b)
{
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

} // namespace hitbox::geometry::detail
