#pragma once

#include "stage/overlaps.h"

#include <array>
#include <cstddef>

namespace hitbox {

/// Which overlaps are shown, on the canvas and in the list.
struct OverlapFilter {
    enum class Pairs {
        All,
        Hits, ///< only those whose categories strike each other
    };
    Pairs pairs = Pairs::All;
    std::array<bool, 6> shown{true, true, true, true, true, true}; ///< by the number of the relation

    bool shows(geometry::Relation relation) const { return shown[static_cast<std::size_t>(relation)]; }
    friend bool operator==(const OverlapFilter &, const OverlapFilter &) = default;
};

/// How two shapes meet, that being what they are listed under: exactly, or, for those that do not, in the engine.
inline geometry::Relation kindOf(const Overlap &overlap)
{
    return overlap.relation == geometry::Relation::Separate ? overlap.inEngine : overlap.relation;
}

/// The engine's numbers tell it otherwise.
inline bool differsInEngine(const Overlap &overlap)
{
    return overlap.relation != overlap.inEngine;
}

inline bool passes(const Overlap &overlap, const OverlapFilter &filter)
{
    return filter.shows(kindOf(overlap)) && (overlap.hit || filter.pairs == OverlapFilter::Pairs::All);
}

} // namespace hitbox
