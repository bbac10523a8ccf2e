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

/// Within the range in which orientation() is exact: 0, or a magnitude from 1e-140 to 1e150.
inline bool isInExactRange(double value)
{
    const double magnitude = std::abs(value);
    return magnitude == 0 || (magnitude >= 1e-140 && magnitude <= 1e150);
}

inline bool areInExactRange(std::span<const Point> points)
{
    return std::ranges::all_of(points, [](Point p) { return isInExactRange(p.x) && isInExactRange(p.y); });
}

} // namespace hitbox::geometry::detail
