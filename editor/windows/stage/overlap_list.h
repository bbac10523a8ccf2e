#pragma once

#include "drawing/overlap_filter.h"
#include "stage/hit_groups.h"

#include <array>
#include <functional>
#include <map>
#include <span>
#include <vector>

namespace hitbox {

class OverlapIndex;

/// The overlaps in the order of the list: what hits first, then by how they meet, then as they stand on the stage.
struct OverlapList {
    std::vector<Overlap> rows;
    std::array<int, 6> counts{}; ///< by the number of the relation; of hits alone where the filter wants these
    /// By the pair of a row that hits with a group: all pairs that are this one hit, its own first.
    std::map<OverlapPair, std::vector<OverlapPair>> groups;
    int hits = 0;      ///< a group counts once
    int differing = 0; ///< whose answer is another one in the engine

    int countOf(geometry::Relation kind) const { return counts[static_cast<std::size_t>(kind)]; }
};

/// What a text looked for accepts.
using OverlapSearch = std::function<bool(const Overlap &)>;

/// What each adds to the hits, as countedHits() has it.
using OverlapCounting = std::function<QList<CountedHits>(std::span<const Overlap>)>;

/// Relations that are not shown are counted all the same, and so are rows that the search leaves out. Without a search
/// everything is found; without a counting every hit is one of its own.
///
/// Of the rows that are the same hit by the same group the first one is listed; see OverlapList::groups.
OverlapList listed(const OverlapIndex &index, const OverlapFilter &filter, const OverlapSearch &search = {},
                   const OverlapCounting &counting = {});

/// The place of the row that has the pair, or -1.
int rowOf(const OverlapList &list, const OverlapPair &pair);

} // namespace hitbox
