#pragma once

#include <span>

#include <hitbox/geometry/shapes.h>

#include "arrangement.h"

namespace hitbox::geometry::detail {

/// The region whose boundary consists of the given half-edges, each with the region on its left. Its rings visit no
/// node twice and cross nowhere; corners that lie straight on are left out unless rings touch there. Each ring starts
/// at its lexicographically least point, and the rings are in lexicographical order.
Region linkedRegion(const Arrangement &arrangement, std::span<const Index> boundary);

} // namespace hitbox::geometry::detail
