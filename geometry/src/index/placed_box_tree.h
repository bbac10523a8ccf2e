#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "index/box_meeting.h"
#include "index/coarse_boxes.h"

namespace hitbox::geometry::detail {

/// Boxes in slots; blocks of four slots are leaves, four leaves make a node, and so on up to one root. Boxes can be
/// changed and dropped in place, but not added.
class PlacedBoxTree
{
public:
    using Index = std::uint32_t;

    PlacedBoxTree() = default;
    /// Sorts the ids; the one at place i is then in slot i. Their boxes are finite and not inverted.
    PlacedBoxTree(std::span<Index> ids, std::span<const Box> boxes);

    const Box &box(std::size_t slot) const { return m_boxes[slot]; }
    /// False, and nothing is changed, if the slot's leaf would grow so much that all searches suffer.
    bool tryMove(std::size_t slot, const Box &box);
    void drop(std::size_t slot);
    /// Gives each slot the box of its id. False if leaves grow so much that all searches suffer, or a slot was dropped;
    /// the tree is then of no use any more. Linear. The boxes are finite and not inverted.
    bool tryMoveAll(std::span<const Index> ids, std::span<const Box> boxes);

    /// Calls report(slot) for each box that meets this one.
    template <typename Report>
    void visit(const Box &box, Report report) const;
    /// Calls report(slot, slot) for each two that meet, once, as long as goesOn() is true, which each slot asks.
    template <typename Report, typename GoesOn>
    void visitPairs(Report report, GoesOn goesOn) const;

private:
    static constexpr std::size_t most = 64; ///< nodes waiting on the way down: three a level are left behind

    struct Node {
        std::uint32_t level = 0;
        Index index = 0;
    };

    /// Some boxes of a leaf.
    struct LeafLanes {
        Index leaf = 0;
        FourBits lanes = 0;
    };

    double fill(std::span<const Index> ids, std::span<const Box> boxes);
    void setLane(std::size_t slot, const CoarseBox &box);
    /// Those of the leaves that hold boxes that may meet this one; there is room for all.
    std::size_t collectLanes(std::span<const Index> leaves, const CoarseBox &box, LeafLanes *to) const;
    template <typename Report>
    void visitPairsOf(std::size_t slot, std::span<const LeafLanes> leaves, LeafLanes *meeting, Report report) const;
    template <typename Report>
    void visitLeaves(const CoarseBox &box, std::size_t firstLeaf, Report report) const;

    std::vector<Box> m_boxes;                       ///< of each slot
    std::vector<std::vector<CoarseBoxes>> m_levels; ///< leaves first, the root last
    std::vector<float> m_leafLimits;                ///< of each leaf: the half perimeter it may grow to
    double m_spread = 0;                            ///< the sum of the leaves' half perimeters when it was built
    bool m_hasGaps = false;                         ///< slots were dropped
};

/// Leaves from `firstLeaf` on that may hold boxes that meet this one, in order.
template <typename Report>
void PlacedBoxTree::visitLeaves(const CoarseBox &box, std::size_t firstLeaf, Report report) const
{
    if (m_levels.empty())
        return;
    Node waiting[most];
    std::size_t count = 0;
    waiting[count++] = {static_cast<std::uint32_t>(m_levels.size() - 1), 0};
    while (count > 0) {
        const Node node = waiting[--count];
        if (node.level == 0) {
            report(node.index);
            continue;
        }
        // The child that holds the first leaf, and those after it.
        const std::size_t firstChild = firstLeaf >> (2 * (node.level - 1));
        unsigned lanes = lanesMeeting(m_levels[node.level][node.index], box);
        for (; lanes != 0;) {
            const auto lane = static_cast<unsigned>(std::bit_width(lanes)) - 1;
            lanes ^= 1U << lane;
            const Index child = node.index * 4 + lane;
            if (child >= firstChild)
                waiting[count++] = {node.level - 1, child};
        }
    }
}

template <typename Report>
void PlacedBoxTree::visit(const Box &box, Report report) const
{
    const CoarseBox roughly = coarse(box);
    visitLeaves(roughly, 0, [&](std::size_t leaf) {
        for (unsigned lanes = lanesMeeting(m_levels[0][leaf], roughly); lanes != 0; lanes &= lanes - 1) {
            const std::size_t slot = leaf * 4 + static_cast<std::size_t>(std::countr_zero(lanes));
            if (haveCommonPoint(m_boxes[slot], box))
                report(slot);
        }
    });
}

// Sixteen slots search together, then four of them among what was found: the comparisons that this wastes are cheaper
// than the branches it saves.
template <typename Report, typename GoesOn>
void PlacedBoxTree::visitPairs(Report report, GoesOn goesOn) const
{
    if (m_levels.empty())
        return;
    const std::vector<CoarseBoxes> &leaves = m_levels[0];
    std::vector<Index> found;
    std::vector<LeafLanes> near;
    std::vector<LeafLanes> meeting;
    for (std::size_t first = 0; first < leaves.size(); first += 4) {
        const CoarseBox box = m_levels.size() > 1 ? around(m_levels[1][first / 4]) : around(leaves[0]);
        found.clear();
        visitLeaves(box, first, [&](Index leaf) { found.push_back(leaf); });
        near.resize(found.size());
        meeting.resize(found.size());
        for (std::size_t own = first; own < std::min(leaves.size(), first + 4); ++own) {
            const auto later = std::ranges::lower_bound(found, own);
            const CoarseBox ownBox = m_levels.size() > 1 ? m_levels[1][own / 4][own % 4] : box;
            const std::size_t nearCount = collectLanes({later, found.end()}, ownBox, near.data());
            for (std::size_t slot = own * 4; slot < own * 4 + 4; ++slot) {
                if (!goesOn())
                    return;
                visitPairsOf(slot, std::span(near).first(nearCount), meeting.data(), report);
            }
        }
    }
}

inline std::size_t PlacedBoxTree::collectLanes(std::span<const Index> leaves, const CoarseBox &box, LeafLanes *to) const
{
    std::size_t count = 0;
    for (const Index leaf : leaves) {
        to[count] = {leaf, lanesMeeting(m_levels[0][leaf], box)};
        count += to[count].lanes != 0 ? 1 : 0;
    }
    return count;
}

template <typename Report>
void PlacedBoxTree::visitPairsOf(std::size_t slot, std::span<const LeafLanes> leaves, LeafLanes *meeting,
                                 Report report) const
{
    const std::size_t ownLeaf = slot / 4;
    const CoarseBox box = m_levels[0][ownLeaf][slot % 4];
    std::size_t count = 0;
    for (const auto [leaf, lanes] : leaves) {
        const FourBits laterLanes = leaf == ownLeaf ? ~1U << slot % 4 : ~0U;
        meeting[count] = {leaf, lanesMeeting(m_levels[0][leaf], box) & laterLanes};
        count += meeting[count].lanes != 0 ? 1 : 0;
    }
    for (auto [leaf, lanes] : std::span(meeting, count)) {
        for (; lanes != 0; lanes &= lanes - 1) {
            const std::size_t other = std::size_t{leaf} * 4 + static_cast<std::size_t>(std::countr_zero(lanes));
            if (haveCommonPoint(m_boxes[slot], m_boxes[other]))
                report(slot, other);
        }
    }
}

} // namespace hitbox::geometry::detail
