#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Cuts a simple ring into convex pieces without adding points; each piece runs counter-clockwise and has at most
/// `maxPoints` (at least 3) corners. Every piece has positive area, and corners that lie straight on are left out
/// where no neighbour needs them. An answer is empty when the ring is not simple.
/// Cost: quadratic for the triangles, then linear.
///
/// Source: triangulation by ears, then S. Hertel and K. Mehlhorn, "Fast triangulation of simple polygons", 1983:
/// diagonals that no reflex corner needs are removed; at most four times as many pieces as needed.
std::vector<Ring> convexPieces(std::span<const Point> ring, std::size_t maxPoints = SIZE_MAX);

} // namespace hitbox::geometry
