#pragma once

#include <algorithm>
#include <cmath>
#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

inline bool isFinite(Point p)
{
    return std::isfinite(p.x) && std::isfinite(p.y);
}

inline bool isFinite(const Segment &segment)
{
    return isFinite(segment.from) && isFinite(segment.to);
}

inline bool areFinite(std::span<const Point> points)
{
    return std::ranges::all_of(points, [](Point p) { return isFinite(p); });
}

} // namespace hitbox::geometry::detail
