#pragma once

#include <cstddef>

#include <hitbox/geometry/outline_side.h>
#include <hitbox/geometry/shapes.h>

#include "meter.h"

namespace hitbox::geometry::detail {

struct RemovalLimits {
    double tolerance = 0;        ///< no corner is taken out that would lie farther from the new outline
    std::size_t cornerCount = 0; ///< it ends when no more corners than these are left
    OutlineSide side = OutlineSide::Either;
};

/// Takes out corners one by one, the one that matters least first, where the triangle that is cut off or filled holds
/// no other corner: so rings neither meet nor change sides. The region is finite.
Region withCornersRemoved(const Region &region, const RemovalLimits &limits, Meter &meter);

} // namespace hitbox::geometry::detail
