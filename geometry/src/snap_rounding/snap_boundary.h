#pragma once

#include <vector>

#include <hitbox/geometry/shapes.h>

#include "snap_rounding/snap_grid.h"

namespace hitbox::geometry::detail {

/// The boundary of what the segments of closed rings fill, each piece of it once, led so that the filled area is on
/// its left as seen on screen. Segments must meet in ends only, or be the same but for their direction.
/// Cost: n log n. Source: a plane sweep, M. I. Shamos, D. Hoey, 1976.
std::vector<GridSegment> filledBoundary(std::span<const GridSegment> segments, FillRule rule);

/// Rings with the area on their left, that visit no point twice and do not cross: out of `edges` that lead along the
/// boundary in this way. Where several edges leave a point, the way on is the one around the same piece of area.
/// Corners that lie straight on stay where several edges leave, for another ring may touch there.
std::vector<GridRing> linkedRings(std::vector<GridSegment> edges);

/// Of a ring that visits no point twice: true when it runs counter-clockwise on screen. Exact.
bool isCounterClockwise(std::span<const GridPoint> ring);

} // namespace hitbox::geometry::detail
