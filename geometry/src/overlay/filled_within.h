#pragma once

#include <span>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

#include "meter.h"

namespace hitbox::geometry::detail {

/// filledRegion() within another call, at that one's expense.
Answer<Region> filledWithin(std::span<const Ring> rings, FillRule rule, Meter &meter);

} // namespace hitbox::geometry::detail
