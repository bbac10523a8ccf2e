#pragma once

#include <algorithm>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// Boxes are closed: those that share only a side or a corner have common points too.
constexpr bool haveCommonPoint(const Box &a, const Box &b)
{
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

/// The points that both have. Where they have none it is no box: a coordinate of its `min` is above that of its `max`.
inline Box common(const Box &a, const Box &b)
{
    return {{std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y)},
            {std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y)}};
}

/// The smallest box around the edge.
inline Box boxOf(const Segment &edge)
{
    return {{std::min(edge.from.x, edge.to.x), std::min(edge.from.y, edge.to.y)},
            {std::max(edge.from.x, edge.to.x), std::max(edge.from.y, edge.to.y)}};
}

} // namespace hitbox::geometry::detail
