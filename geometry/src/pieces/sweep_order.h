#pragma once

#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "exact/point_order.h"

namespace hitbox::geometry::detail {

/// The indices of the points (finite, at most 2^31) in that order; equal points by index. A radix sort, linear for
/// coordinates that are not crowded into a tiny part of their range, n log n otherwise.
std::pmr::vector<std::uint32_t> sweepOrder(std::span<const Point> points, std::pmr::memory_resource *memory);

} // namespace hitbox::geometry::detail
