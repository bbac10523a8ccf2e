#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "exact/lanes.h"

namespace hitbox::geometry::detail {

/// How the coordinates of a ring become floats: moved so that its first finite point is zero, and scaled by a power of
/// two into the range of floats. Each step keeps the order of values, so boxes that meet still meet as floats; no
/// rounding outwards is needed. Boxes a little apart may meet too.
struct FloatFrame {
    Point origin; ///< after scaling
    double scale = 1;

    static FloatFrame around(std::span<const Point> points);

    float x(Point p) const { return static_cast<float>(p.x * scale - origin.x); }
    float y(Point p) const { return static_cast<float>(p.y * scale - origin.y); }
};

struct FloatBox {
    float minX = 0;
    float minY = 0;
    float maxX = 0;
    float maxY = 0;
};

/// Four boxes side by side, to be compared with one at once.
struct FourBoxes {
    std::array<float, 4> minX;
    std::array<float, 4> minY;
    std::array<float, 4> maxX;
    std::array<float, 4> maxY;

    FloatBox box(std::size_t lane) const { return {minX[lane], minY[lane], maxX[lane], maxY[lane]}; }
    void set(std::size_t lane, const FloatBox &box);
    /// The smallest box around all four.
    FloatBox joined() const;
};

/// Which of the four boxes meet the one.
inline FourBits lanesMeeting(const FourBoxes &boxes, const FloatBox &box)
{
    return allAtMost(FourFloats::load(boxes.minX.data()), FourFloats::all(box.maxX), FourFloats::all(box.minX),
                     FourFloats::load(boxes.maxX.data()), FourFloats::load(boxes.minY.data()),
                     FourFloats::all(box.maxY), FourFloats::all(box.minY), FourFloats::load(boxes.maxY.data()));
}

/// Which two of the four boxes meet that are not neighbours: bit 0 for the first and third, bit 1 for the first and
/// fourth, bit 2 for the second and fourth.
inline FourBits apartLanesMeeting(const FourBoxes &boxes)
{
    const FourFloats minX = FourFloats::load(boxes.minX.data());
    const FourFloats minY = FourFloats::load(boxes.minY.data());
    const FourFloats maxX = FourFloats::load(boxes.maxX.data());
    const FourFloats maxY = FourFloats::load(boxes.maxY.data());
    const auto earlier = [](FourFloats side) { return arranged<0, 0, 1, 1>(side); };
    const auto later = [](FourFloats side) { return arranged<2, 3, 3, 3>(side); };
    constexpr FourBits pairs = 7;
    return pairs & allAtMost(earlier(minX), later(maxX), later(minX), earlier(maxX), earlier(minY), later(maxY),
                             later(minY), earlier(maxY));
}

/// A tree of bounding boxes over the edges of a ring, built on the order they have: neighbours along a ring are
/// neighbours in space. Node k of one level holds the boxes of the nodes 4k to 4k + 3 of the level below, node k of
/// level 0 those of the edges 4k to 4k + 3. Linear to build, less than 22 bytes an edge.
/// The box of an edge with an end that is not finite meets nothing; neither do the lanes past the last edge.
class EdgeTree
{
public:
    static constexpr std::size_t childrenPerNode = 4;

    explicit EdgeTree(std::span<const Point> ring);

    std::size_t leafCount() const { return levelSize(0); }
    std::size_t levelCount() const { return m_levelCount; }
    std::size_t levelSize(std::size_t level) const { return m_levelStart[level + 1] - m_levelStart[level]; }
    const FourBoxes &node(std::size_t level, std::size_t index) const { return m_nodes[m_levelStart[level] + index]; }
    const FourBoxes &leaf(std::size_t index) const { return m_nodes[index]; }
    FloatBox edgeBox(std::size_t edge) const { return leaf(edge / childrenPerNode).box(edge % childrenPerNode); }

    /// Gives the edge another place: logarithmic.
    void moveEdge(std::size_t edge, const Segment &to);

    /// Appends, in order, the leaves from `firstLeaf` on whose boxes meet the box.
    void collectLeaves(const FloatBox &box, std::size_t firstLeaf, std::vector<std::size_t> &leaves) const;

private:
    static constexpr std::size_t mostLevels = 32; // 4^32 edges

    FourBoxes &nodeAt(std::size_t level, std::size_t index) { return m_nodes[m_levelStart[level] + index]; }
    FloatBox boxOf(const Segment &edge) const;
    void layOutLevels(std::size_t edgeCount);
    void fillLeaves(std::span<const Point> ring);
    void fillLeaf(std::span<const Point> ring, std::size_t begin, std::size_t end);
    void fillNodesAbove(std::size_t level);
    void collectLeavesBelow(std::size_t level, std::size_t index, const FloatBox &box, std::size_t firstLeaf,
                            std::vector<std::size_t> &leaves) const;

    FloatFrame m_frame;
    std::size_t m_levelCount = 0;
    std::array<std::size_t, mostLevels + 1> m_levelStart{};
    std::vector<FourBoxes> m_nodes; // leaves first, the root last
};

} // namespace hitbox::geometry::detail
