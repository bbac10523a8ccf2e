#pragma once

#include <memory_resource>
#include <span>

#include <hitbox/geometry/shapes.h>

#include "overlay/overlay.h"

namespace hitbox::geometry::detail {

/// The region whose boundary consists of the given half-arcs, each with the region on its left. Its rings visit no
/// node twice and cross nowhere; corners that lie straight on are left out unless rings touch there. Each ring starts
/// at its lexicographically least point, and the rings are in lexicographical order.
Region linkedRegion(const overlay::Overlay &overlay, std::span<const overlay::Index> boundary,
                    std::pmr::memory_resource *memory);

} // namespace hitbox::geometry::detail
