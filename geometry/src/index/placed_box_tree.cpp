#include "index/placed_box_tree.h"

#include "index/box_order.h"

namespace hitbox::geometry::detail {
namespace {

constexpr float growthLimit = 2;

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
    const CoarseBox none;
    const auto emptyNodes = [&](std::size_t children) {
        CoarseBoxes node{};
        for (std::size_t lane = 0; lane < 4; ++lane)
            node.set(lane, none);
        return std::vector<CoarseBoxes>((children + 3) / 4, node);
    };
    m_boxes.reserve(ids.size());
    m_levels.push_back(emptyNodes(ids.size()));
    for (std::size_t slot = 0; slot < ids.size(); ++slot) {
        m_boxes.push_back(boxes[ids[slot]]);
        m_levels[0][slot / 4].set(slot % 4, coarse(m_boxes.back()));
    }
    m_leafLimits.reserve(m_levels[0].size());
    for (const CoarseBoxes &leaf : m_levels[0])
        m_leafLimits.push_back(growthLimit * halfPerimeter(around(leaf)));
    while (m_levels.back().size() > 1) {
        std::vector<CoarseBoxes> parents = emptyNodes(m_levels.back().size());
        for (std::size_t i = 0; i < m_levels.back().size(); ++i)
            parents[i / 4].set(i % 4, around(m_levels.back()[i]));
        m_levels.push_back(std::move(parents));
    }
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
    setLane(slot, CoarseBox{});
}

void PlacedBoxTree::setLane(std::size_t slot, const CoarseBox &box)
{
    CoarseBox changed = box;
    for (std::vector<CoarseBoxes> &level : m_levels) {
        level[slot / 4].set(slot % 4, changed);
        changed = around(level[slot / 4]);
        slot /= 4;
    }
}

} // namespace hitbox::geometry::detail
