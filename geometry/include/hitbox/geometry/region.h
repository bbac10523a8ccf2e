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
/// vanish where the rule says so. Points without area (spikes, doubled edges) are dropped. Rings, order and rounding
/// are as of combine(), and so are the cost, the limits and the answer for coordinates that are not finite.
Region filledRegion(std::span<const Ring> rings, FillRule rule = FillRule::EvenOdd);

/// The region that the operation keeps. Which pieces it has and how they join is decided exactly; corners that are
/// not input points are rounded to the nearest double afterwards. Shared vertices, shared edges, holes and identical
/// inputs are ordinary cases. The rings of a and b may also be anything else, in any order and sense: each of the two
/// is what its rings fill together under the rule.
///
/// Laws:
/// 1. A point is inside of the result as the operation says of a and b, but for what rounding a corner moves.
/// 2. Each ring visits a point once (before rounding) and starts at its lexicographically least point (x, then y).
///    Rings are in lexicographical order, and corners are left out that lie straight on, unless rings touch there. So
///    the result depends on the areas alone, not on how rings are numbered or turned.
/// 3. Mirroring a and b, turning them by 90 degrees or scaling them by two does the same to the result's area, exactly.
/// 4. combine(r, r, Union) is r for every result whose corners are not moved onto each other by rounding.
/// Rounding may leave corners of slivers on top of each other, or let their edges cross by less than the last bit; what
/// it leaves without area is dropped.
///
/// Empty when a coordinate is not finite. When coordinates are above 2^200 or, but for zero, below 2^-200, all are
/// scaled by a power of two first, and those less than about 2^-400 of the largest count as zero.
///
/// Empty also for more than 2^28 points, or where there are more than 2^28 meetings of edges (edges that share a vertex
/// count as one meeting each).
///
/// Cost: n log n for n points where few edges' boxes meet, as in outlines of things, and also where very many do but
/// few edges meet other than in shared vertices, as in fans of triangles or a star of spikes; and k log k for k
/// meetings. Between these, where m edges are met by others inside and many more boxes meet them, m n. At worst
/// n^2 log n, since k can be n^2 / 2: rings that cross themselves everywhere, two stars around different middles.
/// Memory is about 200 bytes a point and 300 a meeting, the result included; nothing bounds it but these limits. Two
/// outlines of 1,000 points take about 40 us, of 100,000 about 3 ms; a star of 100,000 points 0.1 s, and so does a fan
/// of them. Shapes of up to 32 points that meet in a few places allocate nothing but the result.
///
/// Source: the arrangement of all edges (de Berg et al., "Computational Geometry", chapter 2), with the runs between
/// meetings kept whole (Greiner and Hormann, "Efficient Clipping of Arbitrary Polygons", 1998), its faces labelled by
/// winding numbers, all decided by exact signs (Shewchuk 1997). Where boxes do not tell edges apart, a sweep does
/// (Shamos and Hoey, "Geometric Intersection Problems", 1976).
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

/// The area in square pixels: exact formulas for circles, capsules and boxes, the filled area for polygons, the sum
/// over the rings for regions (0 when a coordinate is not finite).
double area(const Shape &shape);

} // namespace hitbox::geometry
