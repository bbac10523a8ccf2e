#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include <hitbox/geometry/shapes.h>

#include "index/edge_tree.h"

namespace hitbox::geometry::detail {

/// The boxes of the edges of a ring of at most 64, compared all with all: up to that number this is faster than any
/// tree, and it needs no memory but the stack.
class SmallRing
{
public:
    static constexpr std::size_t mostEdges = 64;

    explicit SmallRing(std::span<const Point> ring);

    /// Bit j for each edge j > edge whose box meets that of `edge`.
    std::uint64_t laterEdgesMeeting(std::size_t edge) const
    {
        const FloatBox box = m_boxes[edge / lanes].box(edge % lanes);
        std::uint64_t found = 0;
        for (std::size_t block = edge / lanes; block < m_blockCount; ++block)
            found |= std::uint64_t{lanesMeeting(m_boxes[block], box)} << (block * lanes);
        return found & m_edges & (~std::uint64_t{1} << edge);
    }

private:
    static constexpr std::size_t lanes = EdgeTree::childrenPerNode;

    std::size_t m_blockCount = 0;
    std::uint64_t m_edges = 0;
    std::array<FourBoxes, mostEdges / lanes> m_boxes; // only the first m_blockCount are set
};

} // namespace hitbox::geometry::detail
