#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// Points are numbered with 32 bits.
inline constexpr std::size_t mostSweptPoints = 0xfffffff0;

/// Edges of a ring without which no two of the others meet where those of a simple ring may not.
struct EdgesInTheWay {
    std::vector<std::uint32_t> edges; ///< ascending
    bool isComplete = true;           ///< false when there are more than were wanted
};

/// None exactly when the ring is simple; else some that leave the rest without a forbidden meeting, not the fewest.
/// All points are finite, at least 3 and at most mostSweptPoints of them. Stops when more than `most` are found.
/// O(n log n), whatever the ring looks like.
///
/// Source: M. I. Shamos and D. Hoey, "Geometric Intersection Problems", 1976, over chains of edges that run on in the
/// same direction: only where a chain begins is the tree searched, along it edges replace each other in place. Where
/// two edges meet, one is taken out and the sweep goes on: the order of the others is still right.
EdgesInTheWay edgesInTheWay(std::span<const Point> ring, std::size_t most);

/// The numbers of the points, all finite, by x and then y. Points that are equal come in any order.
std::vector<std::uint32_t> sortedPoints(std::span<const Point> points);

} // namespace hitbox::geometry::detail
