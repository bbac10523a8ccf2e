#include "douglas_peucker.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "farthest_point.h"

namespace hitbox::geometry::detail {
namespace {

std::size_t leftmostOf(std::span<const Point> ring)
{
    std::size_t leftmost = 0;
    for (std::size_t i = 1; i < ring.size(); ++i) {
        // One comparison for nearly all.
        if (ring[i].x > ring[leftmost].x)
            continue;
        if (ring[i].x < ring[leftmost].x || ring[i].y < ring[leftmost].y)
            leftmost = i;
    }
    return leftmost;
}

constexpr std::size_t usualCornerCount = 32;

/// Thins one ring after the other, in the same memory.
class RingThinning
{
public:
    RingThinning(std::size_t ringCount, double tolerance)
        : m_squaredTolerance(tolerance * tolerance)
    {
        m_thinned.region.rings.reserve(ringCount);
        m_thinned.leftmosts.reserve(ringCount);
        m_thinned.kept.reserve(usualCornerCount);
        m_kept.reserve(usualCornerCount);
        m_ends.reserve(usualCornerCount);
    }

    void addRing(std::span<const Point> ring);
    ThinnedRegion thinned() && { return std::move(m_thinned); }

private:
    void addWholeRing(std::span<const Point> ring);
    void unroll(std::span<const Point> ring, std::size_t first);
    void keepBetween(std::size_t from, std::size_t to);
    void keepThird(std::size_t half);
    FarthestPoint farthestBetween(std::size_t from, std::size_t to) const;

    double m_squaredTolerance;
    ThinnedRegion m_thinned;
    std::vector<Point> m_line;       ///< the ring from a corner that stays, once around and back to it
    std::vector<GridPoint> m_grid;   ///< the same points where the line is on a small grid, else empty
    std::vector<std::size_t> m_kept; ///< along the line, but for its end
    std::vector<std::size_t> m_ends; ///< of the pieces not yet thinned, the last first
};

/// Of the points strictly between two of the line, the one farthest from the segment between them.
FarthestPoint RingThinning::farthestBetween(std::size_t from, std::size_t to) const
{
    if (from + 1 >= to)
        return {};
    const std::size_t count = to - from - 1;
    if (!m_grid.empty() && m_line[from] != m_line[to]) {
        const auto beside = farthestBeside(std::span(m_grid).subspan(from + 1, count), m_grid[from], m_grid[to]);
        if (beside)
            return {beside->index + from + 1, beside->squaredDistance};
    }
    const FarthestPoint farthest =
        farthestPoint(std::span(m_line).subspan(from + 1, count), {m_line[from], m_line[to]});
    return {farthest.index + from + 1, farthest.squaredDistance};
}

void RingThinning::unroll(std::span<const Point> ring, std::size_t first)
{
    const auto start = ring.begin() + static_cast<std::ptrdiff_t>(first);
    m_line.assign(start, ring.end());
    m_line.insert(m_line.end(), ring.begin(), start + 1);
    m_grid.resize(m_line.size());
    if (!fillGrid(m_line, m_line.front(), m_grid))
        m_grid.clear();
}

/// Keeps the first of the two, and of those between what Douglas and Peucker keep.
void RingThinning::keepBetween(std::size_t from, std::size_t to)
{
    m_ends.assign(1, to);
    while (!m_ends.empty()) {
        const FarthestPoint farthest = farthestBetween(from, m_ends.back());
        if (farthest.squaredDistance > m_squaredTolerance) {
            m_ends.push_back(farthest.index);
            continue;
        }
        m_kept.push_back(from);
        from = m_ends.back();
        m_ends.pop_back();
    }
}

/// Where nothing but the start and the point halfway has been kept.
void RingThinning::keepThird(std::size_t half)
{
    const FarthestPoint one = farthestBetween(0, half);
    const FarthestPoint other = farthestBetween(half, m_line.size() - 1);
    if (one.squaredDistance >= other.squaredDistance)
        m_kept.insert(m_kept.begin() + 1, one.index);
    else
        m_kept.push_back(other.index);
}

void RingThinning::addWholeRing(std::span<const Point> ring)
{
    const std::size_t place = m_thinned.kept.size();
    m_thinned.region.rings.emplace_back(ring.begin(), ring.end());
    m_thinned.kept.resize(place + ring.size());
    std::iota(m_thinned.kept.begin() + static_cast<std::ptrdiff_t>(place), m_thinned.kept.end(), std::size_t{0});
    m_thinned.leftmosts.push_back(ring.empty() ? 0 : leftmostOf(ring));
}

void RingThinning::addRing(std::span<const Point> ring)
{
    if (ring.size() <= 3) {
        addWholeRing(ring);
        return;
    }
    // Two points that lie far apart, whichever point the ring starts at.
    const std::size_t leftmost = leftmostOf(ring);
    const std::size_t opposite = farthestPoint(ring, {ring[leftmost], ring[leftmost]}).index;
    if (leftmost == opposite) {
        addWholeRing(ring);
        return;
    }
    const auto [first, second] = std::minmax(leftmost, opposite);
    const std::size_t half = second - first;
    unroll(ring, first);
    m_kept.clear();
    keepBetween(0, half);
    keepBetween(half, ring.size());
    if (m_kept.size() < 3)
        keepThird(half);

    // The points past the end of the ring are its first.
    const auto end = std::ranges::lower_bound(m_kept, ring.size() - first);
    std::rotate(m_kept.begin(), end, m_kept.end());
    Ring &left = m_thinned.region.rings.emplace_back();
    left.reserve(m_kept.size());
    for (const std::size_t place : m_kept) {
        const std::size_t index = place + first < ring.size() ? place + first : place + first - ring.size();
        if (index == leftmost)
            m_thinned.leftmosts.push_back(left.size());
        left.push_back(m_line[place]);
        m_thinned.kept.push_back(index);
    }
}

} // namespace

ThinnedRegion thinned(const Region &region, double tolerance)
{
    RingThinning thinning(region.rings.size(), tolerance);
    for (const Ring &ring : region.rings)
        thinning.addRing(ring);
    return std::move(thinning).thinned();
}

} // namespace hitbox::geometry::detail
