#pragma once

#include <span>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// How far a point of ring `from` can be from ring `to` at most, in pixels: over all points of the edges, not only the
/// vertices; areas do not count. To within 1e-9 of the answer, or 1e-11 of the extent of both rings where that is more.
/// Rings of one or two points are what their edges are. 0 when `from` has no points, otherwise infinite when `to` has
/// none; infinite when a coordinate is not finite.
/// Cost: about n log n for rings that lie close together, as an outline and its simplification do; the product of
/// both sizes when they are far apart; at worst times some 40, where many edges are nearest to one place and each edge
/// of `from` is halved around it: CutShort where the budget ends. Points that repeat and edges of `to` that lie on each
/// other cost as much as one.
///
/// Source: branch and bound, from the distances of the vertices on; a piece of an edge is at most as far as its farther
/// end from any one edge, since distance to a segment is convex (compare H. Alt, B. Behrends and J. Blömer,
/// "Approximate matching of polygonal shapes", 1995).
Answer<double> directedHausdorffDistance(std::span<const Point> from, std::span<const Point> to,
                                         const Budget &budget = {});

/// The greater of both directions: 0 when the rings are the same points.
Answer<double> hausdorffDistance(std::span<const Point> a, std::span<const Point> b, const Budget &budget = {});

} // namespace hitbox::geometry
