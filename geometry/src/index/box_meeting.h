#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// Boxes are closed: those that share only a side or a corner have common points too.
constexpr bool haveCommonPoint(const Box &a, const Box &b)
{
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

} // namespace hitbox::geometry::detail
