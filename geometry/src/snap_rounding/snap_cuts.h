#pragma once

#include <vector>

#include "meter.h"
#include "snap_rounding/snap_grid.h"

namespace hitbox::geometry::detail {

/// The area left of the boundary edges (see linkedRings()) as rings without holes, none with idle points. Each hole
/// is linked by a cut from its least point to a lesser one and by another from its greatest to a greater one: what
/// the cuts part is in one piece each. Cuts end in points of the boundary and pass through those they come too near
/// to, so none of the rings changes when it is snapped again.
/// Cost: n log n.
///
/// Source of the cuts: the diagonals of D. T. Lee, F. P. Preparata, "Location of a point in a planar subdivision and
/// its applications", 1977, of which only those are taken that holes need.
std::vector<GridRing> partsWithoutHoles(std::vector<GridSegment> boundary, Meter &meter);

} // namespace hitbox::geometry::detail
