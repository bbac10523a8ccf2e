#pragma once

#include <span>
#include <vector>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>
#include <hitbox/geometry/triangle.h>

namespace hitbox::geometry {

/// Cuts a simple ring, run either way, into triangles between its own points. Exact: every triangle has positive area,
/// their insides are apart, and together they cover the ring's area.
///
/// Laws: 1. A ring of n points gives n - 2 triangles. 2. Every point is a corner of some triangle, those that lie
/// straight on too, so that neighbours meet along whole sides, corner to corner.
///
/// That the ring is simple is the caller's promise (isSimple() tells, at about the cost of the triangles themselves).
/// Where it is broken, the answer is empty or consists of triangles with positive area that may overlap. Fewer than
/// three points, more than 2^31 and coordinates that are not finite give nothing. Empty therefore always means failure:
/// a simple ring has an area.
/// Cost: n log n at worst, close to linear for outlines. For at most 64 points nothing is allocated but the answer.
///
/// Source: S. Hertel and K. Mehlhorn, "Fast triangulation of simple polygons", 1983: a sweep that cuts triangles off
/// as it goes, in which only the vertices where the ring turns back are searched for. Of up to 32 points ears are cut
/// off (G. H. Meisters, "Polygons have ears", 1975).
std::vector<Triangle> triangles(std::span<const Point> ring);

/// The same within a budget, which is counted by the number of points, before anything is done: 16 steps and 160 bytes
/// for each. A ring that gives nothing is NotFinite, OutOfRange or NotSimple.
Answer<std::vector<Triangle>> triangles(std::span<const Point> ring, const Budget &budget);

/// The same for a region with holes. Corners are counted through all rings: those of the second ring follow those of
/// the first. n points in r rings, h of them holes, give n - 2 (r - 2 h) triangles where rings do not touch. They may
/// touch in points that are vertices of both, as combine() answers them: each touch that joins what was apart saves two
/// triangles, and of vertices at the same point, the first is named. A region without rings has no triangles.
///
/// That the rings are as Region says is the caller's promise. Where it is broken, the answer is NotSimple or consists
/// of triangles with positive area that may overlap; convexPieces() proves its answer. Rings of fewer than three points
/// are NotSimple, coordinates that are not finite NotFinite, more than 2^31 points OutOfRange. The budget is counted as
/// for a ring.
Answer<std::vector<Triangle>> triangles(const Region &region, const Budget &budget = {});

} // namespace hitbox::geometry
