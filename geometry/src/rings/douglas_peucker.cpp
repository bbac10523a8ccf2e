#include "rings/douglas_peucker.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "exact/farthest_grid_point.h"
#include "exact/farthest_point.h"
#include "exact/finite.h"

namespace hitbox::geometry::detail {
namespace {

template <typename P>
std::size_t leftmostOf(std::span<const P> ring)
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

FarthestPoint farthest(std::span<const Point> points, Point from, Point to)
{
    return farthestPoint(points, {from, to});
}

FarthestPoint farthest(std::span<const ShortPoint> points, ShortPoint from, ShortPoint to)
{
    return farthestGridPoint(points, from, to);
}

constexpr std::size_t usualCornerCount = 32;

/// Several points are measured at once.
constexpr std::size_t pointsPerStep = 4;
constexpr std::size_t thinningBytesPerPoint = 80;

/// Thins one ring after the other, in the same memory.
class RingThinning
{
public:
    RingThinning(std::size_t ringCount, double tolerance, Meter &meter)
        : m_squaredTolerance(tolerance * tolerance)
        , m_meter(meter)
    {
        m_thinned.region.rings.reserve(ringCount);
        m_thinned.leftmosts.reserve(ringCount);
        m_thinned.kept.reserve(usualCornerCount);
        m_kept.reserve(usualCornerCount);
        m_ends.reserve(usualCornerCount);
    }

    /// False for a ring that is not finite.
    bool addRing(std::span<const Point> ring);
    ThinnedRegion thinned() && { return std::move(m_thinned); }

private:
    void addWholeRing(std::span<const Point> ring);
    template <typename P>
    void addThinned(std::span<const Point> ring, std::vector<P> &points);
    void addKept(std::span<const Point> ring, std::size_t first, std::size_t leftmost);
    template <typename P>
    void keepBetween(std::span<const P> line, std::size_t from, std::size_t to);
    template <typename P>
    void keepThird(std::span<const P> line, std::size_t half);

    double m_squaredTolerance;
    Meter &m_meter;
    ThinnedRegion m_thinned;
    std::vector<ShortPoint> m_grid;  ///< the points of a ring that is on a small grid
    std::vector<Point> m_points;     ///< those of another
    std::vector<std::size_t> m_kept; ///< along the line once around the ring, but for its end
    std::vector<std::size_t> m_ends; ///< of the pieces not yet thinned, the last first
};

/// Of the points strictly between two of the line, the one farthest from the segment between them.
template <typename P>
FarthestPoint farthestBetween(std::span<const P> line, std::size_t from, std::size_t to)
{
    if (from + 1 >= to)
        return {};
    const FarthestPoint found = farthest(line.subspan(from + 1, to - from - 1), line[from], line[to]);
    return {found.index + from + 1, found.squaredDistance};
}

/// Keeps the first of the two, and of those between what Douglas and Peucker keep.
template <typename P>
void RingThinning::keepBetween(std::span<const P> line, std::size_t from, std::size_t to)
{
    m_ends.assign(1, to);
    while (!m_ends.empty()) {
        m_meter.spend(1 + (m_ends.back() - from) / pointsPerStep);
        const FarthestPoint found = farthestBetween(line, from, m_ends.back());
        if (found.squaredDistance > m_squaredTolerance) {
            m_ends.push_back(found.index);
            continue;
        }
        m_kept.push_back(from);
        from = m_ends.back();
        m_ends.pop_back();
    }
}

/// Where nothing but the start and the point halfway has been kept.
template <typename P>
void RingThinning::keepThird(std::span<const P> line, std::size_t half)
{
    const FarthestPoint one = farthestBetween(line, 0, half);
    const FarthestPoint other = farthestBetween(line, half, line.size() - 1);
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
    m_thinned.leftmosts.push_back(leftmostOf(ring));
}

bool RingThinning::addRing(std::span<const Point> ring)
{
    if (ring.size() <= 3) {
        addWholeRing(ring);
        return areFinite(ring);
    }
    m_grid.resize(ring.size());
    if (fillGrid(ring, ring.front(), m_grid)) {
        addThinned(ring, m_grid);
        return true;
    }
    if (!areFinite(ring))
        return false;
    m_points.assign(ring.begin(), ring.end());
    addThinned(ring, m_points);
    return true;
}

/// `points` are those of the ring, in either form.
template <typename P>
void RingThinning::addThinned(std::span<const Point> ring, std::vector<P> &points)
{
    // Two points that lie far apart, whichever point the ring starts at.
    const std::size_t leftmost = leftmostOf(std::span<const P>(points));
    const std::size_t opposite = farthest(points, points[leftmost], points[leftmost]).index;
    if (leftmost == opposite) {
        addWholeRing(ring);
        return;
    }
    const auto [first, second] = std::minmax(leftmost, opposite);
    // The line goes on past the end of the ring with its first points.
    points.resize(ring.size() + first + 1);
    std::copy_n(points.begin(), first + 1, points.begin() + static_cast<std::ptrdiff_t>(ring.size()));
    const std::span<const P> line = std::span<const P>(points).subspan(first);
    m_kept.clear();
    keepBetween(line, 0, second - first);
    keepBetween(line, second - first, ring.size());
    if (m_kept.size() < 3)
        keepThird(line, second - first);
    addKept(ring, first, leftmost);
}

/// `first` is where the line starts.
void RingThinning::addKept(std::span<const Point> ring, std::size_t first, std::size_t leftmost)
{
    // The points past the end of the ring are its first.
    const auto end = std::ranges::lower_bound(m_kept, ring.size() - first);
    std::rotate(m_kept.begin(), end, m_kept.end());
    Ring &left = m_thinned.region.rings.emplace_back();
    left.reserve(m_kept.size());
    for (const std::size_t place : m_kept) {
        const std::size_t index = place + first < ring.size() ? place + first : place + first - ring.size();
        if (index == leftmost)
            m_thinned.leftmosts.push_back(left.size());
        left.push_back(ring[index]);
        m_thinned.kept.push_back(index);
    }
}

} // namespace

std::optional<ThinnedRegion> thinned(const Region &region, double tolerance, Meter &meter)
{
    std::size_t pointCount = 0;
    for (const Ring &ring : region.rings)
        pointCount += ring.size();
    meter.spend(pointCount);
    meter.hold(pointCount * thinningBytesPerPoint);
    RingThinning thinning(region.rings.size(), tolerance, meter);
    for (const Ring &ring : region.rings)
        if (!thinning.addRing(ring))
            return std::nullopt;
    return std::move(thinning).thinned();
}

} // namespace hitbox::geometry::detail
