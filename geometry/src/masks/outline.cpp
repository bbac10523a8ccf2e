#include <hitbox/geometry/outline.h>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "masks/outline_corners.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr CornerIndex visitedBit = CornerIndex{1} << 31;

/// A saddle that the present walk has passed once.
struct PassedSaddle {
    CornerIndex corner = 0;
    std::size_t place = 0; ///< on the path
};

/// Walks along the corners, ring by ring. `across` of a corner that was passed holds the number of the walk.
class CornerWalk
{
public:
    explicit CornerWalk(PixelCorners &&corners)
        : m_corners(std::move(corners.corners))
        , m_hollows(std::move(corners.hollows))
    {
        m_path.reserve(std::min<std::size_t>(m_corners.size(), 1 << 16));
    }

    Region region() &&;

private:
    void walkFrom(CornerIndex start, CornerIndex island, bool isHole);
    CornerIndex pass(CornerIndex corner, CornerIndex walk);
    void closeLoopAt(CornerIndex corner, CornerIndex walk);
    void takeLoop(std::span<const Point> path);
    bool isVisited(CornerIndex corner) const { return (m_corners[corner].across & visitedBit) != 0; }

    std::vector<PixelCorner> m_corners;
    std::vector<HollowCorner> m_hollows;
    std::vector<CornerIndex> m_islandOfWalk;
    std::vector<Point> m_path;
    std::vector<PassedSaddle> m_passedSaddles;
    std::vector<Ring> m_rings;
    std::vector<CornerIndex> m_islandOfRing;
    CornerIndex m_islandCount = 0;
};

bool isAboveOrLeft(Point p, Point q)
{
    return p.y != q.y ? p.y < q.y : p.x < q.x;
}

/// Rings in the order of islands; within one, the outer ring is the first by its starting point as well.
std::vector<Ring> groupedByIsland(std::vector<Ring> rings, std::span<const CornerIndex> islands)
{
    std::vector<CornerIndex> order(rings.size());
    for (CornerIndex i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, [&](CornerIndex a, CornerIndex b) {
        const Point p = rings[a].front();
        const Point q = rings[b].front();
        if (islands[a] != islands[b])
            return islands[a] < islands[b];
        return isAboveOrLeft(p, q);
    });
    std::vector<Ring> grouped;
    grouped.reserve(rings.size());
    for (const CornerIndex ring : order)
        grouped.push_back(std::move(rings[ring]));
    return grouped;
}

Region CornerWalk::region() &&
{
    auto hollow = m_hollows.begin();
    // The first corner of a ring is the left end of its topmost edge.
    for (CornerIndex corner = 0; corner < m_corners.size(); corner += 2) {
        const bool isHollow = hollow != m_hollows.end() && hollow->corner == corner;
        if (!isVisited(corner)) {
            const CornerIndex island =
                isHollow ? m_islandOfWalk[m_corners[hollow->leftOf].across & ~visitedBit] : m_islandCount++;
            walkFrom(corner, island, isHollow);
        }
        if (isHollow)
            ++hollow;
    }
    if (m_islandCount == m_rings.size())
        return {std::move(m_rings)};
    return {groupedByIsland(std::move(m_rings), m_islandOfRing)};
}

/// Opaque pixels stay to the left: down from the first corner of an outer ring, to the right from that of a hole.
void CornerWalk::walkFrom(CornerIndex start, CornerIndex island, bool isHole)
{
    const auto walk = static_cast<CornerIndex>(m_islandOfWalk.size());
    m_islandOfWalk.push_back(island);
    m_path.clear();
    m_passedSaddles.clear();
    CornerIndex corner = start;
    do {
        if (isHole) {
            pass(corner, walk);
            corner = pass(corner ^ 1, walk);
        } else {
            corner = pass(corner, walk);
            pass(corner, walk);
            corner ^= 1;
        }
    } while (corner != start);
    m_rings.emplace_back(m_path.begin(), m_path.end()); // it starts at its first corner
    m_islandOfRing.resize(m_rings.size(), island);
}

/// The other end of the corner's vertical edge.
CornerIndex CornerWalk::pass(CornerIndex corner, CornerIndex walk)
{
    const PixelCorner at = m_corners[corner];
    if (at.isSaddle)
        closeLoopAt(corner, walk);
    m_path.push_back({static_cast<double>(at.x), static_cast<double>(at.y)});
    return std::exchange(m_corners[corner].across, walk | visitedBit);
}

/// A walk that comes to a saddle for the second time has closed a loop there, which becomes a ring of its own.
void CornerWalk::closeLoopAt(CornerIndex corner, CornerIndex walk)
{
    // Of the two corners of a saddle, the right end of an edge (odd) comes first.
    const CornerIndex other = corner % 2 == 1 ? corner + 1 : corner - 1;
    if (m_corners[other].across != (walk | visitedBit)) {
        m_passedSaddles.push_back({corner, m_path.size()});
        return;
    }
    // Loops nest, so what was passed since belongs to this one.
    while (m_passedSaddles.back().corner != other)
        m_passedSaddles.pop_back();
    const std::size_t first = m_passedSaddles.back().place;
    m_passedSaddles.pop_back();
    takeLoop(std::span(m_path).subspan(first));
    m_path.resize(first);
}

void CornerWalk::takeLoop(std::span<const Point> path)
{
    const auto first = std::ranges::min_element(path, isAboveOrLeft);
    Ring &ring = m_rings.emplace_back();
    ring.reserve(path.size());
    ring.insert(ring.end(), first, path.end());
    ring.insert(ring.end(), path.begin(), first);
}

} // namespace

Region outline(const Mask &mask)
{
    if (!isUsable(mask))
        return {};
    return CornerWalk(pixelCorners(mask)).region();
}

} // namespace hitbox::geometry
