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

/// 64 corners of one row.
struct CornerWord {
    PixelWord below = 0;      ///< the pixels below and to the right
    PixelWord edgesBelow = 0; ///< where the pixel below differs from the one to its left
    PixelWord saddles = 0;
    PixelWord hollows = 0; ///< of four pixels only the lower right one is transparent
    PixelWord corners = 0; ///< where the outline turns: all others are straight or empty
};

// Each place of a word has two corners at most.
constexpr std::size_t mostCornersPerWord = 2 * pixelsPerWord;

constexpr std::size_t usualHollowCount = 16;

// Rows are taken together until they have so many words: narrow ones would spend more time on beginning than on
// pixels.
constexpr std::size_t wordsAtOnce = 1024;

/// Rows of corners one after the other, from the words of the pixel rows above and below them.
class CornerScan
{
public:
    explicit CornerScan(const Mask &mask);

    PixelCorners corners() &&;

private:
    void scanRows(std::size_t firstY, std::size_t rowCount);
    void packRowsBelow(std::size_t firstY, std::size_t rowCount);
    std::span<const std::uint32_t> wordsWithCorners(std::size_t count);
    PixelWord pixelEdges(std::size_t k) const;
    CornerWord cornerWord(std::size_t k) const;
    void scanWord(std::size_t k, std::size_t firstX, std::size_t y);
    void makeRoom(std::size_t count);
    void addSaddle(std::size_t x, std::size_t y, bool isFilledBelow);
    std::size_t lastEdgeWordBefore(std::size_t k);
    void addHollow(std::size_t k, std::size_t firstX, std::size_t y, unsigned place);
    void closeEdge(std::size_t x, CornerIndex lower);

    const Mask &m_mask;
    std::size_t m_wordsPerRow = 0; ///< the last pixel of the last word is past the mask: no row runs into the next
    std::size_t m_rowsAtOnce = 0;
    std::vector<PixelWord> m_pixels;    ///< an empty word, the row above, and those taken together
    std::vector<std::uint32_t> m_words; ///< room for the numbers of those with corners
    PixelCorners m_found;               ///< with room to spare
    CornerIndex m_count = 0;
    std::vector<CornerIndex> m_open;       ///< of each column, the corner from which an edge went down last
    std::size_t m_searchedWords = 0;       ///< for edges above, ...
    std::size_t m_lastEdgeWord = 0;        ///< ... the last of which has one
    CornerPlace m_saddlePlace = saddleBit; ///< the last saddle ...
    CornerIndex m_saddleClosingEdge = 0;   ///< ... and the lower end of its edge above
};

CornerScan::CornerScan(const Mask &mask)
    : m_mask(mask)
    , m_wordsPerRow(mask.width / pixelsPerWord + 1)
    , m_rowsAtOnce(std::min(mask.height + 1, wordsAtOnce / m_wordsPerRow + 1))
    , m_pixels(1 + (1 + m_rowsAtOnce) * m_wordsPerRow)
    , m_words(m_rowsAtOnce * m_wordsPerRow)
    , m_open(mask.width + 1)
{
    makeRoom(2 * (mask.width + mask.height)); // enough for most outlines
    m_found.hollows.reserve(usualHollowCount);
}

PixelCorners CornerScan::corners() &&
{
    for (std::size_t y = 0; y <= m_mask.height; y += m_rowsAtOnce)
        scanRows(y, std::min(m_rowsAtOnce, m_mask.height + 1 - y));
    makeRoom(m_count);
    return std::move(m_found);
}

/// Rows of corners, each between two rows of pixels. Words are numbered through them: word k of the pixels above, with
/// its corners at their upper left, is word k of the corners.
void CornerScan::scanRows(std::size_t firstY, std::size_t rowCount)
{
    packRowsBelow(firstY, rowCount);
    m_searchedWords = 0;
    const std::span<const std::uint32_t> words = wordsWithCorners(rowCount * m_wordsPerRow);
    auto word = words.begin();
    std::size_t firstWord = 0;
    for (std::size_t y = firstY; word != words.end(); ++y) {
        for (; word != words.end() && *word < firstWord + m_wordsPerRow; ++word)
            scanWord(*word, (*word - firstWord) * pixelsPerWord, y);
        firstWord += m_wordsPerRow;
    }
    std::copy_n(m_pixels.end() - static_cast<std::ptrdiff_t>(m_wordsPerRow), m_wordsPerRow, m_pixels.begin() + 1);
}

void CornerScan::packRowsBelow(std::size_t firstY, std::size_t rowCount)
{
    const std::span<PixelWord> below = std::span(m_pixels).subspan(1 + m_wordsPerRow, rowCount * m_wordsPerRow);
    const std::size_t pixelRowCount = std::min(rowCount, m_mask.height - firstY);
    packRows(m_mask, firstY, pixelRowCount, below, m_wordsPerRow);
    std::ranges::fill(below.subspan(pixelRowCount * m_wordsPerRow), PixelWord{0}); // below the last one
}

/// Found without branches: which words have corners is hard to guess. There is none where neither a pixel nor the one
/// to its left differs from that below.
std::span<const std::uint32_t> CornerScan::wordsWithCorners(std::size_t count)
{
    const auto above = std::span(m_pixels).subspan(1, count);
    const auto below = std::span(m_pixels).subspan(1 + m_wordsPerRow, count);
    std::size_t found = 0;
    PixelWord before = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const PixelWord changed = above[k] ^ below[k];
        m_words[found] = static_cast<std::uint32_t>(k);
        found += (changed | before >> (pixelsPerWord - 1)) != 0 ? 1 : 0;
        before = changed;
    }
    return std::span(m_words).first(found);
}

/// Where a pixel of the row above differs from the one to its left.
PixelWord CornerScan::pixelEdges(std::size_t k) const
{
    return m_pixels[1 + k] ^ (m_pixels[1 + k] << 1 | m_pixels[k] >> (pixelsPerWord - 1));
}

CornerWord CornerScan::cornerWord(std::size_t k) const
{
    const PixelWord above = m_pixels[1 + k];
    const PixelWord below = m_pixels[1 + k + m_wordsPerRow];
    const PixelWord edgesAbove = pixelEdges(k);
    const PixelWord edgesBelow = pixelEdges(k + m_wordsPerRow);
    const PixelWord saddles = edgesAbove & edgesBelow & (above ^ below);
    const PixelWord hollows = above & ~edgesAbove & edgesBelow & ~below;
    return {below, edgesBelow, saddles, hollows, (edgesAbove ^ edgesBelow) | saddles};
}

void CornerScan::makeRoom(std::size_t count)
{
    m_found.places.resize(count);
    m_found.across.resize(count);
}

/// Without a branch for whether an edge goes down from a corner or ends there, which is hard to guess: one that goes
/// down leads to itself until it ends, and the column keeps an edge that has ended until the next one goes down.
void CornerScan::scanWord(std::size_t k, std::size_t firstX, std::size_t y)
{
    if (m_found.places.size() - m_count < mostCornersPerWord)
        makeRoom(2 * m_found.places.size() + mostCornersPerWord);
    const CornerWord word = cornerWord(k);
    for (PixelWord left = word.corners; left != 0; left &= left - 1) {
        const auto place = static_cast<unsigned>(std::countr_zero(left));
        const std::size_t x = firstX + place;
        if (((word.saddles | word.hollows) & bit(place)) != 0) [[unlikely]] {
            if ((word.saddles & bit(place)) != 0) {
                addSaddle(x, y, (word.below & bit(place)) != 0);
                continue;
            }
            addHollow(k, firstX, y, place);
        }
        const CornerIndex index = m_count++;
        const CornerIndex upper = (word.edgesBelow & bit(place)) != 0 ? index : m_open[x];
        m_found.places[index] = cornerPlace(x, y);
        m_found.across[index] = upper;
        m_found.across[upper] = index;
        m_open[x] = index;
    }
}

void CornerScan::closeEdge(std::size_t x, CornerIndex lower)
{
    m_found.across[lower] = m_open[x];
    m_found.across[m_open[x]] = lower;
}

/// Each of the two opaque pixels keeps a corner of its own: the left one of the upper pixels has the edge up and left,
/// or else the left one of the lower pixels the edge down and left.
void CornerScan::addSaddle(std::size_t x, std::size_t y, bool isFilledBelow)
{
    const CornerIndex leftEnd = m_count++;
    const CornerIndex rightEnd = m_count++;
    m_found.places[leftEnd] = m_found.places[rightEnd] = cornerPlace(x, y) | saddleBit;
    m_saddlePlace = cornerPlace(x, y);
    m_saddleClosingEdge = isFilledBelow ? leftEnd : rightEnd;
    closeEdge(x, m_saddleClosingEdge);
    m_open[x] = isFilledBelow ? rightEnd : leftEnd;
}

/// The row above has one: it begins outside. Each word is searched once at most.
std::size_t CornerScan::lastEdgeWordBefore(std::size_t k)
{
    for (std::size_t i = k; i > m_searchedWords; --i) {
        if (pixelEdges(i - 1) != 0) {
            m_lastEdgeWord = i - 1;
            break;
        }
    }
    m_searchedWords = k;
    return m_lastEdgeWord;
}

void CornerScan::addHollow(std::size_t k, std::size_t firstX, std::size_t y, unsigned place)
{
    PixelWord edges = pixelEdges(k) & (bit(place) - 1);
    if (edges == 0) {
        const std::size_t edgeWord = lastEdgeWordBefore(k);
        edges = pixelEdges(edgeWord);
        firstX -= (k - edgeWord) * pixelsPerWord;
    }
    const std::size_t x = firstX + static_cast<std::size_t>(std::bit_width(edges)) - 1;
    // At a saddle the column already holds the edge below, which may be another island's.
    const CornerIndex leftOf = cornerPlace(x, y) == m_saddlePlace ? m_saddleClosingEdge : m_open[x];
    m_found.hollows.push_back({m_count, leftOf});
}

} // namespace

PixelCorners pixelCorners(const Mask &mask)
{
    return CornerScan(mask).corners();
}

} // namespace hitbox::geometry::detail
