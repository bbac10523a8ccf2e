#pragma once

#include <algorithm>
#include <cstddef>
#include <memory_resource>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "index/box_meeting.h"
#include "meter.h"

namespace hitbox::geometry::detail {

/// Any number of edges in the order they were added, and boxes around runs of them: blocks of consecutive edges, and
/// above those nodes of consecutive blocks. Linear to build. Edges that follow each other along a line are near each
/// other, which is what makes the boxes small.
class EdgeBoxes
{
public:
    static constexpr std::size_t edgesPerBlock = 8;
    static constexpr std::size_t childrenPerNode = 4;
    /// What an edge takes in memory, the boxes around included.
    static constexpr std::size_t bytesPerEdge = 96;

    struct BoxedEdge {
        Segment edge;
        Box box;
        std::size_t index = 0; ///< the caller's number of the edge
    };

    /// Node `index` of a level; level 0 holds the blocks.
    struct Node {
        std::size_t level = 0;
        std::size_t index = 0;
    };

    explicit EdgeBoxes(std::pmr::memory_resource *memory)
        : m_edges(memory)
        , m_levels(memory)
    {
    }

    void reserve(std::size_t count) { m_edges.reserve(count); }
    void add(const Segment &edge, std::size_t index = 0) { m_edges.push_back({edge, boxOf(edge), index}); }
    /// To be called once, after the last edge; of few edges nobody needs to.
    void build();
    bool isBuilt() const { return !m_levels.empty(); }

    const std::pmr::vector<BoxedEdge> &edges() const { return m_edges; }
    bool empty() const { return m_edges.empty(); }
    /// Of built boxes that are not empty.
    Node root() const { return {m_levels.size() - 1, 0}; }
    const Box &box(Node node) const { return m_levels[node.level][node.index]; }

    /// Calls visit(child) for every child of a node that is not a block, in order.
    template <typename Visit>
    void forEachChild(Node node, Visit visit) const
    {
        const std::size_t end = std::min((node.index + 1) * childrenPerNode, m_levels[node.level - 1].size());
        for (std::size_t child = node.index * childrenPerNode; child < end; ++child)
            visit(Node{node.level - 1, child});
    }
    std::size_t firstEdge(std::size_t block) const { return block * edgesPerBlock; }
    std::size_t endEdge(std::size_t block) const { return std::min((block + 1) * edgesPerBlock, m_edges.size()); }

private:
    std::pmr::vector<BoxedEdge> m_edges;
    std::pmr::vector<std::pmr::vector<Box>> m_levels;
};

/// Calls visit(indexOfA, indexOfB) for all pairs of edges whose boxes have a common point, until it answers false.
/// Answers whether it went through. Either both are built or none. Looks at boxes and at edges are steps for the meter.
template <typename Visit>
bool forEachNearPair(const EdgeBoxes &a, EdgeBoxes::Node nodeA, const EdgeBoxes &b, EdgeBoxes::Node nodeB, Meter &meter,
                     Visit &visit)
{
    if (!haveCommonPoint(a.box(nodeA), b.box(nodeB)))
        return true;
    meter.spend(EdgeBoxes::childrenPerNode);
    bool goesOn = true;
    if (nodeA.level == 0 && nodeB.level == 0) {
        meter.spend(EdgeBoxes::edgesPerBlock * EdgeBoxes::edgesPerBlock);
        const Box &boxB = b.box(nodeB);
        for (std::size_t i = a.firstEdge(nodeA.index); i < a.endEdge(nodeA.index) && goesOn; ++i) {
            if (!haveCommonPoint(a.edges()[i].box, boxB))
                continue;
            for (std::size_t k = b.firstEdge(nodeB.index); k < b.endEdge(nodeB.index) && goesOn; ++k)
                if (haveCommonPoint(a.edges()[i].box, b.edges()[k].box))
                    goesOn = visit(i, k);
        }
    } else if (nodeA.level >= nodeB.level) {
        a.forEachChild(nodeA,
                       [&](auto child) { goesOn = goesOn && forEachNearPair(a, child, b, nodeB, meter, visit); });
    } else {
        b.forEachChild(nodeB,
                       [&](auto child) { goesOn = goesOn && forEachNearPair(a, nodeA, b, child, meter, visit); });
    }
    return goesOn;
}

/// The same for edges without boxes around runs of them.
template <typename Visit>
bool forEachNearPairOfFew(const EdgeBoxes &a, const EdgeBoxes &b, Meter &meter, Visit &visit)
{
    meter.spend(a.edges().size() * b.edges().size());
    for (std::size_t i = 0; i < a.edges().size(); ++i) {
        for (std::size_t k = 0; k < b.edges().size(); ++k) {
            if (haveCommonPoint(a.edges()[i].box, b.edges()[k].box) && !visit(i, k))
                return false;
        }
    }
    return true;
}

template <typename Visit>
bool forEachNearPair(const EdgeBoxes &a, const EdgeBoxes &b, Meter &meter, Visit visit)
{
    if (!a.isBuilt() && !b.isBuilt())
        return forEachNearPairOfFew(a, b, meter, visit);
    return a.empty() || b.empty() || forEachNearPair(a, a.root(), b, b.root(), meter, visit);
}

} // namespace hitbox::geometry::detail
