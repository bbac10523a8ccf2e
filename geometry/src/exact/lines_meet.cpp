#include <algorithm>
#include <array>

#include <hitbox/geometry/segment_meeting.h>

#include "exact/expansion.h"
#include "exact/lanes.h"
#include "index/polygon_index_data.h"

namespace hitbox::geometry::detail {

namespace {

/// The common part of two boxes that meet, in doubles.
Box shared(const CoarseBox &a, const CoarseBox &b)
{
    return {{std::max(a.minX, b.minX), std::max(a.minY, b.minY)}, {std::min(a.maxX, b.maxX), std::min(a.maxY, b.maxY)}};
}

/// Both ends of an edge, coordinate by coordinate.
struct Ends {
    TwoDoubles x;
    TwoDoubles y;

    Segment segment() const { return {{x.first(), y.first()}, {x.second(), y.second()}}; }
};

/// Whether both ends of an edge are on one side of another one's line, as far as the filter of crossSign() can tell.
bool areClearlyBeside(const Ends &line, const Ends &edge)
{
    const TwoDoubles fromX = allFirst(line.x);
    const TwoDoubles fromY = allFirst(line.y);
    const TwoDoubles left = (allSecond(line.x) - fromX) * (edge.y - fromY);
    const TwoDoubles right = (allSecond(line.y) - fromY) * (edge.x - fromX);
    const TwoDoubles value = left - right;
    const TwoDoubles bound = TwoDoubles::all(productDifferenceBound) * (magnitude(left) + magnitude(right));
    constexpr TwoBits both = 3;
    return (static_cast<int>(above(value, bound) == both) |
            static_cast<int>(above(TwoDoubles::all(0) - bound, value) == both)) != 0;
}

/// Those edges of a block that reach into a box. Bitwise, as a branch could only be guessed.
struct EdgesInBox {
    std::array<Ends, BoxTree::edgesPerBlock> edges;
    std::size_t count = 0;

    EdgesInBox(std::span<const Point> line, std::size_t block, const Box &box)
    {
        const TwoDoubles boxMin = TwoDoubles::of(box.min);
        const TwoDoubles boxMax = TwoDoubles::of(box.max);
        const std::size_t end = std::min((block + 1) * BoxTree::edgesPerBlock + 1, line.size());
        TwoDoubles from = TwoDoubles::of(line[block * BoxTree::edgesPerBlock]);
        for (std::size_t i = block * BoxTree::edgesPerBlock + 1; i < end; ++i) {
            const TwoDoubles to = TwoDoubles::of(line[i]);
            edges[count] = {firstOfEach(from, to), secondOfEach(from, to)};
            const TwoBits isApart = above(boxMin, larger(from, to)) | above(smaller(from, to), boxMax);
            count += isApart == 0 ? 1 : 0;
            from = to;
        }
    }
};

/// A walk down two trees at once, along pairs of boxes that meet, until two edges do. The first tree is the deeper one.
struct TreeJoin {
    const PolygonIndexData &a;
    const PolygonIndexData &b;

    /// Nearly all that come here do not: one branch, not two that could only be guessed. What is not finite is never
    /// clear.
    static bool meet(const Ends &a, const Ends &b)
    {
        const int isClear = static_cast<int>(areClearlyBeside(a, b)) | static_cast<int>(areClearlyBeside(b, a));
        return isClear == 0 && segmentsMeet(a.segment(), b.segment());
    }

    bool blocksMeet(std::size_t blockA, std::size_t blockB, const Box &common) const
    {
        const EdgesInBox edgesA(a.line, blockA, common);
        if (edgesA.count == 0)
            return false;
        const EdgesInBox edgesB(b.line, blockB, common);
        for (std::size_t i = 0; i < edgesA.count; ++i)
            for (std::size_t k = 0; k < edgesB.count; ++k)
                if (meet(edgesA.edges[i], edgesB.edges[k]))
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
