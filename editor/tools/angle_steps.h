#pragma once

#include "tools/snap_settings.h"

#include <hitbox/geometry/shapes.h>

/// Angles as hands set them.
namespace hitbox {

/// The place for a point at `p` that is seen from `origin` under a multiple of 15 degrees, what Shift does to lines. In
/// multiples of 45 degrees it is whole steps of the grid away along each axis; in others its distance is whole steps.
geometry::Point inAngleSteps(geometry::Point origin, geometry::Point p, const SnapSettings &snap);

/// How many degrees, clockwise on screen, a place was turned about another one that went `from` here `to` there:
/// more than -360 and less than 360. A place that is the middle itself counts as to the right of it.
double degreesTurned(geometry::Point about, geometry::Point from, geometry::Point to);

} // namespace hitbox
