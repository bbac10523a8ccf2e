#include "windows/stage/overlap_list.h"

#include "stage/overlap_index.h"

#include <algorithm>

namespace hitbox {

namespace {

constexpr std::size_t relations = 6;

/// The drawer that an overlap comes into: hits before others, and each by relation.
std::size_t drawerOf(const Overlap &overlap)
{
    return static_cast<std::size_t>(kindOf(overlap)) + (overlap.hit ? 0 : relations);
}

} // namespace

OverlapList listed(const OverlapIndex &index, const OverlapFilter &filter, const OverlapSearch &search)
{
    OverlapList list;
    std::array<std::vector<Overlap>, 2 * relations> drawers;
    for (const Overlap &overlap : index.overlaps()) {
        list.hits += overlap.hit ? 1 : 0;
        if (!overlap.hit && filter.pairs == OverlapFilter::Pairs::Hits)
            continue;
        list.counts[static_cast<std::size_t>(kindOf(overlap))] += 1;
        list.differing += differsInEngine(overlap) ? 1 : 0;
        if (passes(overlap, filter) && (!search || search(overlap)))
            drawers[drawerOf(overlap)].push_back(overlap);
    }
    for (const std::vector<Overlap> &drawer : drawers)
        list.rows.insert(list.rows.end(), drawer.cbegin(), drawer.cend());
    return list;
}

int rowOf(const OverlapList &list, const OverlapPair &pair)
{
    const auto found = std::find_if(list.rows.cbegin(), list.rows.cend(),
                                    [&pair](const Overlap &overlap) { return overlap.pair == pair; });
    return found == list.rows.cend() ? -1 : static_cast<int>(found - list.rows.cbegin());
}

} // namespace hitbox
