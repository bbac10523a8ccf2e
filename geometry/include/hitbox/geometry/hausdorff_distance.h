#pragma once

#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// How far a point of ring `from` can be from ring `to` at most, in pixels: over all points of the edges, not only the
/// vertices; areas do not count. To within 1e-9 of the answer. Rings of one or two points are what their edges are. 0
/// when `from` has no points, otherwise infinite when `to` has none; infinite when a coordinate is not finite.
/// Cost: about n log n for rings that lie close together, as an outline and its simplification do; the product of
/// both sizes when they are far apart.
///
/// Source: branch and bound; a piece of an edge is at most as far as its farther end from any one edge, since distance
/// to a segment is convex (compare H. Alt, B. Behrends and J. Blömer, "Approximate matching of polygonal shapes",
/// 1995).
double directedHausdorffDistance(std::span<const Point> from, std::span<const Point> to);

/// The greater of both directions: 0 exactly when the rings are the same points.
double hausdorffDistance(std::span<const Point> a, std::span<const Point> b);

} // namespace hitbox::geometry
