#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "meter.h"

namespace hitbox::geometry::detail {

/// A region whose rings have lost corners.
struct ThinnedRegion {
    Region region;
    std::vector<std::size_t> kept;      ///< of each corner left, the index in its old ring; ascending, ring by ring
    std::vector<std::size_t> leftmosts; ///< of each ring, the corner left that is lexicographically least

    /// The part of `kept` that is of one ring, whose corners start at place `first`.
    std::span<const std::size_t> keptOf(std::size_t ring, std::size_t first) const
    {
        return std::span(kept).subspan(first, region.rings[ring].size());
    }
};

/// Each ring by itself as Douglas and Peucker thin a line, between its lexicographically least corner and the one
/// farthest from that, which both stay. Rings of more than three corners that do not all lie in one place keep at least
/// three. Nothing when a coordinate is not finite.
std::optional<ThinnedRegion> thinned(const Region &region, double tolerance, Meter &meter);

} // namespace hitbox::geometry::detail
