#include "windows/stage/overlap_list.h"

#include "stage/overlap_index.h"

#include <algorithm>
#include <numeric>

namespace hitbox {

namespace {

constexpr std::size_t relations = 6;

/// The drawer that an overlap comes into: hits before others, and each by relation.
std::size_t drawerOf(const Overlap &overlap)
{
    return static_cast<std::size_t>(kindOf(overlap)) + (overlap.hit ? 0 : relations);
}

int hitsOf(const QList<CountedHits> &counted)
{
    return std::accumulate(counted.cbegin(), counted.cend(), 0,
                           [](int sum, const CountedHits &hits) { return sum + hits.count; });
}

/// Leaves the first row of each group.
void foldGroups(OverlapList &list, const OverlapCounting &counting)
{
    const QList<CountedHits> counted = counting(list.rows);
    std::vector<Overlap> left;
    left.reserve(list.rows.size());
    for (std::size_t i = 0; i < list.rows.size(); ++i) {
        const CountedHits &hits = counted.at(static_cast<qsizetype>(i));
        if (hits.first >= 0) {
            list.groups[list.rows[static_cast<std::size_t>(hits.first)].pair].push_back(list.rows[i].pair);
            continue;
        }
        if (!hits.groupA.isEmpty() || !hits.groupB.isEmpty())
            list.groups[list.rows[i].pair].push_back(list.rows[i].pair);
        left.push_back(list.rows[i]);
    }
    list.rows = std::move(left);
}

} // namespace

OverlapList listed(const OverlapIndex &index, const OverlapFilter &filter, const OverlapSearch &search,
                   const OverlapCounting &counting)
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
    if (counting) {
        list.hits = hitsOf(counting(index.overlaps()));
        foldGroups(list, counting);
    }
    return list;
}

int rowOf(const OverlapList &list, const OverlapPair &pair)
{
    const auto found = std::find_if(list.rows.cbegin(), list.rows.cend(), [&](const Overlap &overlap) {
        const auto group = list.groups.find(overlap.pair);
        return overlap.pair == pair || (group != list.groups.cend() && std::ranges::count(group->second, pair) > 0);
    });
    return found == list.rows.cend() ? -1 : static_cast<int>(found - list.rows.cbegin());
}

} // namespace hitbox
