#pragma once

#include <span>

#include <hitbox/geometry/shapes.h>

#include "pieces/fewest_pieces.h"

namespace hitbox::geometry::detail {

/// Joins convex counter-clockwise pieces over common sides as long as they stay convex and have at most `maxPoints`
/// corners: first come, first served.
///
/// Source: S. Hertel and K. Mehlhorn, "Fast triangulation of simple polygons", 1983.
PieceList mergedPieces(const PieceList &pieces, std::span<const Point> points, std::size_t maxPoints);

} // namespace hitbox::geometry::detail
