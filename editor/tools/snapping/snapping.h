#pragma once

#include "tools/snap_settings.h"
#include "tools/snapping/snap_targets.h"

/// Where a point lands that a hand sets or drags: on what stands near, or else on the grid.
namespace hitbox {

/// Targets within `reach` (in the point's own pixels) win over the grid. Of these, vertices win over lines, and the
/// nearer one over the other:
/// - a vertex is taken to the bit;
/// - on an edge the point is the nearest one, each coordinate rounded to the nearest double, so that it may lie beside
///   a slanted edge by half a unit in the last place; on an upright or level edge it lies exactly, and goes along it
///   on the grid where that is within reach too;
/// - lines of the frame and the pivot take one coordinate each, the other goes on the grid.
SnapResult snapped(geometry::Point p, const SnapSettings &settings, const SnapTargets &targets, double reach);

/// The same for a point that stays on the level (Horizontal) or upright (Vertical) line through `origin`: beside a
/// vertex, where an edge crosses the line, or on the grid. The coordinate across the line is the origin's to the bit.
SnapResult snappedAlong(geometry::Point origin, Axis axis, geometry::Point p, const SnapSettings &settings,
                        const SnapTargets &targets, double reach);

} // namespace hitbox
