#pragma once

#include "document/document.h"

#include <hitbox/geometry/transform.h>

namespace hitbox {

/// The outline turned, scaled and moved: see geometry::placed(). Turned boxes and circles that are scaled unevenly
/// become polygons.
Outline placedOutline(const Outline &outline, const geometry::Placement &placement);

} // namespace hitbox
