#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

enum class Location {
    Outside,
    Boundary,
    Inside,
};

/// Where p lies in the area of a ring. Exact: a ray through a vertex counts once, a point on an edge is Boundary. Rings
/// of one or two points are all boundary. A p that is not finite is Outside. Edges with an end that is not finite are
/// left out, and what the others then say of a point that is on none of them depends on the ray taken, to the right.
/// Cost: linear, less than a nanosecond a point; nothing is allocated. For many questions see polygon_index.h.
Location locate(Point p, std::span<const Point> ring, FillRule rule = FillRule::EvenOdd);

/// Where p lies in what a region's rings fill together: Boundary on any ring, else by how often they wind around it.
/// For rings as Region says, both rules are one.
Location locate(Point p, const Region &region, FillRule rule = FillRule::EvenOdd);

/// Where p lies in a shape. Points, segments and chains have no inside: a point of theirs is Boundary. Exact for all,
/// circles and capsules included: the distance is compared, not computed (for magnitudes from 1e-65 to 1e75).
Location locate(Point p, const Shape &shape);

/// The indices of the shapes that p belongs to, inside or on the boundary, in increasing order: shapes are closed sets,
/// so a point on a common edge belongs to both. Cost: that of locate() for each.
std::vector<std::size_t> shapesAt(Point p, std::span<const Shape> shapes);

/// The same where box i is around shape i, such as bounds() gives: only shapes whose boxes hold p are looked at. There
/// must be as many boxes as shapes.
std::vector<std::size_t> shapesAt(Point p, std::span<const Shape> shapes, std::span<const Box> boxes);

} // namespace hitbox::geometry
