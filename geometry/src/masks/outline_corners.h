#pragma once

#include <cstdint>
#include <vector>

#include <hitbox/geometry/mask.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

using CornerIndex = std::uint32_t;

/// Where the outline of the opaque pixels turns: the column, the row and, at a saddle, a bit. There two corners lie,
/// next to each other in the list. Without the bit, places are in the order of their corners.
using CornerPlace = std::uint32_t;

inline constexpr CornerPlace saddleBit = CornerPlace{1} << 31;

constexpr CornerPlace cornerPlace(std::size_t x, std::size_t y)
{
    static_assert(largestMaskSide < 1 << 15);
    return static_cast<CornerPlace>(x | y << 16);
}

constexpr Point pointOf(CornerPlace place)
{
    return {static_cast<double>(place & 0xFFFF), static_cast<double>(place >> 16 & 0x7FFF)};
}

/// The upper left corner of a piece of transparent pixels below and right of opaque ones: where a hole may start.
struct HollowCorner {
    CornerIndex corner = 0;
    CornerIndex leftOf = 0; ///< a corner on the vertical edge next to the left, whose right side is the same island
};

/// All corners, row by row. Corners 2k and 2k + 1 are the ends of one horizontal edge, left and right.
struct PixelCorners {
    std::vector<CornerPlace> places;
    std::vector<CornerIndex> across;   ///< the corner at the other end of each one's vertical edge
    std::vector<HollowCorner> hollows; ///< in the order of their corners
};

PixelCorners pixelCorners(const Mask &mask);

} // namespace hitbox::geometry::detail
