#include <algorithm>
#include <array>

#include "exact/expansion.h"
#include "exact/finite.h"
#include "index/polygon_index_data.h"

namespace hitbox::geometry::detail {

namespace {

/// Whether the segments have a common point; equal ends make points of them. Exact.
bool finiteSegmentsMeet(const Segment &a, const Segment &b)
{
    if (crossSign(a.from, a.to, a.from, b.from) * crossSign(a.from, a.to, a.from, b.to) > 0)
        return false;
    if (crossSign(b.from, b.to, b.from, a.from) * crossSign(b.from, b.to, b.from, a.to) > 0)
        return false;
    // On one line, or one reaches the other: the boxes around them tell the first from the second.
    return std::min(a.from.x, a.to.x) <= std::max(b.from.x, b.to.x) &&
           std::min(b.from.x, b.to.x) <= std::max(a.from.x, a.to.x) &&
           std::min(a.from.y, a.to.y) <= std::max(b.from.y, b.to.y) &&
           std::min(b.from.y, b.to.y) <= std::max(a.from.y, a.to.y);
}

/// The common part of two boxes that meet, in doubles.
Box shared(const CoarseBox &a, const CoarseBox &b)
{
    return {{std::max(a.minX, b.minX), std::max(a.minY, b.minY)}, {std::min(a.maxX, b.maxX), std::min(a.maxY, b.maxY)}};
}

/// Bitwise, as a branch could only be guessed.
bool edgeReaches(const Segment &edge, const Box &box)
{
    const auto [a, b] = edge;
    const int isApart =
        static_cast<int>(std::max(a.x, b.x) < box.min.x) | static_cast<int>(std::min(a.x, b.x) > box.max.x) |
        static_cast<int>(std::max(a.y, b.y) < box.min.y) | static_cast<int>(std::min(a.y, b.y) > box.max.y);
    return isApart == 0;
}

/// Those edges of a block that reach into a box.
struct EdgesInBox {
    std::array<Segment, BoxTree::edgesPerBlock> edges;
    std::size_t count = 0;

    EdgesInBox(std::span<const Point> line, std::size_t block, const Box &box)
    {
        const std::size_t end = std::min((block + 1) * BoxTree::edgesPerBlock + 1, line.size());
        for (std::size_t i = block * BoxTree::edgesPerBlock; i + 1 < end; ++i) {
            edges[count] = {line[i], line[i + 1]};
            count += edgeReaches(edges[count], box) ? 1 : 0;
        }
    }
};

/// A walk down two trees at once, along pairs of boxes that meet, until two edges do. The first tree is the deeper one.
struct TreeJoin {
    const PolygonIndexData &a;
    const PolygonIndexData &b;

    bool blocksMeet(std::size_t blockA, std::size_t blockB, const Box &common) const
    {
        const EdgesInBox edgesA(a.line, blockA, common);
        if (edgesA.count == 0)
            return false;
        const EdgesInBox edgesB(b.line, blockB, common);
        for (std::size_t i = 0; i < edgesA.count; ++i)
            for (std::size_t k = 0; k < edgesB.count; ++k)
                if (isFinite(edgesA.edges[i]) && isFinite(edgesB.edges[k]) &&
                    finiteSegmentsMeet(edgesA.edges[i], edgesB.edges[k]))
                    return true;
        return false;
    }

    bool nodesMeet(std::size_t levelA, std::size_t nodeA, std::size_t levelB, std::size_t nodeB) const
    {
        const CoarseBoxes &boxesA = a.tree.node(levelA, nodeA);
        const CoarseBoxes &boxesB = b.tree.node(levelB, nodeB);
        for (std::size_t i = 0; i < 4; ++i) {
            const unsigned meeting = lanesMeeting(boxesB, boxesA[i]);
            if (meeting == 0)
                continue;
            // First down the deeper tree, then down both.
            if (levelA > levelB ? nodesMeet(levelA - 1, 4 * nodeA + i, levelB, nodeB)
                                : childrenMeet(levelA, 4 * nodeA + i, 4 * nodeB, meeting))
                return true;
        }
        return false;
    }

    /// A child of a node, and those children of another at the same level whose bits are set.
    bool childrenMeet(std::size_t level, std::size_t childA, std::size_t firstChildB, unsigned which) const
    {
        for (std::size_t childB = firstChildB; which != 0; ++childB, which >>= 1) {
            if ((which & 1) == 0)
                continue;
            if (level > 0 ? nodesMeet(level - 1, childA, level - 1, childB)
                          : blocksMeet(childA, childB, shared(blockBox(a, childA), blockBox(b, childB))))
                return true;
        }
        return false;
    }

    static CoarseBox blockBox(const PolygonIndexData &of, std::size_t block)
    {
        return of.tree.node(0, block / 4)[block % 4];
    }
};

} // namespace

bool linesMeet(const PolygonIndexData &a, const PolygonIndexData &b)
{
    if (a.tree.topLevel() < b.tree.topLevel())
        return linesMeet(b, a);
    return TreeJoin{a, b}.nodesMeet(a.tree.topLevel(), 0, b.tree.topLevel(), 0);
}

} // namespace hitbox::geometry::detail
