#include "index/edge_tree.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include <hitbox/geometry/polygon.h>

#include "exact/finite.h"

namespace hitbox::geometry::detail {

namespace {

constexpr std::size_t childBits = 2;
constexpr float floatInfinity = std::numeric_limits<float>::infinity();

// Meets no box of finite values, and joining it to another changes nothing.
constexpr FloatBox emptyBox{floatInfinity, floatInfinity, -floatInfinity, -floatInfinity};
constexpr FourBoxes emptyNode{{floatInfinity, floatInfinity, floatInfinity, floatInfinity},
                              {floatInfinity, floatInfinity, floatInfinity, floatInfinity},
                              {-floatInfinity, -floatInfinity, -floatInfinity, -floatInfinity},
                              {-floatInfinity, -floatInfinity, -floatInfinity, -floatInfinity}};

float least(const std::array<float, 4> &values)
{
    return std::min(std::min(values[0], values[1]), std::min(values[2], values[3]));
}

float most(const std::array<float, 4> &values)
{
    return std::max(std::max(values[0], values[1]), std::max(values[2], values[3]));
}

/// The box around each of four nodes.
FourBoxes joinedBoxes(const std::array<const FourBoxes *, EdgeTree::childrenPerNode> &nodes)
{
    const auto rows = [&](const std::array<float, 4> FourBoxes::*side) {
        return std::array{FourFloats::load((nodes[0]->*side).data()), FourFloats::load((nodes[1]->*side).data()),
                          FourFloats::load((nodes[2]->*side).data()), FourFloats::load((nodes[3]->*side).data())};
    };
    FourBoxes result{};
    smallestOfEach(rows(&FourBoxes::minX)).store(result.minX.data());
    smallestOfEach(rows(&FourBoxes::minY)).store(result.minY.data());
    largestOfEach(rows(&FourBoxes::maxX)).store(result.maxX.data());
    largestOfEach(rows(&FourBoxes::maxY)).store(result.maxY.data());
    return result;
}

/// Four points in a row, as floats.
struct FourPoints {
    FourFloats x;
    FourFloats y;

    FourPoints(const FloatFrame &frame, const Point *points)
    {
        const TwoDoubles scale = TwoDoubles::all(frame.scale);
        const TwoDoubles origin = TwoDoubles::of(frame.origin);
        const std::array framed{TwoDoubles::of(points[0]) * scale - origin, TwoDoubles::of(points[1]) * scale - origin,
                                TwoDoubles::of(points[2]) * scale - origin, TwoDoubles::of(points[3]) * scale - origin};
        x = firstOfEach(framed);
        y = secondOfEach(framed);
    }
    FourPoints(FourFloats theX, FourFloats theY)
        : x(theX)
        , y(theY)
    {
    }

    bool areFinite() const
    {
        const FourFloats most = FourFloats::all(std::numeric_limits<float>::max());
        const FourFloats least = FourFloats::all(-std::numeric_limits<float>::max());
        constexpr FourBits all = 15;
        return allAtMost(x, most, least, x, y, most, least, y) == all;
    }
};

/// Of the edges from each of four points to the next.
FourBoxes boxesOf(const FourPoints &from, const FourPoints &to)
{
    FourBoxes result; // NOLINT(cppcoreguidelines-pro-type-member-init): filled here
    smaller(from.x, to.x).store(result.minX.data());
    smaller(from.y, to.y).store(result.minY.data());
    larger(from.x, to.x).store(result.maxX.data());
    larger(from.y, to.y).store(result.maxY.data());
    return result;
}

std::size_t nodesFor(std::size_t children)
{
    return (children + EdgeTree::childrenPerNode - 1) / EdgeTree::childrenPerNode;
}

double greatestMagnitudeOfFinite(std::span<const Point> points)
{
    double greatest = 0;
    for (const Point p : points) {
        const double magnitude = std::max(std::abs(p.x), std::abs(p.y));
        if (magnitude > greatest && isFinite(p))
            greatest = magnitude;
    }
    return greatest;
}

/// Of the finite points. Several at a time, and beside them their sum, which tells whether all are finite.
double greatestMagnitude(std::span<const Point> points)
{
    constexpr std::size_t atOnce = 4;
    std::array<TwoDoubles, atOnce> greatest{TwoDoubles::all(0), TwoDoubles::all(0), TwoDoubles::all(0),
                                            TwoDoubles::all(0)};
    std::array<TwoDoubles, atOnce> sums = greatest;
    const auto take = [&](std::size_t lane, Point p) {
        const TwoDoubles size = magnitude(TwoDoubles::of(p));
        greatest[lane] = larger(size, greatest[lane]);
        sums[lane] = sums[lane] + size;
    };
    std::size_t i = 0;
    for (; i + atOnce <= points.size(); i += atOnce) {
        take(0, points[i]);
        take(1, points[i + 1]);
        take(2, points[i + 2]);
        take(3, points[i + 3]);
    }
    for (; i < points.size(); ++i)
        take(0, points[i]);
    const TwoDoubles sum = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    if (!std::isfinite(sum.first() + sum.second())) // or too great
        return greatestMagnitudeOfFinite(points);
    const TwoDoubles found = larger(larger(greatest[0], greatest[1]), larger(greatest[2], greatest[3]));
    return std::max(found.first(), found.second());
}

} // namespace

FloatFrame FloatFrame::around(std::span<const Point> points)
{
    const double greatest = greatestMagnitude(points);
    if (greatest == 0)
        return {};
    // Far enough from both ends of the range of floats that differences neither overflow nor vanish.
    constexpr int wantedExponent = 60;
    constexpr int greatestExponent = 1000;
    FloatFrame frame;
    frame.scale = std::ldexp(1.0, std::min(wantedExponent - std::ilogb(greatest), greatestExponent));
    const auto first = std::ranges::find_if(points, [](Point p) { return isFinite(p); });
    frame.origin = *first * frame.scale;
    return frame;
}

void FourBoxes::set(std::size_t lane, const FloatBox &box)
{
    minX[lane] = box.minX;
    minY[lane] = box.minY;
    maxX[lane] = box.maxX;
    maxY[lane] = box.maxY;
}

FloatBox FourBoxes::joined() const
{
    return {least(minX), least(minY), most(maxX), most(maxY)};
}

EdgeTree::EdgeTree(std::span<const Point> ring)
    : m_frame(FloatFrame::around(ring))
{
    layOutLevels(ring.size());
    fillLeaves(ring);
    for (std::size_t level = 0; level + 1 < m_levelCount; ++level)
        fillNodesAbove(level);
}

void EdgeTree::layOutLevels(std::size_t edgeCount)
{
    std::size_t size = nodesFor(edgeCount);
    m_levelStart[1] = size;
    m_levelCount = 1;
    while (size > 1) {
        size = nodesFor(size);
        m_levelStart[m_levelCount + 1] = m_levelStart[m_levelCount] + size;
        ++m_levelCount;
    }
    m_nodes.assign(m_levelStart[m_levelCount], emptyNode);
}

FloatBox EdgeTree::boxOf(const Segment &edge) const
{
    if (!isFinite(edge))
        return emptyBox;
    const float ax = m_frame.x(edge.from);
    const float ay = m_frame.y(edge.from);
    const float bx = m_frame.x(edge.to);
    const float by = m_frame.y(edge.to);
    return {std::min(ax, bx), std::min(ay, by), std::max(ax, bx), std::max(ay, by)};
}

void EdgeTree::fillLeaves(std::span<const Point> ring)
{
    std::size_t next = 0;
    if (ring.size() > childrenPerNode) {
        FourPoints last{FourFloats::all(m_frame.x(ring[0])), FourFloats::all(m_frame.y(ring[0]))};
        for (; next + childrenPerNode < ring.size(); next += childrenPerNode) {
            const FourPoints to(m_frame, &ring[next + 1]);
            const FourPoints from{movedUp(last.x, to.x), movedUp(last.y, to.y)};
            if (from.areFinite() && to.areFinite())
                m_nodes[next / childrenPerNode] = boxesOf(from, to);
            else
                fillLeaf(ring, next, next + childrenPerNode);
            last = to;
        }
    }
    fillLeaf(ring, next, ring.size());
}

/// The edges from `begin` up to, but not including, `end`.
void EdgeTree::fillLeaf(std::span<const Point> ring, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i)
        m_nodes[i / childrenPerNode].set(i % childrenPerNode, boxOf(edge(ring, i)));
}

void EdgeTree::fillNodesAbove(std::size_t level)
{
    const std::size_t size = levelSize(level);
    for (std::size_t parent = 0; parent * childrenPerNode < size; ++parent) {
        std::array<const FourBoxes *, childrenPerNode> children{};
        for (std::size_t i = 0; i < childrenPerNode; ++i) {
            const std::size_t child = parent * childrenPerNode + i;
            children[i] = child < size ? &node(level, child) : &emptyNode;
        }
        nodeAt(level + 1, parent) = joinedBoxes(children);
    }
}

void EdgeTree::moveEdge(std::size_t edge, const Segment &to)
{
    FloatBox box = boxOf(to);
    std::size_t child = edge;
    for (std::size_t level = 0; level < m_levelCount; ++level) {
        FourBoxes &parent = nodeAt(level, child / childrenPerNode);
        parent.set(child % childrenPerNode, box);
        box = parent.joined();
        child /= childrenPerNode;
    }
}

void EdgeTree::collectLeaves(const FloatBox &box, std::size_t firstLeaf, std::vector<std::size_t> &leaves) const
{
    if (m_levelCount == 1)
        leaves.push_back(0);
    else
        collectLeavesBelow(m_levelCount - 1, 0, box, firstLeaf, leaves);
}

/// `level` is at least 1.
void EdgeTree::collectLeavesBelow(std::size_t level, std::size_t index, const FloatBox &box, std::size_t firstLeaf,
                                  std::vector<std::size_t> &leaves) const
{
    const std::size_t firstChild = firstLeaf >> ((level - 1) * childBits);
    for (FourBits bits = lanesMeeting(node(level, index), box); bits != 0; bits &= bits - 1) {
        const std::size_t child = index * childrenPerNode + static_cast<std::size_t>(std::countr_zero(bits));
        if (child < firstChild)
            continue;
        if (level == 1)
            leaves.push_back(child);
        else
            collectLeavesBelow(level - 1, child, box, firstLeaf, leaves);
    }
}

} // namespace hitbox::geometry::detail
