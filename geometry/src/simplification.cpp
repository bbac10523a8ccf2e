#include <hitbox/geometry/simplification.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/self_intersection.h>

#include "corner_removal.h"
#include "farthest_point.h"
#include "finite.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

/// Which points of a ring are kept, in order.
using Kept = std::vector<std::size_t>;

/// Of the points strictly between two indices (past the end, the ring goes on at its start), the one farthest from the
/// segment between them.
FarthestPoint farthestBetween(std::span<const Point> ring, std::size_t from, std::size_t to)
{
    if (from + 1 >= to)
        return {};
    const Segment segment{ring[from], ring[to == ring.size() ? 0 : to]};
    const FarthestPoint farthest = farthestPoint(ring.subspan(from + 1, to - from - 1), segment);
    return {farthest.index + from + 1, farthest.squaredDistance};
}

bool isLeftOf(Point p, Point q)
{
    return p.x < q.x || (p.x == q.x && p.y < q.y);
}

std::size_t farthestFrom(std::span<const Point> ring, Point p)
{
    const auto squared = [&](Point q) { return (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y); };
    const auto farthest = std::ranges::max_element(ring, [&](Point a, Point b) { return squared(a) < squared(b); });
    return static_cast<std::size_t>(farthest - ring.begin());
}

/// Keeps what Douglas and Peucker keep between two points that stay.
void keepBetween(std::span<const Point> ring, std::size_t from, std::size_t to, double squaredTolerance, Kept &kept)
{
    std::vector<std::size_t> ends{to};
    while (!ends.empty()) {
        const FarthestPoint farthest = farthestBetween(ring, from, ends.back());
        if (farthest.squaredDistance > squaredTolerance) {
            ends.push_back(farthest.index);
            continue;
        }
        from = ends.back();
        ends.pop_back();
        kept.push_back(from);
    }
}

/// The points kept of a ring of more than three, at least three; none of them is needed twice.
Kept keptPoints(std::span<const Point> ring, double tolerance)
{
    // Two points that lie far apart, whichever point the ring starts at.
    const auto leftmost = static_cast<std::size_t>(std::ranges::min_element(ring, isLeftOf) - ring.begin());
    const std::size_t opposite = farthestFrom(ring, ring[leftmost]);
    const auto [first, second] = std::minmax(leftmost, opposite);
    Ring turned(ring.begin() + static_cast<std::ptrdiff_t>(first), ring.end());
    turned.insert(turned.end(), ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(first));
    const std::size_t half = second - first;
    Kept kept;
    keepBetween(turned, 0, half, tolerance * tolerance, kept);
    keepBetween(turned, half, ring.size(), tolerance * tolerance, kept);
    if (kept.size() < 3 && half > 0) {
        const FarthestPoint one = farthestBetween(turned, 0, half);
        const FarthestPoint other = farthestBetween(turned, half, ring.size());
        kept.push_back(one.squaredDistance >= other.squaredDistance ? one.index : other.index);
    }
    for (std::size_t &index : kept)
        index = index + first < ring.size() ? index + first : index + first - ring.size();
    std::ranges::sort(kept);
    return kept;
}

Ring pointsAt(std::span<const Point> ring, const Kept &kept)
{
    Ring points;
    points.reserve(kept.size());
    for (const std::size_t index : kept)
        points.push_back(ring[index]);
    return points;
}

/// One edge of a simplified ring, and the points that it replaces.
struct Shortcut {
    std::size_t ring = 0;
    Segment segment;
    Ring replaced; ///< the points from one end of the segment to the other
};

std::vector<Shortcut> shortcuts(const Region &region, const Region &simpler, std::span<const Kept> kept)
{
    std::vector<Shortcut> found;
    for (std::size_t r = 0; r < region.rings.size(); ++r) {
        const Ring &ring = region.rings[r];
        for (std::size_t i = 0; i < kept[r].size(); ++i) {
            const std::size_t from = kept[r][i];
            const std::size_t to = kept[r][(i + 1) % kept[r].size()];
            Shortcut shortcut{r, edge(simpler.rings[r], i), {}};
            for (std::size_t k = from; k != to; k = k + 1 == ring.size() ? 0 : k + 1)
                shortcut.replaced.push_back(ring[k]);
            shortcut.replaced.push_back(ring[to]);
            found.push_back(std::move(shortcut));
        }
    }
    return found;
}

/// True when no two rings meet, and none has got to the other side of another: of a point of each, none lies between
/// an edge and the points that it replaces.
bool areRingsApart(const Region &region, const Region &simpler, std::span<const Kept> kept)
{
    const std::vector<Shortcut> edges = shortcuts(region, simpler, kept);
    std::vector<Box> boxes;
    for (const Shortcut &shortcut : edges)
        boxes.push_back(*bounds(shortcut.replaced));
    const BroadPhase phase(boxes);
    for (const ShapePair &pair : phase.pairs()) {
        const Shortcut &a = edges[pair.first];
        const Shortcut &b = edges[pair.second];
        // Each ring by itself has been found simple.
        if (a.ring != b.ring && meeting(a.segment, b.segment).kind != MeetingKind::None)
            return false;
    }
    for (std::size_t r = 0; r < simpler.rings.size(); ++r) {
        if (simpler.rings[r].empty())
            continue;
        const Point p = simpler.rings[r].front();
        for (const std::size_t i : phase.at(p)) {
            if (edges[i].ring != r && locate(p, edges[i].replaced) != Location::Outside)
                return false;
        }
    }
    return true;
}

bool isSound(const Region &region, const Region &simpler, std::span<const Kept> kept)
{
    for (std::size_t r = 0; r < region.rings.size(); ++r) {
        const Ring &ring = simpler.rings[r];
        if (ring.size() < region.rings[r].size() && (!isSimple(ring) || winding(ring) != winding(region.rings[r])))
            return false;
    }
    return region.rings.size() < 2 || areRingsApart(region, simpler, kept);
}

bool isFiniteRegion(const Region &region)
{
    return std::ranges::all_of(region.rings, [](const Ring &ring) { return areFinite(ring); });
}

} // namespace

Region simplified(const Region &region, double tolerance, OutlineSide side)
{
    if (!(tolerance >= 0) || !isFiniteRegion(region))
        return region;
    if (side == OutlineSide::Outside)
        return withCornersRemoved(region, {tolerance, 0, side});
    Region simpler;
    std::vector<Kept> kept;
    simpler.rings.reserve(region.rings.size());
    kept.reserve(region.rings.size());
    for (const Ring &ring : region.rings) {
        if (ring.size() > 3) {
            kept.push_back(keptPoints(ring, tolerance));
        } else {
            kept.emplace_back(ring.size());
            for (std::size_t i = 0; i < ring.size(); ++i)
                kept.back()[i] = i;
        }
        simpler.rings.push_back(pointsAt(ring, kept.back()));
    }
    if (isSound(region, simpler, kept) || !std::ranges::all_of(region.rings, isSimple))
        return simpler;
    return withCornersRemoved(region, {tolerance, 0, side});
}

Region simplifiedTo(const Region &region, std::size_t cornerCount, OutlineSide side)
{
    if (!isFiniteRegion(region))
        return region;
    return withCornersRemoved(region, {std::numeric_limits<double>::infinity(), cornerCount, side});
}

} // namespace hitbox::geometry
