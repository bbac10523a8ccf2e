#include "masks/mask_bits.h"

#include <algorithm>
#include <array>

#include "exact/lanes.h"

namespace hitbox::geometry {

bool isUsable(const Mask &mask)
{
    if (mask.width > largestMaskSide || mask.height > largestMaskSide || mask.stride < mask.width)
        return false;
    if (mask.width == 0 || mask.height == 0)
        return true;
    // By division, so that no stride overflows.
    const std::size_t rowsBeforeLast = mask.height - 1;
    return mask.alpha.size() >= mask.width &&
           (rowsBeforeLast == 0 || (mask.alpha.size() - mask.width) / rowsBeforeLast >= mask.stride);
}

bool isOpaque(const Mask &mask, std::size_t x, std::size_t y)
{
    return isUsable(mask) && x < mask.width && y < mask.height && mask.alpha[y * mask.stride + x] >= mask.threshold;
}

namespace detail {
namespace {

PixelWord packedBytes(const std::uint8_t *bytes, std::size_t count, std::uint8_t threshold)
{
    PixelWord word = 0;
    for (std::size_t i = 0; i < count; ++i)
        word |= static_cast<PixelWord>(bytes[i] >= threshold) << i;
    return word;
}

#if HITBOX_SSE2
/// `complement` is 255 - threshold in each byte. The mean of a pixel and this, rounded upwards, is
/// (pixel + 256 - threshold) / 2, so its highest bit tells whether the pixel is at least the threshold.
PixelWord packedSixteen(const std::uint8_t *bytes, __m128i complement)
{
    const __m128i pixels = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes));
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_avg_epu8(pixels, complement)));
}

void packWords(const std::uint8_t *bytes, std::uint8_t threshold, std::span<PixelWord> words)
{
    const __m128i complement = _mm_set1_epi8(static_cast<char>(~threshold));
    for (PixelWord &word : words) {
        word = packedSixteen(bytes, complement) | packedSixteen(bytes + 16, complement) << 16 |
               packedSixteen(bytes + 32, complement) << 32 | packedSixteen(bytes + 48, complement) << 48;
        bytes += pixelsPerWord;
    }
}
#else
void packWords(const std::uint8_t *bytes, std::uint8_t threshold, std::span<PixelWord> words)
{
    for (PixelWord &word : words) {
        word = packedBytes(bytes, pixelsPerWord, threshold);
        bytes += pixelsPerWord;
    }
}
#endif

void packOne(std::span<const std::uint8_t> row, std::uint8_t threshold, std::span<PixelWord> words)
{
    const std::size_t whole = row.size() / pixelsPerWord;
    packWords(row.data(), threshold, words.first(whole));
    const std::size_t left = row.size() % pixelsPerWord;
    if (left == 0)
        return;
    // The rest goes through a full word of its own. Its padding is opaque at threshold 0 only, and is masked off.
    std::array<std::uint8_t, pixelsPerWord> rest{};
    std::copy_n(row.data() + whole * pixelsPerWord, left, rest.begin());
    packWords(rest.data(), threshold, words.subspan(whole, 1));
    words[whole] &= (PixelWord{1} << left) - 1;
}

} // namespace

void packRow(std::span<const std::uint8_t> row, std::uint8_t threshold, std::span<PixelWord> words)
{
    packOne(row, threshold, words);
}

void packRows(const Mask &mask, std::size_t firstRow, std::size_t rowCount, std::span<PixelWord> words,
              std::size_t wordsPerRow)
{
    for (std::size_t i = 0; i < rowCount; ++i)
        packOne(rowOf(mask, firstRow + i), mask.threshold, words.subspan(i * wordsPerRow, wordsPerRow));
}

void packRowPortably(std::span<const std::uint8_t> row, std::uint8_t threshold, std::span<PixelWord> words)
{
    for (std::size_t first = 0; first < row.size(); first += pixelsPerWord)
        words[first / pixelsPerWord] =
            packedBytes(row.data() + first, std::min(pixelsPerWord, row.size() - first), threshold);
}

} // namespace detail
} // namespace hitbox::geometry
