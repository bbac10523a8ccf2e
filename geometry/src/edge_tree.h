#pragma once

#include <cstddef>
#include <memory_resource>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

constexpr bool boxesMeet(const Box &a, const Box &b)
{
    // Bitwise: four cheap comparisons, and no branch for the processor to guess.
    return static_cast<bool>(static_cast<int>(a.min.x <= b.max.x) & static_cast<int>(b.min.x <= a.max.x) &
                             static_cast<int>(a.min.y <= b.max.y) & static_cast<int>(b.min.y <= a.max.y));
}

/// A tree of bounding boxes over the edges of a ring, built on the order they have: neighbours along a ring are
/// neighbours in space. Leaves are blocks of consecutive edges; each node joins consecutive nodes. Linear to build.
/// The box of an edge with an end that is not finite meets nothing.
class EdgeTree
{
public:
    static constexpr std::size_t edgesPerBlock = 8;

    /// Takes what it stores from `memory`: for rings of at most 32 edges, less than 2 KiB.
    EdgeTree(std::span<const Point> ring, std::pmr::memory_resource *memory);

    std::size_t blockCount() const { return m_levels.front().size(); }
    const Box &blockBox(std::size_t block) const { return m_levels.front()[block]; }
    const Box &edgeBox(std::size_t edge) const { return m_edgeBoxes[edge]; }

    /// The blocks from `firstBlock` on whose boxes meet the box, in order, until the next call.
    std::span<const std::size_t> blocksMeeting(const Box &box, std::size_t firstBlock);

private:
    using Boxes = std::pmr::vector<Box>;

    static Boxes joinedRuns(const Boxes &boxes, std::size_t runLength);
    void collectBlocks(const Box &box, std::size_t firstBlock, std::size_t level, std::size_t parent);

    Boxes m_edgeBoxes;
    std::pmr::vector<Boxes> m_levels; // blocks first, the root's children last
    std::pmr::vector<std::size_t> m_found;
};

} // namespace hitbox::geometry::detail
