#pragma once

#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

enum class Location {
    Outside,
    Boundary,
    Inside,
};

/// Where p lies in the area of a ring. Exact: a ray through a vertex counts once, a point on an edge is Boundary. Rings
/// of one or two points are all boundary. A p that is not finite is Outside; so is everything for edges that are not.
/// Cost: linear; nothing is allocated.
Location locate(Point p, std::span<const Point> ring, FillRule rule = FillRule::EvenOdd);

/// Where p lies in a region: Boundary on any ring, else by the rings around it.
Location locate(Point p, const Region &region);

/// Where p lies in a shape. Points, segments and chains have no inside: a point of theirs is Boundary. Exact for all,
/// circles and capsules included: the distance is compared, not computed (for magnitudes from 1e-65 to 1e75).
Location locate(Point p, const Shape &shape);

} // namespace hitbox::geometry
