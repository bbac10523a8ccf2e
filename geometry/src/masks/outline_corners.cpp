#include "masks/outline_corners.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "masks/mask_bits.h"

namespace hitbox::geometry::detail {
namespace {

constexpr PixelWord bit(unsigned place)
{
    return PixelWord{1} << place;
}

/// Where a pixel of the word differs from the one to its left.
PixelWord pixelEdges(std::span<const PixelWord> row, std::size_t i)
{
    const PixelWord left = i > 0 ? row[i - 1] >> (pixelsPerWord - 1) : 0;
    return row[i] ^ (row[i] << 1 | left);
}

/// 64 corners of one row.
struct CornerWord {
    PixelWord below = 0;      ///< the pixels below and to the right
    PixelWord edgesAbove = 0; ///< where the pixel above differs from the one to its left
    PixelWord edgesBelow = 0;
    PixelWord saddles = 0;
    PixelWord corners = 0; ///< where the outline turns: all others are straight or empty
};

PixelCorner cornerAt(std::size_t x, std::size_t y, bool isSaddle)
{
    return {static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y & 0x7FFF), isSaddle, 0};
}

/// One row of corners after the other, from the words of the pixel rows above and below it.
class CornerScan
{
public:
    explicit CornerScan(const Mask &mask);

    PixelCorners corners() &&;

private:
    void scanRow(std::size_t y);
    std::uint64_t wordsWithCorners(std::size_t first, std::size_t count) const;
    void scanWord(std::size_t y, std::size_t i);
    CornerWord cornerWord(std::size_t i) const;
    void addCorner(PixelCorner corner, bool goesDown);
    void addSaddle(PixelCorner corner, bool isFilledBelow);
    std::size_t lastEdgeWordBefore(std::size_t i);
    void addHollow(std::size_t i, unsigned place, PixelWord edgesAbove);
    CornerIndex added(PixelCorner corner);
    void closeEdge(std::size_t x, CornerIndex lower);

    const Mask &m_mask;
    PixelCorners m_found;
    std::vector<PixelWord> m_above;
    std::vector<PixelWord> m_below;
    std::vector<CornerIndex> m_open;     ///< of each column, the corner from which an edge went down last
    std::size_t m_searchedWords = 0;     ///< of this row, for edges above, ...
    std::size_t m_lastEdgeWord = 0;      ///< ... the last of which has one
    std::size_t m_saddleX = 0;           ///< the last saddle of this row ...
    CornerIndex m_saddleClosingEdge = 0; ///< ... and the lower end of its edge above
};

CornerScan::CornerScan(const Mask &mask)
    : m_mask(mask)
    , m_above(mask.width / pixelsPerWord + 1)
    , m_below(mask.width / pixelsPerWord + 1)
    , m_open(mask.width + 1)
{
    // Enough for most outlines.
    m_found.corners.reserve(4 * (mask.width + mask.height));
}

PixelCorners CornerScan::corners() &&
{
    for (std::size_t y = 0; y <= m_mask.height; ++y) {
        if (y < m_mask.height)
            packRow(rowOf(m_mask, y), m_mask.threshold, m_below);
        else
            std::ranges::fill(m_below, PixelWord{0});
        scanRow(y);
        std::swap(m_above, m_below);
    }
    return std::move(m_found);
}

void CornerScan::scanRow(std::size_t y)
{
    m_searchedWords = 0;
    m_saddleX = m_mask.width + 1; // no column
    constexpr std::size_t wordsAtOnce = 64;
    for (std::size_t first = 0; first < m_above.size(); first += wordsAtOnce) {
        const std::size_t count = std::min(wordsAtOnce, m_above.size() - first);
        for (std::uint64_t words = wordsWithCorners(first, count); words != 0; words &= words - 1)
            scanWord(y, first + static_cast<std::size_t>(std::countr_zero(words)));
    }
}

/// A bit for each of at most 64 words, found without branches: which words have corners is hard to guess. There is none
/// where neither a pixel nor the one to its left differs from that below.
std::uint64_t CornerScan::wordsWithCorners(std::size_t first, std::size_t count) const
{
    const auto above = std::span(m_above).subspan(first, count);
    const auto below = std::span(m_below).subspan(first, count);
    PixelWord before = first > 0 ? m_above[first - 1] ^ m_below[first - 1] : 0;
    std::uint64_t words = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const PixelWord changed = above[i] ^ below[i];
        words |= std::uint64_t{(changed | before >> (pixelsPerWord - 1)) != 0} << i;
        before = changed;
    }
    return words;
}

CornerWord CornerScan::cornerWord(std::size_t i) const
{
    CornerWord word{m_below[i], pixelEdges(m_above, i), pixelEdges(m_below, i), 0, 0};
    word.saddles = word.edgesAbove & word.edgesBelow & (m_above[i] ^ m_below[i]);
    word.corners = (word.edgesAbove ^ word.edgesBelow) | word.saddles;
    return word;
}

void CornerScan::scanWord(std::size_t y, std::size_t i)
{
    const CornerWord word = cornerWord(i);
    const std::size_t firstX = i * pixelsPerWord;
    for (PixelWord left = word.corners; left != 0; left &= left - 1) {
        const auto place = static_cast<unsigned>(std::countr_zero(left));
        const bool isSaddle = (word.saddles & bit(place)) != 0;
        const bool isFilledBelow = (word.below & bit(place)) != 0;
        const PixelCorner corner = cornerAt(firstX + place, y, isSaddle);
        if (isSaddle) {
            addSaddle(corner, isFilledBelow);
            continue;
        }
        const bool goesDown = (word.edgesBelow & bit(place)) != 0;
        const bool isLeftEnd = m_found.corners.size() % 2 == 0;
        if (goesDown && isLeftEnd && !isFilledBelow)
            addHollow(i, place, word.edgesAbove);
        addCorner(corner, goesDown);
    }
}

CornerIndex CornerScan::added(PixelCorner corner)
{
    m_found.corners.push_back(corner);
    return static_cast<CornerIndex>(m_found.corners.size() - 1);
}

void CornerScan::closeEdge(std::size_t x, CornerIndex lower)
{
    m_found.corners[lower].across = m_open[x];
    m_found.corners[m_open[x]].across = lower;
}

void CornerScan::addCorner(PixelCorner corner, bool goesDown)
{
    const CornerIndex index = added(corner);
    if (goesDown)
        m_open[corner.x] = index;
    else
        closeEdge(corner.x, index);
}

/// Each of the two opaque pixels keeps a corner of its own: the left one of the upper pixels has the edge up and left,
/// or else the left one of the lower pixels the edge down and left.
void CornerScan::addSaddle(PixelCorner corner, bool isFilledBelow)
{
    const CornerIndex leftEnd = added(corner);
    const CornerIndex rightEnd = added(corner);
    m_saddleX = corner.x;
    m_saddleClosingEdge = isFilledBelow ? leftEnd : rightEnd;
    closeEdge(corner.x, m_saddleClosingEdge);
    m_open[corner.x] = isFilledBelow ? rightEnd : leftEnd;
}

/// Each word of a row is searched once at most.
std::size_t CornerScan::lastEdgeWordBefore(std::size_t i)
{
    for (std::size_t k = i; k > m_searchedWords; --k) {
        if (pixelEdges(m_above, k - 1) != 0) {
            m_lastEdgeWord = k - 1;
            break;
        }
    }
    m_searchedWords = i;
    return m_lastEdgeWord;
}

void CornerScan::addHollow(std::size_t i, unsigned place, PixelWord edgesAbove)
{
    PixelWord edges = edgesAbove & (bit(place) - 1);
    if (edges == 0) {
        i = lastEdgeWordBefore(i);
        edges = pixelEdges(m_above, i);
    }
    const std::size_t x = i * pixelsPerWord + static_cast<std::size_t>(std::bit_width(edges)) - 1;
    // At a saddle the column already holds the edge below, which may be another island's.
    const CornerIndex leftOf = x == m_saddleX ? m_saddleClosingEdge : m_open[x];
    m_found.hollows.push_back({static_cast<CornerIndex>(m_found.corners.size()), leftOf});
}

} // namespace

PixelCorners pixelCorners(const Mask &mask)
{
    return CornerScan(mask).corners();
}

} // namespace hitbox::geometry::detail
