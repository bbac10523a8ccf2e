#pragma once

#include <optional>
#include <vector>

#include "snap_grid.h"

namespace hitbox::geometry::detail {

/// At most this often is an edge looked at in search of cuts: about two seconds.
inline constexpr std::size_t cutVisitLimit = 300'000'000;

/// The area left of the boundary edges (see linkedRings()) as rings without holes, none with idle points. Each hole
/// is linked by a cut from its least point to a lesser one and by another from its greatest to a greater one: what
/// the cuts part is in one piece each. Cuts end in points of the boundary and pass through those they come too near
/// to, so none of the rings changes when it is snapped again. Nothing where this limit
/// or those of routedThrough() are exceeded.
/// Cost: for each hole, the number of edges; without holes, n log n.
std::optional<std::vector<GridRing>> partsWithoutHoles(std::vector<GridSegment> boundary);

} // namespace hitbox::geometry::detail
