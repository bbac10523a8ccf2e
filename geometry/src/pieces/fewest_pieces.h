#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/triangulation.h>

#include "meter.h"

namespace hitbox::geometry::detail {

/// Pieces as indices of their corners, one piece after the other.
struct PieceList {
    std::vector<std::uint32_t> corners;
    std::vector<std::uint32_t> ends; ///< by piece, in `corners`
};

/// The most points of a ring that fewestPieces() takes in reasonable time and space.
inline constexpr std::size_t mostSearchedPoints = 300;

/// Fewest convex pieces, none with more than `maxPoints` (at least 3) corners, into which diagonals cut a
/// counter-clockwise ring of at most 65,535 points. The triangles cut the ring, which need not be simple as long as
/// they form a disk. `mayDrop` tells the vertices that lie straight on and need not be a corner, nor be counted as one,
/// where no diagonal ends at them. Nothing where the triangles are no disk after all.
/// Cost: proportional to the triples of vertices that see each other; at most cubic. The meter counts what is tried.
///
/// Source: dynamic programming over the area that a diagonal cuts off, as in D. H. Greene, "The decomposition of
/// polygons into convex parts", 1983, and J. M. Keil and J. Snoeyink, "On the time bound for convex decomposition of
/// simple polygons", 2002: of the pieces that may lie at a diagonal, those with the narrowest angles are kept. Here the
/// number of corners is weighed beside the angles, so that the limit is part of the search.
std::optional<PieceList> fewestPieces(std::span<const Point> ring, std::span<const Triangle> triangles,
                                      const std::vector<bool> &mayDrop, std::size_t maxPoints, Meter &meter);

} // namespace hitbox::geometry::detail
