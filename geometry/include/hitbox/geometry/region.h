#pragma once

#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

enum class RegionOperation {
    Intersection,
    Union,
    Difference, ///< in a, not in b
    SymmetricDifference,
};

/// The area that `rings` fill together under the rule, as a region: crossings are resolved, shared and doubled edges
/// vanish where the rule says so. Points without area (spikes, doubled edges) are dropped. Empty when a coordinate is
/// not finite.
Region filledRegion(std::span<const Ring> rings, FillRule rule = FillRule::EvenOdd);

/// The region that the operation keeps. Which pieces it has and how they join is decided exactly; corners that are
/// not input points are rounded to double afterwards. Shared vertices, shared edges, holes and identical inputs are
/// ordinary cases. The rings of a and b may also be anything else: they are filled even-odd. Each ring starts at its
/// lexicographically least point (x, then y), and rings are in lexicographical order, so equal areas give equal
/// regions. Rounding may leave corners of slivers on top of each other; what it leaves without area is dropped. Empty
/// when a coordinate is not finite.
/// Cost: quadratic in the number of edges.
///
/// Source: the arrangement of all edges (de Berg et al., "Computational Geometry", chapter 2), its faces labelled by
/// exact orientation and exact comparison of crossings along an edge.
Region combine(const Region &a, const Region &b, RegionOperation operation, FillRule rule = FillRule::EvenOdd);

/// The shape's area as a region. Circles and capsules become polygons by flattened(). Shapes without area, or with
/// numbers that are not finite, are empty.
Region regionOf(const Shape &shape, double tolerance = 1.0 / 256);

/// The area that both shapes share, circles and capsules flattened to the tolerance (pixels).
Region sharedRegion(const Shape &a, const Shape &b, double tolerance = 1.0 / 256);

/// Polygons with the least number of corners that stays within the tolerance (pixels) of the curve, corners and edges
/// on opposite sides of it so that the area is kept. At least 8 and at most 4096 corners, even if these do not reach
/// the tolerance. Counter-clockwise. A capsule's long sides are two of the polygon's.
Ring flattened(const Circle &circle, double tolerance = 1.0 / 256);
Ring flattened(const Capsule &capsule, double tolerance = 1.0 / 256);

/// The area in square pixels: exact formulas for circles, capsules and boxes, the filled area for polygons (0 when a
/// coordinate is not finite).
double area(const Shape &shape);

} // namespace hitbox::geometry
