#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/mask.h>

namespace hitbox::geometry::detail {

/// 64 pixels, the leftmost in the lowest bit; set bits are opaque.
using PixelWord = std::uint64_t;

inline constexpr std::size_t pixelsPerWord = 64;

/// The alpha bytes of one row; the mask is usable.
inline std::span<const std::uint8_t> rowOf(const Mask &mask, std::size_t y)
{
    return mask.alpha.subspan(y * mask.stride, mask.width);
}

/// Writes the words that the row's pixels fill; bits past the last pixel are zero. `words` has room for them.
void packRow(std::span<const std::uint8_t> row, std::uint8_t threshold, std::span<PixelWord> words);

/// The same for some rows of the mask, each with so many words; those that its pixels do not reach stay as they are.
void packRows(const Mask &mask, std::size_t firstRow, std::size_t rowCount, std::span<PixelWord> words,
              std::size_t wordsPerRow);

/// packRow() without vector instructions, for other processors and for the tests.
void packRowPortably(std::span<const std::uint8_t> row, std::uint8_t threshold, std::span<PixelWord> words);

} // namespace hitbox::geometry::detail
