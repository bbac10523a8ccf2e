#pragma once

#include <cstdint>
#include <vector>

#include <hitbox/geometry/mask.h>

namespace hitbox::geometry::detail {

using CornerIndex = std::uint32_t;

/// Where the outline of the opaque pixels turns.
struct PixelCorner {
    std::uint16_t x = 0;
    std::uint16_t y : 15 = 0;
    std::uint16_t isSaddle : 1 = 0; ///< two corners lie here, next to each other in the list
    CornerIndex across = 0;         ///< the corner at the other end of its vertical edge
};

/// The upper left corner of a piece of transparent pixels below and right of opaque ones: where a hole may start.
struct HollowCorner {
    CornerIndex corner = 0;
    CornerIndex leftOf = 0; ///< a corner on the vertical edge next to the left, whose right side is the same island
};

/// All corners, row by row. Corners 2k and 2k + 1 are the ends of one horizontal edge, left and right.
struct PixelCorners {
    std::vector<PixelCorner> corners;
    std::vector<HollowCorner> hollows; ///< in the order of their corners
};

PixelCorners pixelCorners(const Mask &mask);

} // namespace hitbox::geometry::detail
