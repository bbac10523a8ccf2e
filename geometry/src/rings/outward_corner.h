#pragma once

#include <cmath>
#include <optional>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// Where the edges a-b and c-d meet when drawn out past b and c, on a grid of 1/256 pixel: the nearest place of which
/// b and c still lie to the left of the lines from a and to d, exactly. Nothing where they do not meet to the right of
/// b-c. All turns are to the left.
std::optional<Point> outwardCorner(Point a, Point b, Point c, Point d);

/// For measuring, not for deciding: within a few units in the last place.
inline double roughDistance(Point p, const Segment &segment)
{
    const Point way = segment.to - segment.from;
    const Point off = p - segment.from;
    const double squaredLength = way.x * way.x + way.y * way.y;
    const double along = off.x * way.x + off.y * way.y;
    if (!(along > 0))
        return std::sqrt(off.x * off.x + off.y * off.y);
    if (along >= squaredLength)
        return std::sqrt((p.x - segment.to.x) * (p.x - segment.to.x) + (p.y - segment.to.y) * (p.y - segment.to.y));
    return std::abs(off.x * way.y - off.y * way.x) / std::sqrt(squaredLength);
}

} // namespace hitbox::geometry::detail
