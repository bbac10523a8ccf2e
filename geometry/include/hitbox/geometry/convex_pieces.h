#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Cuts a simple ring, run either way, into convex pieces without adding points; each piece runs counter-clockwise and
/// has at most `maxPoints` corners (3 where less is asked). Every piece has positive area, their insides are apart, and
/// together they cover the ring's area exactly. Neighbours meet corner to corner; vertices that lie straight on are
/// left out where no neighbour needs them. The answer is empty when the ring is not simple, or has coordinates for
/// which orientation() is not exact (other than 0, below 1e-140 or above 1e150).
///
/// Up to 300 points there is no answer of fewer pieces, the limit on corners included. Above, the ring is searched in
/// patches of about a hundred points, and pieces are joined over the cuts between them: a few in a hundred more than
/// needed. There no diagonal ends at a vertex that lies straight on.
/// Cost: proportional to the triples of points that see each other, at most cubic, up to 300 points; n log n above.
/// Memory: quadratic up to 300 points (at most a few MB), linear above.
///
/// Source: D. H. Greene, "The decomposition of polygons into convex parts", 1983; J. M. Keil and J. Snoeyink, "On the
/// time bound for convex decomposition of simple polygons", 2002; with the limit weighed inside the search. The patches
/// are joined as in S. Hertel and K. Mehlhorn, "Fast triangulation of simple polygons", 1983.
std::vector<Ring> convexPieces(std::span<const Point> ring, std::size_t maxPoints = SIZE_MAX);

/// The same for a region with holes, whose rings run and meet as Region says; corners are never added. Always by
/// patches unless the region is one ring. Empty where triangles() of the region is, and for
/// coordinates for which orientation() is not exact.
std::vector<Ring> convexPieces(const Region &region, std::size_t maxPoints = SIZE_MAX);

} // namespace hitbox::geometry
