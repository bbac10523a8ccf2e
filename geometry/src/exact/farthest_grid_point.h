#pragma once

#include <cstdint>
#include <span>

#include <hitbox/geometry/shapes.h>

#include "exact/farthest_point.h"

/// farthestPoint() for the corners of pixels, several times as fast.
namespace hitbox::geometry::detail {

/// A point with small whole coordinates, four to a vector register.
struct ShortPoint {
    std::int16_t x = 0;
    std::int16_t y = 0;

    friend constexpr bool operator==(ShortPoint, ShortPoint) = default;
};

/// As far may a coordinate be from zero: the products of differences then fit 32 bits.
inline constexpr int farthestOnGrid = 1 << 13;

/// Writes the points as seen from the origin. False when one is not on the grid, or not finite; what is written is then
/// of no use. `grid` is as long as `points`.
bool fillGrid(std::span<const Point> points, Point origin, std::span<ShortPoint> grid);

/// The same without vector instructions.
bool fillGridPortably(std::span<const Point> points, Point origin, std::span<ShortPoint> grid);

/// What farthestPoint() answers for the same points as doubles.
FarthestPoint farthestGridPoint(std::span<const ShortPoint> points, ShortPoint from, ShortPoint to);

/// The same without vector instructions.
FarthestPoint farthestGridPointPortably(std::span<const ShortPoint> points, ShortPoint from, ShortPoint to);

} // namespace hitbox::geometry::detail
