#include "outline_corners.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "mask_bits.h"

namespace hitbox::geometry::detail {
namespace {

constexpr PixelWord bit(unsigned place)
{
    return PixelWord{1} << place;
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
    return {static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y & 0x7FFF), isSaddle};
}

/// One row of corners after the other, from the words of the pixel rows above and below it.
class CornerScan
{
public:
    explicit CornerScan(const Mask &mask);

    PixelCorners corners() &&;

private:
    void scanRow(std::size_t y);
    void scanWord(std::size_t y, std::size_t firstX, const CornerWord &word);
    void addCorner(PixelCorner corner, bool goesDown);
    void addSaddle(PixelCorner corner, bool isFilledBelow);
    void addHollow(std::size_t firstX, unsigned place, PixelWord edgesAbove);
    CornerIndex added(PixelCorner corner);
    void closeEdge(std::size_t x, CornerIndex lower);

    const Mask &m_mask;
    PixelCorners m_found;
    std::vector<PixelWord> m_above;
    std::vector<PixelWord> m_below;
    std::vector<CornerIndex> m_open;     ///< of each column, the corner from which an edge went down last
    std::size_t m_lastEdgeWord = 0;      ///< the last word before this one with an edge above
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
    const std::size_t expected = 4 * (mask.width + mask.height);
    m_found.corners.reserve(expected);
    m_found.across.reserve(expected);
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
    PixelWord leftAbove = 0;
    PixelWord leftBelow = 0;
    m_lastEdgeWord = 0;
    m_saddleX = m_mask.width + 1; // no column
    for (std::size_t i = 0; i < m_above.size(); ++i) {
        const PixelWord above = m_above[i];
        const PixelWord below = m_below[i];
        const PixelWord edgesAbove = above ^ (above << 1 | leftAbove);
        const PixelWord edgesBelow = below ^ (below << 1 | leftBelow);
        leftAbove = above >> (pixelsPerWord - 1);
        leftBelow = below >> (pixelsPerWord - 1);
        const PixelWord saddles = edgesAbove & edgesBelow & (above ^ below);
        const PixelWord corners = (edgesAbove ^ edgesBelow) | saddles;
        // Straight edges, which most words with edges have, cost no branch.
        if (corners != 0)
            scanWord(y, i * pixelsPerWord, {below, edgesAbove, edgesBelow, saddles, corners});
        m_lastEdgeWord = edgesAbove != 0 ? i : m_lastEdgeWord;
    }
}

void CornerScan::scanWord(std::size_t y, std::size_t firstX, const CornerWord &word)
{
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
            addHollow(firstX, place, word.edgesAbove);
        addCorner(corner, goesDown);
    }
}

CornerIndex CornerScan::added(PixelCorner corner)
{
    m_found.corners.push_back(corner);
    m_found.across.push_back(0);
    return static_cast<CornerIndex>(m_found.corners.size() - 1);
}

void CornerScan::closeEdge(std::size_t x, CornerIndex lower)
{
    m_found.across[lower] = m_open[x];
    m_found.across[m_open[x]] = lower;
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

void CornerScan::addHollow(std::size_t firstX, unsigned place, PixelWord edgesAbove)
{
    PixelWord edges = edgesAbove & (bit(place) - 1);
    if (edges == 0) {
        firstX = m_lastEdgeWord * pixelsPerWord;
        const PixelWord left = m_lastEdgeWord > 0 ? m_above[m_lastEdgeWord - 1] >> (pixelsPerWord - 1) : 0;
        edges = m_above[m_lastEdgeWord] ^ (m_above[m_lastEdgeWord] << 1 | left);
    }
    const std::size_t x = firstX + static_cast<std::size_t>(std::bit_width(edges)) - 1;
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
