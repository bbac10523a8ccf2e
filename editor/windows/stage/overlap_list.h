#pragma once

#include "drawing/overlap_filter.h"

#include <array>
#include <functional>
#include <vector>

namespace hitbox {

class OverlapIndex;

/// The overlaps in the order of the list: what hits first, then by how they meet, then as they stand on the stage.
struct OverlapList {
    std::vector<Overlap> rows;
    std::array<int, 6> counts{}; ///< by the number of the relation; of hits alone where the filter wants these
    int hits = 0;
    int differing = 0; ///< whose answer is another one in the engine

    int countOf(geometry::Relation kind) const { return counts[static_cast<std::size_t>(kind)]; }
};

/// What a text looked for accepts.
using OverlapSearch = std::function<bool(const Overlap &)>;

/// Relations that are not shown are counted all the same, and so are rows that the search leaves out. Without a search
/// everything is found.
OverlapList listed(const OverlapIndex &index, const OverlapFilter &filter, const OverlapSearch &search = {});

/// The place of a pair in the rows, or -1.
int rowOf(const OverlapList &list, const OverlapPair &pair);

} // namespace hitbox
