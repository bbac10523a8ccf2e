#pragma once

#include "tools/snap_settings.h"

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// The place for a point at `p` that is seen from `origin` under a multiple of 15 degrees, what Shift does to lines. In
/// multiples of 45 degrees it is whole steps of the grid away along each axis; in others its distance is whole steps.
geometry::Point inAngleSteps(geometry::Point origin, geometry::Point p, const SnapSettings &snap);

} // namespace hitbox
