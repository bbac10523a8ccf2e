#pragma once

#include <hitbox/geometry/edge_meeting.h>

#include "index/edge_tree.h"
#include "meter.h"

namespace hitbox::geometry::detail {

/// firstSelfIntersections() by a tree that was built from the ring.
SelfIntersectionList firstSelfIntersections(std::span<const Point> ring, const EdgeTree &tree, std::size_t limit,
                                            Meter &meter);

} // namespace hitbox::geometry::detail
