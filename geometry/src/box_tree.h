#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// Four boxes side by side, for vector registers; one cache line. The bounds of a box that holds nothing are no
/// numbers: it meets nothing, not even an infinite box.
struct alignas(64) FourBoxes {
    float minX[4];
    float minY[4];
    float maxX[4];
    float maxY[4];
};

/// A box as floats rounded outwards.
struct FloatBox {
    float minX = 0;
    float minY = 0;
    float maxX = 0;
    float maxY = 0;
};

/// A tree of bounding boxes over the edges of a line, in the order they have: neighbours along the line are neighbours
/// in space. A leaf is a block of consecutive edges, a node four boxes. Linear to build; less than 3 bytes an edge.
/// Points that are not finite are in no box.
struct BoxTree {
    static constexpr std::size_t edgesPerBlock = 8;

    /// Level by level, the blocks' boxes first. Box k of node i stands for block, or node of the level below, 4 i + k.
    std::vector<FourBoxes> nodes;
    /// Where each level starts in `nodes`; the last has one node.
    std::vector<std::size_t> levelStarts;

    std::size_t topLevel() const { return levelStarts.size() - 1; }
    const FourBoxes &node(std::size_t level, std::size_t index) const { return nodes[levelStarts[level] + index]; }
};

BoxTree boxTreeOf(std::span<const Point> line);

inline FloatBox boxAt(const FourBoxes &boxes, std::size_t index)
{
    return {boxes.minX[index], boxes.minY[index], boxes.maxX[index], boxes.maxY[index]};
}

/// Which of the four meet the box, a bit each.
inline unsigned boxesMeeting(const FourBoxes &boxes, const FloatBox &box)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const bool meets = static_cast<bool>(
            static_cast<int>(boxes.minX[i] <= box.maxX) & static_cast<int>(box.minX <= boxes.maxX[i]) &
            static_cast<int>(boxes.minY[i] <= box.maxY) & static_cast<int>(box.minY <= boxes.maxY[i]));
        bits |= static_cast<unsigned>(meets) << i;
    }
    return bits;
}

} // namespace hitbox::geometry::detail
