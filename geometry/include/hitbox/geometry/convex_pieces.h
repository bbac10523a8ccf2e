#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Cuts a simple ring, run either way, into convex pieces without adding points; each piece runs counter-clockwise and
/// has at most `maxPoints` corners (3 where less is asked).
///
/// Laws: 1. Every piece is convex and has positive area, their insides are apart, and together they cover the ring's
/// area exactly. 2. Neighbours meet corner to corner; vertices that lie straight on are left out where no neighbour
/// needs them. 3. Every ring has an answer, and a simple one always pieces: NotSimple exactly where isSimple() says no,
/// NotFinite where a coordinate is not finite, OutOfRange for coordinates for which orientation() is not exact (other
/// than 0, below 1e-140 or above 1e150) and for more than 2^30 points, CutShort where the budget ends.
///
/// Up to 300 points there is no answer of fewer pieces, the limit on corners included. Above, the ring is searched in
/// patches of about a hundred points, and pieces are joined over the cuts between them: a few in a hundred more than
/// needed. There no diagonal ends at a vertex that lies straight on.
/// Cost: proportional to the triples of points that see each other, at most cubic, up to 300 points; n log n above.
/// Memory: quadratic up to 300 points (at most a few MB), linear above. Of a simple ring, the budget counts 64 steps
/// and 512 bytes a point, 8 MiB, and what the search tries: the default is enough for some 400,000 points.
///
/// Source: D. H. Greene, "The decomposition of polygons into convex parts", 1983; J. M. Keil and J. Snoeyink, "On the
/// time bound for convex decomposition of simple polygons", 2002; with the limit weighed inside the search. The patches
/// are joined as in S. Hertel and K. Mehlhorn, "Fast triangulation of simple polygons", 1983.
Answer<std::vector<Ring>> convexPieces(std::span<const Point> ring, std::size_t maxPoints = SIZE_MAX,
                                       const Budget &budget = {});

/// The same for a region with holes, whose rings run and meet as Region says; corners are never added. Always by
/// patches unless the region is one ring. The laws hold with these changes: a region without rings has no pieces, and
/// NotSimple is the answer where rings are not as Region says. That is proved, not taken for granted: rings that cross,
/// lie on each other, run the wrong way or wind around a place twice have no pieces.
///
/// Source of the proof: what lies inside and what lies outside of the rings is both cut into triangles. Where both
/// fit together along every edge, each place is covered as often as the rings wind around it by the ones, and one time
/// less by the others; neither can be less than none.
Answer<std::vector<Ring>> convexPieces(const Region &region, std::size_t maxPoints = SIZE_MAX,
                                       const Budget &budget = {});

} // namespace hitbox::geometry
