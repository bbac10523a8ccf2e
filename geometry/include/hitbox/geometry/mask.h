#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hitbox::geometry {

/// The widest and highest mask that is looked at, in pixels.
inline constexpr std::size_t largestMaskSide = 16384;

/// A view of one alpha byte for each pixel, row by row from the top. Pixel (x, y) is the closed square from (x, y) to
/// (x + 1, y + 1). It is opaque when its alpha is at least the threshold: 0 makes every pixel opaque. Pixels outside
/// the mask are transparent. The bytes belong to the caller.
struct Mask {
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t stride = 0; ///< bytes from one row to the next, at least `width`
    std::span<const std::uint8_t> alpha;
    std::uint8_t threshold = 128;
};

/// False for a mask wider or higher than largestMaskSide, with a stride less than its width, or with fewer bytes than
/// its rows need (the last row may end with its last pixel). Functions treat such a mask as one without pixels.
bool isUsable(const Mask &mask);

/// False outside the mask, and in a mask that is not usable.
bool isOpaque(const Mask &mask, std::size_t x, std::size_t y);

/// A mask that owns its bytes: 255 where opaque, 0 where transparent, rows without gaps between them.
struct PixelMask {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<std::uint8_t> alpha;

    friend bool operator==(const PixelMask &, const PixelMask &) = default;
};

inline Mask view(const PixelMask &mask)
{
    return {mask.width, mask.height, mask.width, mask.alpha};
}

} // namespace hitbox::geometry
