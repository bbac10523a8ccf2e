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

constexpr std::size_t usualRingCount = 8;

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
        : m_places(std::move(corners.places))
        , m_across(std::move(corners.across))
        , m_hollows(std::move(corners.hollows))
        , m_path(m_places.size())
    {
        m_islandOfWalk.reserve(usualRingCount);
        m_rings.reserve(usualRingCount);
        m_islandOfRing.reserve(usualRingCount);
    }

    Region region() &&;

private:
    void walkFrom(CornerIndex start, CornerIndex island, bool isHole);
    std::size_t lengthAtSaddle(CornerIndex corner, CornerIndex walk, std::size_t length);
    void takeRing(std::span<const CornerPlace> path);
    bool isVisited(CornerIndex corner) const { return (m_across[corner] & visitedBit) != 0; }

    std::vector<CornerPlace> m_places;
    std::vector<CornerIndex> m_across;
    std::vector<HollowCorner> m_hollows;
    std::vector<CornerIndex> m_islandOfWalk;
    std::vector<CornerPlace> m_path; ///< room for the places passed
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
    for (CornerIndex corner = 0; corner < m_places.size(); corner += 2) {
        const bool isHollow = hollow != m_hollows.end() && hollow->corner == corner;
        if (!isVisited(corner)) {
            const CornerIndex island =
                isHollow ? m_islandOfWalk[m_across[hollow->leftOf] & ~visitedBit] : m_islandCount++;
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
    m_passedSaddles.clear();
    std::size_t length = 0; // of the path
    // Answers the other end of the corner's vertical edge.
    const auto pass = [&](CornerIndex corner) {
        const CornerPlace place = m_places[corner];
        if ((place & saddleBit) != 0) [[unlikely]]
            length = lengthAtSaddle(corner, walk, length);
        m_path[length++] = place;
        return std::exchange(m_across[corner], walk | visitedBit);
    };
    CornerIndex corner = start;
    do {
        if (isHole) {
            pass(corner);
            corner = pass(corner ^ 1);
        } else {
            corner = pass(corner);
            pass(corner);
            corner ^= 1;
        }
    } while (corner != start);
    takeRing(std::span(m_path).first(length)); // it starts at its first corner
    m_islandOfRing.resize(m_rings.size(), island);
}

void CornerWalk::takeRing(std::span<const CornerPlace> path)
{
    std::ranges::transform(path, m_rings.emplace_back(path.size()).begin(), pointOf);
}

/// The path's length as a walk comes to a saddle. One that comes there for the second time has closed a loop, which
/// becomes a ring of its own.
std::size_t CornerWalk::lengthAtSaddle(CornerIndex corner, CornerIndex walk, std::size_t length)
{
    // Of the two corners of a saddle, the right end of an edge (odd) comes first.
    const CornerIndex other = corner % 2 == 1 ? corner + 1 : corner - 1;
    if (m_across[other] != (walk | visitedBit)) {
        m_passedSaddles.push_back({corner, length});
        return length;
    }
    // Loops nest, so what was passed since belongs to this one.
    while (m_passedSaddles.back().corner != other)
        m_passedSaddles.pop_back();
    const std::size_t first = m_passedSaddles.back().place;
    m_passedSaddles.pop_back();
    const std::span<CornerPlace> loop = std::span(m_path).first(length).subspan(first);
    const auto least = std::ranges::min_element(loop, {}, [](CornerPlace p) { return p & ~saddleBit; });
    std::rotate(loop.begin(), least, loop.end());
    takeRing(loop);
    return first;
}

} // namespace

Region outline(const Mask &mask)
{
    if (!isUsable(mask))
        return {};
    return CornerWalk(pixelCorners(mask)).region();
}

} // namespace hitbox::geometry
