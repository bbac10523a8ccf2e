#include "pieces/sweep_status.h"

#include <limits>

namespace hitbox::geometry::detail {

namespace {

constexpr std::uint32_t nodesPerTreeNode = 4;

} // namespace

/// The node of number 0 is as in the tree, above all others.
SweepStatus::SweepStatus()
    : m_nodes(1)
{
    m_nodes[none].priority = std::numeric_limits<std::uint32_t>::max();
}

SweepStatus::Place SweepStatus::find(Point p) const
{
    Node below = none;
    Node node = m_root;
    while (node != none) {
        const int side = sideOf(node, p);
        if (side == 0)
            return {none, node};
        if (side > 0)
            below = node;
        node = m_nodes[node].children[side > 0 ? 1 : 0];
    }
    return stepUp(below, p);
}

/// From a node below the point, or none, to the last one below it.
SweepStatus::Place SweepStatus::stepUp(Node below, Point p) const
{
    for (Node node = m_nodes[below].above; node != none; node = m_nodes[node].above) {
        const int side = sideOf(node, p);
        if (side == 0)
            return {none, node};
        if (side < 0)
            break;
        below = node;
    }
    return {below, none};
}

SweepStatus::Place SweepStatus::findNear(Node node, Point p) const
{
    constexpr int mostSteps = 3; // as many comparisons as the tree would take for few nodes
    const int side = sideOf(node, p);
    if (side == 0)
        return {none, node};
    for (int step = 0; step < mostSteps; ++step) {
        const Node next = side > 0 ? m_nodes[node].above : m_nodes[node].below;
        const int nextSide = next == none ? -side : sideOf(next, p);
        if (nextSide == 0)
            return {none, next};
        if (nextSide != side)
            return {side > 0 ? node : next, none};
        node = next;
    }
    return find(p);
}

/// Any fixed mixing of the number does: it only has to have nothing to do with the order of the edges.
std::uint32_t SweepStatus::priorityOf(Node node)
{
    std::uint32_t mixed = node;
    mixed = (mixed ^ (mixed >> 16)) * 0x7feb352dU;
    mixed = (mixed ^ (mixed >> 15)) * 0x846ca68bU;
    mixed ^= mixed >> 16;
    return mixed % nodesPerTreeNode == 0 ? mixed | 1 : 0;
}

SweepStatus::Node SweepStatus::allocate()
{
    if (m_firstFree != none) {
        const Node node = m_firstFree;
        m_firstFree = m_nodes[node].above;
        return node;
    }
    const auto node = static_cast<Node>(m_nodes.size());
    m_nodes.emplace_back().priority = priorityOf(node);
    return node;
}

void SweepStatus::attach(Node parent, int side, Node child)
{
    if (parent == none)
        m_root = child;
    else
        m_nodes[parent].children[static_cast<std::size_t>(side)] = child;
    if (child != none)
        m_nodes[child].parent = parent;
}

/// The node takes the place of its parent, which becomes its child.
void SweepStatus::rotateUp(Node node)
{
    const Node parent = m_nodes[node].parent;
    const Node grandparent = m_nodes[parent].parent;
    const int side = isUpperChild(node) ? 1 : 0;
    const int parentSide = grandparent != none && isUpperChild(parent) ? 1 : 0;
    attach(parent, side, m_nodes[node].children[static_cast<std::size_t>(1 - side)]);
    attach(grandparent, parentSide, node);
    attach(node, 1 - side, parent);
}

SweepStatus::Node SweepStatus::insertAbove(Node node, const Entry &entry)
{
    const Node added = allocate();
    const Node next = m_nodes[node].above;
    m_nodes[added].entry = entry;
    m_nodes[added].below = node;
    m_nodes[added].above = next;
    m_nodes[node].above = added;
    m_nodes[next].below = added;
    if (m_nodes[added].priority != 0)
        putIntoTree(added);
    return added;
}

void SweepStatus::putIntoTree(Node node)
{
    Node below = m_nodes[node].below;
    while (m_nodes[below].priority == 0)
        below = m_nodes[below].below;
    Node above = m_nodes[node].above;
    while (m_nodes[above].priority == 0)
        above = m_nodes[above].above;

    m_nodes[node].children = {none, none};
    // Of two nodes of the tree next to each other one is an ancestor of the other, and the lower of them has the free
    // place.
    if (below != none && m_nodes[below].children[1] == none)
        attach(below, 1, node);
    else
        attach(above, 0, node);
    while (m_nodes[m_nodes[node].parent].priority < m_nodes[node].priority)
        rotateUp(node);
}

void SweepStatus::remove(Node node)
{
    if (m_nodes[node].priority != 0)
        takeOutOfTree(node);
    m_nodes[m_nodes[node].below].above = m_nodes[node].above;
    m_nodes[m_nodes[node].above].below = m_nodes[node].below;
    m_nodes[node].above = m_firstFree;
    m_firstFree = node;
}

void SweepStatus::takeOutOfTree(Node node)
{
    auto children = m_nodes[node].children;
    while (children[0] != none && children[1] != none) {
        rotateUp(m_nodes[children[0]].priority > m_nodes[children[1]].priority ? children[0] : children[1]);
        children = m_nodes[node].children;
    }
    const Node parent = m_nodes[node].parent;
    attach(parent, parent != none && isUpperChild(node) ? 1 : 0, children[0] != none ? children[0] : children[1]);
}

} // namespace hitbox::geometry::detail
