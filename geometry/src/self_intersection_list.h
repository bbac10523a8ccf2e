#pragma once

#include <hitbox/geometry/self_intersection.h>

#include "edge_tree.h"

namespace hitbox::geometry::detail {

/// firstSelfIntersections() by a tree that was built from the ring.
SelfIntersectionList firstSelfIntersections(std::span<const Point> ring, const EdgeTree &tree, std::size_t limit);

} // namespace hitbox::geometry::detail
