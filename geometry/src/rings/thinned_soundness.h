#pragma once

#include <hitbox/geometry/shapes.h>

#include "rings/douglas_peucker.h"

namespace hitbox::geometry::detail {

/// True when rings that lost corners are simple and run the way they did, no two rings meet, and none has got to the
/// other side of another: exact. The old rings are simple, and finite.
bool isSound(const Region &old, const ThinnedRegion &thinned, Meter &meter);

} // namespace hitbox::geometry::detail
