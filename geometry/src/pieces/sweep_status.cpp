#include "pieces/sweep_status.h"

#include "exact/expansion.h"

namespace hitbox::geometry::detail {

SweepStatus::Place SweepStatus::find(Point p) const
{
    Place place;
    Node node = m_root;
    while (node != none) {
        const TreeNode &here = m_nodes[node];
        const int side = crossSign(here.entry.span.from, here.entry.span.to, here.entry.span.from, p);
        if (side == 0)
            return {none, node};
        if (side > 0)
            place.below = node;
        node = here.children[side > 0 ? 1 : 0];
    }
    return place;
}

/// Any fixed mixing of the number does: it only has to have nothing to do with the order of the edges.
std::uint32_t SweepStatus::priority(Node node)
{
    std::uint32_t mixed = node;
    mixed = (mixed ^ (mixed >> 16)) * 0x7feb352dU;
    mixed = (mixed ^ (mixed >> 15)) * 0x846ca68bU;
    return mixed ^ (mixed >> 16);
}

SweepStatus::Node SweepStatus::allocate()
{
    if (m_free.empty()) {
        m_nodes.emplace_back();
        return static_cast<Node>(m_nodes.size() - 1);
    }
    const Node node = m_free.back();
    m_free.pop_back();
    m_nodes[node] = {};
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

    // Of two nodes next to each other one is an ancestor of the other, and the lower of them has the free place.
    if (node != none && m_nodes[node].children[1] == none)
        attach(node, 1, added);
    else
        attach(next, 0, added);
    while (m_nodes[added].parent != none && priority(m_nodes[added].parent) < priority(added))
        rotateUp(added);
    return added;
}

void SweepStatus::remove(Node node)
{
    m_nodes[m_nodes[node].below].above = m_nodes[node].above;
    m_nodes[m_nodes[node].above].below = m_nodes[node].below;

    auto children = m_nodes[node].children;
    while (children[0] != none && children[1] != none) {
        rotateUp(priority(children[0]) > priority(children[1]) ? children[0] : children[1]);
        children = m_nodes[node].children;
    }
    const Node parent = m_nodes[node].parent;
    attach(parent, parent != none && isUpperChild(node) ? 1 : 0, children[0] != none ? children[0] : children[1]);
    m_free.push_back(node);
}

} // namespace hitbox::geometry::detail
