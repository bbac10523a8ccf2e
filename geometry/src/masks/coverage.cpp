#include <hitbox/geometry/coverage.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>

#include "exact/finite.h"
#include "masks/mask_bits.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr Point centreOf(std::size_t x, std::size_t y)
{
    return {static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5};
}

/// The first of `count` rows or columns with its centre at the coordinate or past it; `count` if there is none.
std::size_t firstFrom(double coordinate, std::size_t count)
{
    const double first = std::ceil(coordinate - 0.5);
    return first > 0 ? static_cast<std::size_t>(std::min(first, static_cast<double>(count))) : 0;
}

/// The pixels in the area: those right of an odd number of edges, and those on one.
class AreaPixels
{
public:
    AreaPixels(std::size_t width, std::size_t height)
        : m_width(width)
        , m_height(height)
        , m_wordsPerRow((width + pixelsPerWord - 1) / pixelsPerWord)
        , m_turns(m_wordsPerRow * height)
        , m_onEdge(m_wordsPerRow * height)
    {
    }

    void add(const Region &region);
    Coverage counted(const Mask &mask) const;
    PixelMask pixels() const;

private:
    /// Hands each word of the area to `visit` with its place in the row and its row, row by row from the left.
    template <typename Visit>
    void forEachWord(Visit visit) const;
    void addEdge(const Segment &edge);
    void addLevelEdge(const Segment &edge);
    void addCrossing(const Segment &downwards, std::size_t y);
    std::size_t word(std::size_t x, std::size_t y) const { return y * m_wordsPerRow + x / pixelsPerWord; }
    static PixelWord bit(std::size_t x) { return PixelWord{1} << x % pixelsPerWord; }

    std::size_t m_width = 0;
    std::size_t m_height = 0;
    std::size_t m_wordsPerRow = 0;
    std::vector<PixelWord> m_turns; ///< set where the number of edges to the left turns odd or even
    std::vector<PixelWord> m_onEdge;
};

/// The first of so many that is not to the left, as all before it are and none behind it is. Near the guess it takes
/// two questions, elsewhere as many as the distance has digits: of coordinates that are huge a guess says little.
template <typename IsLeft>
std::size_t firstNotLeft(std::size_t guess, std::size_t count, IsLeft isLeft)
{
    std::size_t low = 0;
    std::size_t high = count;
    if (guess > 0 && !isLeft(guess - 1)) {
        high = guess - 1;
        for (std::size_t step = 1; high > 0 && low == 0; step *= 2) {
            const std::size_t at = high > step ? high - step : 0;
            if (isLeft(at))
                low = at + 1;
            else
                high = at;
        }
    } else {
        low = guess;
        for (std::size_t step = 1; low < high && high == count; step *= 2) {
            const std::size_t at = std::min(low + step, count) - 1;
            if (isLeft(at))
                low = at + 1;
            else
                high = at;
        }
    }
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (isLeft(middle))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void AreaPixels::addEdge(const Segment &edge)
{
    if (edge.from.y == edge.to.y)
        return addLevelEdge(edge);
    const bool isDownwards = edge.from.y < edge.to.y;
    const Segment downwards = isDownwards ? edge : Segment{edge.to, edge.from};
    // The lower end belongs to the next edge, but for a centre right on it.
    const std::size_t end = firstFrom(downwards.to.y, m_height);
    for (std::size_t y = firstFrom(downwards.from.y, m_height); y < end; ++y)
        addCrossing(downwards, y);
    addLevelEdge({downwards.to, downwards.to});
}

/// Only marks the centres on it: the row crosses the edges at its ends, or does not.
void AreaPixels::addLevelEdge(const Segment &edge)
{
    const std::size_t y = firstFrom(edge.from.y, m_height);
    if (y == m_height || centreOf(0, y).y != edge.from.y)
        return;
    const auto [left, right] = std::minmax(edge.from.x, edge.to.x);
    for (std::size_t x = firstFrom(left, m_width); x < m_width && centreOf(x, y).x <= right; ++x)
        m_onEdge[word(x, y)] |= bit(x);
}

void AreaPixels::addCrossing(const Segment &downwards, std::size_t y)
{
    const Point top = downwards.from;
    const Point bottom = downwards.to;
    const double slope = (bottom.x - top.x) / (bottom.y - top.y);
    const auto side = [&](std::size_t x) { return orientation(top, bottom, centreOf(x, y)); };
    // A guess, which exact turns put right: to the right of a line down means turning counter-clockwise.
    const std::size_t guess = firstFrom(top.x + (centreOf(0, y).y - top.y) * slope, m_width);
    const std::size_t x =
        firstNotLeft(guess, m_width, [&](std::size_t at) { return side(at) == Orientation::Clockwise; });
    if (x == m_width)
        return;
    if (side(x) == Orientation::Collinear)
        m_onEdge[word(x, y)] |= bit(x);
    m_turns[word(x, y)] ^= bit(x);
}

/// Each bit becomes the parity of those up to it.
PixelWord parities(PixelWord turns)
{
    for (unsigned shift = 1; shift < pixelsPerWord; shift *= 2)
        turns ^= turns << shift;
    return turns;
}

template <typename Visit>
void AreaPixels::forEachWord(Visit visit) const
{
    for (std::size_t y = 0; y < m_height; ++y) {
        PixelWord carried = 0;
        for (std::size_t i = 0; i < m_wordsPerRow; ++i) {
            const PixelWord inside = parities(m_turns[y * m_wordsPerRow + i]) ^ carried;
            carried = PixelWord{0} - (inside >> (pixelsPerWord - 1));
            PixelWord area = inside | m_onEdge[y * m_wordsPerRow + i];
            if (i + 1 == m_wordsPerRow && m_width % pixelsPerWord != 0)
                area &= bit(m_width) - 1;
            visit(area, i, y);
        }
    }
}

Coverage AreaPixels::counted(const Mask &mask) const
{
    Coverage coverage;
    std::vector<PixelWord> opaque(m_wordsPerRow);
    const auto count = [](PixelWord pixels) { return static_cast<std::uint64_t>(std::popcount(pixels)); };
    forEachWord([&](PixelWord area, std::size_t i, std::size_t y) {
        if (i == 0)
            packRow(rowOf(mask, y), mask.threshold, opaque);
        coverage.covered += count(opaque[i] & area);
        coverage.missed += count(opaque[i] & ~area);
        coverage.excess += count(area & ~opaque[i]);
    });
    return coverage;
}

PixelMask AreaPixels::pixels() const
{
    PixelMask mask{m_width, m_height, std::vector<std::uint8_t>(m_width * m_height)};
    forEachWord([&](PixelWord area, std::size_t i, std::size_t y) {
        for (; area != 0; area &= area - 1) {
            const auto x = i * pixelsPerWord + static_cast<std::size_t>(std::countr_zero(area));
            mask.alpha[y * m_width + x] = 255;
        }
    });
    return mask;
}

void AreaPixels::add(const Region &region)
{
    for (const Ring &ring : region.rings) {
        const std::size_t edgeCount = areFinite(ring) ? ring.size() : 0;
        for (std::size_t i = 0; i < edgeCount; ++i)
            addEdge(edge(ring, i));
    }
}

} // namespace

Coverage coverage(const Region &region, const Mask &mask)
{
    if (!isUsable(mask) || mask.width == 0 || mask.height == 0)
        return {};
    AreaPixels pixels(mask.width, mask.height);
    pixels.add(region);
    return pixels.counted(mask);
}

PixelMask pixelsIn(const Region &region, std::size_t width, std::size_t height)
{
    if (width == 0 || height == 0 || width > largestMaskSide || height > largestMaskSide)
        return {};
    AreaPixels pixels(width, height);
    pixels.add(region);
    return pixels.pixels();
}

} // namespace hitbox::geometry
