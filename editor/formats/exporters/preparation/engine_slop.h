#pragma once

#include "document/document.h"

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

/// What Box2D, in whichever engine, cannot tell apart: it makes one of two corners that are nearer to each other than
/// half of its linear slop, and a game ends where fewer than three corners are left or hardly any area, or where two
/// points of a chain are nearer than the slop. All lengths are pixels; a slop of 0 changes nothing.
namespace hitbox {

/// Box2D's own, in metres.
inline constexpr double box2dSlop = 0.005;

/// The outline without points that are one with the point before them. Unchanged where a polygon would be none then,
/// and for kinds that have no points. Of a chain both ends stay.
Outline welded(const Outline &outline, double slop);

/// The convex pieces of a simple ring (see geometry::convexPieces()), however long they take: an export gives up on no
/// valid shape. None of a ring that is not simple.
std::vector<geometry::Ring> exportedPieces(std::span<const geometry::Point> ring, std::size_t mostCorners = SIZE_MAX);

/// The exportedPieces() without corners that are one with another of their piece: of a piece that is finer than that,
/// less than three corners stay.
std::vector<geometry::Ring> weldedPieces(std::span<const geometry::Point> ring, std::size_t mostCorners, double slop);

/// The welded pieces that the engine holds.
std::vector<geometry::Ring> heldPieces(std::span<const geometry::Point> ring, std::size_t mostCorners, double slop);

/// False for a polygon or a welded chain that the engine cannot hold.
bool isHeld(const Outline &outline, double slop);

} // namespace hitbox
