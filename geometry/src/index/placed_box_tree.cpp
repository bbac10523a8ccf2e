#include "index/placed_box_tree.h"

#include "index/box_order.h"

namespace hitbox::geometry::detail {
namespace {

constexpr float growthLimit = 2;

// Searches then take about as much longer as building anew would take.
constexpr double spreadLimit = 1.25;

float halfPerimeter(const CoarseBox &box)
{
    return (box.maxX - box.minX) + (box.maxY - box.minY);
}

} // namespace

PlacedBoxTree::PlacedBoxTree(std::span<Index> ids, std::span<const Box> boxes)
{
    if (ids.empty())
        return;
    sortForBlocks(ids, boxes);
    m_boxes.resize(ids.size());
    std::size_t count = ids.size();
    do {
        CoarseBoxes node{};
        for (std::size_t lane = 0; lane < 4; ++lane)
            node.set(lane, CoarseBox{});
        count = (count + 3) / 4;
        m_levels.emplace_back(count, node);
    } while (count > 1);
    m_spread = fill(ids, boxes);
    m_leafLimits.reserve(m_levels[0].size());
    for (const CoarseBoxes &leaf : m_levels[0])
        m_leafLimits.push_back(growthLimit * halfPerimeter(around(leaf)));
}

/// All levels from the boxes of all slots. Lanes beyond them stay empty. Returns the sum of the leaves' half
/// perimeters.
double PlacedBoxTree::fill(std::span<const Index> ids, std::span<const Box> boxes)
{
    double spread = 0;
    for (std::size_t leaf = 0; leaf < m_levels[0].size(); ++leaf) {
        Box all = boxes[ids[leaf * 4]];
        for (std::size_t slot = leaf * 4; slot < std::min(ids.size(), leaf * 4 + 4); ++slot) {
            m_boxes[slot] = boxes[ids[slot]];
            m_levels[0][leaf].set(slot % 4, coarse(m_boxes[slot]));
            all = joined(all, m_boxes[slot]);
        }
        // The same as around() would find: rounding keeps the order.
        const CoarseBox box = coarse(all);
        spread += halfPerimeter(box);
        if (m_levels.size() > 1)
            m_levels[1][leaf / 4].set(leaf % 4, box);
    }
    for (std::size_t level = 2; level < m_levels.size(); ++level) {
        for (std::size_t i = 0; i < m_levels[level - 1].size(); ++i)
            m_levels[level][i / 4].set(i % 4, around(m_levels[level - 1][i]));
    }
    return spread;
}

bool PlacedBoxTree::tryMoveAll(std::span<const Index> ids, std::span<const Box> boxes)
{
    if (m_hasGaps)
        return false;
    if (ids.empty())
        return true;
    return fill(ids, boxes) <= spreadLimit * m_spread;
}

bool PlacedBoxTree::tryMove(std::size_t slot, const Box &box)
{
    const CoarseBox moved = coarse(box);
    CoarseBoxes leaf = m_levels[0][slot / 4];
    leaf.set(slot % 4, moved);
    if (!(halfPerimeter(around(leaf)) <= m_leafLimits[slot / 4]))
        return false;
    m_boxes[slot] = box;
    setLane(slot, moved);
    return true;
}

void PlacedBoxTree::drop(std::size_t slot)
{
    m_hasGaps = true;
    setLane(slot, CoarseBox{});
}

void PlacedBoxTree::setLane(std::size_t slot, const CoarseBox &box)
{
    CoarseBox changed = box;
    for (std::vector<CoarseBoxes> &level : m_levels) {
        CoarseBoxes &node = level[slot / 4];
        // Boxes inside a node are most: nodes above stay as they are.
        if (node[slot % 4] == changed)
            return;
        node.set(slot % 4, changed);
        changed = around(node);
        slot /= 4;
    }
}

} // namespace hitbox::geometry::detail
