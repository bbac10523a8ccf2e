#pragma once

#include <cstdint>

#include <hitbox/geometry/mask.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// How well an area fits the opaque pixels of a mask, in pixels. A pixel is in the area when its centre is inside or
/// on the boundary.
struct Coverage {
    std::uint64_t covered = 0; ///< opaque and in the area
    std::uint64_t missed = 0;  ///< opaque and not in the area
    std::uint64_t excess = 0;  ///< transparent and in the area

    friend constexpr bool operator==(const Coverage &, const Coverage &) = default;
};

/// Only the mask's own pixels are counted, so an area that reaches past the mask has no excess there. Rings are filled
/// even-odd together; a ring with a coordinate that is not finite is left out. All counts are 0 for a mask that is not
/// usable. Exact.
/// Cost: a few turns for each row that an edge crosses, and 64 pixels at a time. Memory: two bits a pixel.
Coverage coverage(const Region &region, const Mask &mask);

/// The pixels in the area, as coverage() counts them. Empty when a side is 0 or longer than largestMaskSide.
/// Law: area and mask differ in just the pixels that coverage(region, mask) counts as missed and excess.
PixelMask pixelsIn(const Region &region, std::size_t width, std::size_t height);

} // namespace hitbox::geometry
