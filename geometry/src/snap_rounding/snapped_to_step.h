#pragma once

#include <span>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

#include "meter.h"

namespace hitbox::geometry::detail {

/// As snapped(), on the grid with the smallest step, of at least `finest` pixels, that holds all points: up to 2^30
/// steps wide and high.
Answer<Region> snappedToStep(std::span<const Ring> rings, FillRule rule, double finest, Meter &meter);

} // namespace hitbox::geometry::detail
