#pragma once

#include <vector>

#include <hitbox/geometry/boundary_meeting.h>

#include "relations/relation_figure.h"

namespace hitbox::geometry::detail {

/// Where the boundary of a round figure meets an edge: in order along the edge, without regard to others.
std::vector<BoundaryMeeting> meetingsWithEdge(const Figure &round, const Segment &edge);

/// Where the boundaries of two round figures meet, in no order.
std::vector<BoundaryMeeting> meetingsOfRound(const Figure &a, const Figure &b, Meter &meter);

} // namespace hitbox::geometry::detail
