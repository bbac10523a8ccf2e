#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "exact/expansion.h"
#include "index/prefetch.h"

namespace hitbox::geometry::detail {

/// The edges that a sweep line crosses, from the least y up, none of them meeting another. Nodes with the coordinates,
/// linked in order, and a treap (C. R. Aragon and R. Seidel, 1989) of every fourth or so of them: most insertions and
/// removals leave the tree alone, and from the node that it leads to a place is a few steps away. Nodes keep their
/// number while they are in; number 0 stands for none, and for both ends of the order.
class SweepStatus
{
public:
    using Node = std::uint32_t;
    static constexpr Node none = 0;

    struct Entry {
        Segment span; ///< from the smaller end to the greater, by x and then y
        std::uint32_t edge = 0;
    };

    struct Place {
        Node below = none; ///< the last node below the point
        Node hit = none;   ///< a node whose edge the point lies on, if one was found; `below` means nothing then
    };

    SweepStatus();

    const Entry &entry(Node node) const { return m_nodes[node].entry; }
    Node above(Node node) const { return m_nodes[node].above; }
    Node below(Node node) const { return m_nodes[node].below; }

    /// For a point between the ends of all entries. Logarithmic on average, as are the insertions.
    Place find(Point p) const;
    /// The same, quicker where the place is next to a node that is known, or nearly so.
    Place findNear(Node node, Point p) const;

    /// The way of find() down the tree, node by node, without its exactness: for what is to be fetched before find() is
    /// asked.
    Node root() const { return m_root; }
    Node roughStep(Node node, Point p) const
    {
        const TreeNode &here = m_nodes[node];
        const Segment &span = here.entry.span;
        const double left = (span.to.x - span.from.x) * (p.y - span.from.y);
        const double right = (span.to.y - span.from.y) * (p.x - span.from.x);
        return here.children[left > right ? 1 : 0];
    }

    /// Soon to be asked for.
    void fetch(Node node) const { prefetch(&m_nodes[node]); }
    void fetchNeighbours(Node node) const
    {
        fetch(m_nodes[node].below);
        fetch(m_nodes[node].above);
    }

    Node insertAbove(Node node, const Entry &entry);
    /// Puts another edge into a node, one that belongs between the same two.
    void replace(Node node, const Entry &entry) { m_nodes[node].entry = entry; }
    void remove(Node node);

private:
    struct alignas(64) TreeNode { // one cache line
        Entry entry;
        std::uint32_t priority = 0; // greater than those below it in the tree; 0 outside of the tree
        Node parent = none;
        std::array<Node, 2> children{}; // the one below, the one above
        Node below = none;
        Node above = none;
    };

    /// 1 for a point above the node's edge, -1 below it, 0 on it.
    int sideOf(Node node, Point p) const
    {
        const Segment &span = m_nodes[node].entry.span;
        return crossSign(span.from, span.to, span.from, p);
    }
    Place stepUp(Node below, Point p) const;

    Node allocate();
    static std::uint32_t priorityOf(Node node);
    bool isUpperChild(Node node) const { return m_nodes[m_nodes[node].parent].children[1] == node; }
    void attach(Node parent, int side, Node child);
    void rotateUp(Node node);
    void putIntoTree(Node node);
    void takeOutOfTree(Node node);

    Node m_root = none;
    std::vector<TreeNode> m_nodes;
    Node m_firstFree = none; // the next one is above it
};

} // namespace hitbox::geometry::detail
