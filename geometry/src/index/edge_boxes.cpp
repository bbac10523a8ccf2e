#include "index/edge_boxes.h"

namespace hitbox::geometry::detail {
namespace {

/// The boxes around runs of `length` items each.
template <typename Items, typename BoxOf>
std::pmr::vector<Box> joinedRuns(const Items &items, std::size_t length, BoxOf boxOfItem)
{
    std::pmr::vector<Box> runs(items.get_allocator());
    runs.reserve((items.size() + length - 1) / length);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i % length == 0)
            runs.push_back(boxOfItem(items[i]));
        else
            runs.back() = joined(runs.back(), boxOfItem(items[i]));
    }
    return runs;
}

} // namespace

void EdgeBoxes::build()
{
    if (m_edges.empty())
        return;
    m_levels.push_back(joinedRuns(m_edges, edgesPerBlock, [](const BoxedEdge &boxed) { return boxed.box; }));
    while (m_levels.back().size() > 1)
        m_levels.push_back(joinedRuns(m_levels.back(), childrenPerNode, [](const Box &box) { return box; }));
}

} // namespace hitbox::geometry::detail
