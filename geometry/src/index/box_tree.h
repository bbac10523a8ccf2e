#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "index/coarse_boxes.h"

namespace hitbox::geometry::detail {

/// A tree of bounding boxes over the edges of a line, in the order they have: neighbours along the line are neighbours
/// in space. A leaf is a block of consecutive edges, a node four boxes. Linear to build; less than 3 bytes an edge.
/// Points that are not finite are in no box.
struct BoxTree {
    static constexpr std::size_t edgesPerBlock = 8;

    /// Level by level, the blocks' boxes first. Box k of node i stands for block, or node of the level below, 4 i + k.
    std::vector<CoarseBoxes> nodes;
    /// Where each level starts in `nodes`; the last has one node.
    std::vector<std::size_t> levelStarts;

    std::size_t topLevel() const { return levelStarts.size() - 1; }
    const CoarseBoxes &node(std::size_t level, std::size_t index) const { return nodes[levelStarts[level] + index]; }
};

BoxTree boxTreeOf(std::span<const Point> line);

} // namespace hitbox::geometry::detail
