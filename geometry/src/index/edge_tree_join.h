#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include "index/edge_tree.h"

namespace hitbox::geometry::detail {

enum class JoinEnd {
    Finished,
    Stopped,    ///< the visitor had enough
    OverBudget, ///< too many pairs of nodes and edges meet for the tree to be of use
};

/// Visits every two edges whose boxes meet, except each edge with the next, in an order of its own: both halves of a
/// pair are walked down the tree together. `visit(first, second)`, first < second, answers whether to go on.
template <typename Visit>
class TreeSelfJoin
{
public:
    /// At most about `budget` pairs of nodes and of edges are looked at.
    TreeSelfJoin(const EdgeTree &tree, std::size_t budget, Visit visit)
        : m_tree(tree)
        , m_budget(budget)
        , m_visit(std::move(visit))
    {
    }

    JoinEnd run()
    {
        joinWithin(m_tree.levelCount() - 1, 0);
        return m_end;
    }

private:
    static constexpr std::size_t lanes = EdgeTree::childrenPerNode;

    bool goesOn() const { return m_end == JoinEnd::Finished; }

    void visit(std::size_t first, std::size_t second)
    {
        if (!m_visit(first, second))
            m_end = JoinEnd::Stopped;
    }

    /// Neighbours have a point in common: that their boxes meet need not be asked. Of edges they are no pair.
    void joinWithin(std::size_t level, std::size_t index)
    {
        const std::size_t first = index * lanes;
        if (level > 0) {
            const std::size_t end = std::min(first + lanes, m_tree.levelSize(level - 1));
            for (std::size_t child = first; child < end && goesOn(); ++child) {
                joinWithin(level - 1, child);
                if (child + 1 < end && goesOn())
                    joinNodes(level - 1, child, child + 1);
            }
        }
        for (FourBits bits = apartLanesMeeting(m_tree.node(level, index)); bits != 0 && goesOn(); bits &= bits - 1) {
            const auto pair = static_cast<std::size_t>(std::countr_zero(bits));
            joinChildren(level, first + pair / 2, first + (pair == 0 ? 2 : 3));
        }
    }

    /// Children of nodes of the level: nodes of the one below, or edges.
    void joinChildren(std::size_t level, std::size_t a, std::size_t b)
    {
        if (level == 0)
            visit(a, b);
        else
            joinNodes(level - 1, a, b);
    }

    void joinNodes(std::size_t level, std::size_t a, std::size_t b)
    {
        if (m_budget == 0)
            m_end = JoinEnd::OverBudget;
        else
            --m_budget;
        const FourBoxes &left = m_tree.node(level, a);
        const FourBoxes &right = m_tree.node(level, b);
        const bool isNextLeaf = level == 0 && b == a + 1;
        // Most children of the one are clear of the whole other.
        const FloatBox rightBox = m_tree.node(level + 1, b / lanes).box(b % lanes);
        for (FourBits near = lanesMeeting(left, rightBox); near != 0 && goesOn(); near &= near - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(near));
            FourBits bits = lanesMeeting(right, left.box(lane));
            if (isNextLeaf && lane + 1 == lanes)
                bits &= ~1U; // the next edge
            for (; bits != 0 && goesOn(); bits &= bits - 1)
                joinChildren(level, a * lanes + lane, b * lanes + static_cast<std::size_t>(std::countr_zero(bits)));
        }
    }

    const EdgeTree &m_tree;
    std::size_t m_budget;
    Visit m_visit;
    JoinEnd m_end = JoinEnd::Finished;
};

/// The same pairs, and each edge with the next, ordered by first and then second edge: more work, but the visitor can
/// stop after the first few. `budget` is for pairs of leaves.
template <typename Visit>
JoinEnd visitMeetingBoxesInOrder(const EdgeTree &tree, std::size_t budget, Visit visit)
{
    constexpr std::size_t lanes = EdgeTree::childrenPerNode;
    std::vector<std::size_t> leaves;
    for (std::size_t leaf = 0; leaf < tree.leafCount(); ++leaf) {
        leaves.clear();
        tree.collectLeaves(tree.leaf(leaf).joined(), leaf, leaves);
        if (leaves.size() > budget)
            return JoinEnd::OverBudget;
        budget -= leaves.size();
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const FloatBox box = tree.leaf(leaf).box(lane);
            for (const std::size_t other : leaves) {
                const FourBits later = other == leaf ? ~1U << lane : ~0U;
                for (FourBits bits = lanesMeeting(tree.leaf(other), box) & later; bits != 0; bits &= bits - 1) {
                    const std::size_t second = other * lanes + static_cast<std::size_t>(std::countr_zero(bits));
                    if (!visit(leaf * lanes + lane, second))
                        return JoinEnd::Stopped;
                }
            }
        }
    }
    return JoinEnd::Finished;
}

/// Visits every edge whose box meets that of the given one, itself too, in order: visit(other).
template <typename Visit>
void visitBoxesMeeting(const EdgeTree &tree, std::size_t edge, std::vector<std::size_t> &leaves, Visit visit)
{
    const FloatBox box = tree.edgeBox(edge);
    leaves.clear();
    tree.collectLeaves(box, 0, leaves);
    for (const std::size_t leaf : leaves)
        for (FourBits bits = lanesMeeting(tree.leaf(leaf), box); bits != 0; bits &= bits - 1)
            visit(leaf * EdgeTree::childrenPerNode + static_cast<std::size_t>(std::countr_zero(bits)));
}

} // namespace hitbox::geometry::detail
