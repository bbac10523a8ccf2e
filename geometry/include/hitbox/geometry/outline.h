#pragma once

#include <hitbox/geometry/mask.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// The area of a mask's opaque pixels, bounded along the pixels' edges.
///
/// Pixels that share an edge are joined, those that share only a corner are not. The rings of one island (a set of
/// joined pixels) follow each other: the outer one, which runs counter-clockwise as seen on screen, then the holes of
/// that island, which run clockwise. Islands are in the order of their first pixels, row by row from the top, and so
/// are the holes of one island. A ring starts at the corner furthest up, of these at the one furthest left.
///
/// Where pixels meet only at their corners, rings touch in a point (of their own island too: a hole that reaches the
/// outside, or another hole, through such a corner is a ring of its own).
///
/// Laws: 1. Every ring is simple, has at least four points and turns at each of them; neighbouring points lie on one
/// row or column. 2. area(outline(m)) is the number of opaque pixels. 3. A pixel's centre is inside exactly when the
/// pixel is opaque.
///
/// A mask that is not usable, or has no opaque pixel, has no rings.
/// Cost: one pass over the bytes, 64 pixels at a time, and constant work for each corner of the outline. Memory: 12
/// bytes for each corner besides the answer.
///
/// Source: corners as the ends of runs of differing neighbours, linked along rows and columns; the hole's island is
/// that of the next edge to its left (S. Suzuki and K. Abe, "Topological structural analysis of digitized binary
/// images by border following", 1985).
Region outline(const Mask &mask);

} // namespace hitbox::geometry
