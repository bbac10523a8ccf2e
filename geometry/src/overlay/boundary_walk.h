#pragma once

#include <array>
#include <memory_resource>
#include <optional>

#include <hitbox/geometry/shapes.h>

#include "overlay/overlay.h"

namespace hitbox::geometry::detail {

/// Whether a place is kept, by whether it is in shape A and in shape B.
using KeptPlaces = std::array<std::array<bool, 2>, 2>;

/// Whether each shape is at most one ring that meets itself nowhere, and the two only cross, if they meet at all.
bool isPlain(const overlay::CutLines &cut);

/// How the rings of plain shapes wind around what is inside of them; 0 for a shape without any.
overlay::Windings windingsInside(const overlay::CutLines &cut);

/// The region that is kept of plain shapes, as linkedRegion() answers it, without looking around any node. Nothing
/// where a crossing is no corner of the region, or two at once.
///
/// Source: G. Greiner, K. Hormann, "Efficient Clipping of Arbitrary Polygons", 1998.
std::optional<Region> walkedRegion(const overlay::CutLines &cut, const KeptPlaces &kept,
                                   std::pmr::memory_resource *memory);

} // namespace hitbox::geometry::detail
