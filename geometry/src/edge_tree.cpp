#include "edge_tree.h"

#include <algorithm>
#include <limits>

#include <hitbox/geometry/polygon.h>

#include "finite.h"

namespace hitbox::geometry::detail {

namespace {

constexpr std::size_t childrenPerNode = 4;
constexpr std::size_t childBits = 2;
constexpr double infinity = std::numeric_limits<double>::infinity();

// Meets no box, and joining it to another changes nothing.
constexpr Box emptyBox{{infinity, infinity}, {-infinity, -infinity}};

Box joined(const Box &a, const Box &b)
{
    return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
            {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

Box boxOfEdge(const Segment &edge)
{
    const auto [a, b] = edge;
    if (!isFinite(edge))
        return emptyBox;
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

} // namespace

EdgeTree::Boxes EdgeTree::joinedRuns(const Boxes &boxes, std::size_t runLength)
{
    Boxes runs((boxes.size() + runLength - 1) / runLength, emptyBox, boxes.get_allocator());
    for (std::size_t i = 0; i < boxes.size(); ++i)
        runs[i / runLength] = joined(runs[i / runLength], boxes[i]);
    return runs;
}

EdgeTree::EdgeTree(std::span<const Point> ring, std::pmr::memory_resource *memory)
    : m_edgeBoxes(memory)
    , m_levels(memory)
    , m_found(memory)
{
    m_edgeBoxes.reserve(ring.size());
    for (std::size_t i = 0; i < ring.size(); ++i)
        m_edgeBoxes.push_back(boxOfEdge(edge(ring, i)));
    m_levels.push_back(joinedRuns(m_edgeBoxes, edgesPerBlock));
    while (m_levels.back().size() > childrenPerNode)
        m_levels.push_back(joinedRuns(m_levels.back(), childrenPerNode));
    m_found.reserve(std::min<std::size_t>(blockCount(), 64));
}

std::span<const std::size_t> EdgeTree::blocksMeeting(const Box &box, std::size_t firstBlock)
{
    m_found.clear();
    collectBlocks(box, firstBlock, m_levels.size() - 1, 0);
    return m_found;
}

/// Looks at the nodes of the level that share the parent.
void EdgeTree::collectBlocks(const Box &box, std::size_t firstBlock, std::size_t level, std::size_t parent)
{
    const Boxes &nodes = m_levels[level];
    const std::size_t first = std::max(parent * childrenPerNode, firstBlock >> (level * childBits));
    const std::size_t end = std::min((parent + 1) * childrenPerNode, nodes.size());
    for (std::size_t node = first; node < end; ++node) {
        if (!boxesMeet(box, nodes[node]))
            continue;
        if (level == 0)
            m_found.push_back(node);
        else
            collectBlocks(box, firstBlock, level - 1, node);
    }
}

} // namespace hitbox::geometry::detail
