#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

struct FarthestPoint {
    std::size_t index = 0;
    double squaredDistance = -1;
};

/// Of the points, the one farthest from the segment; the first of several. Up to rounding, for magnitudes up to 1e75. A
/// negative distance for no points.
FarthestPoint farthestPoint(std::span<const Point> points, const Segment &segment);

/// The same without vector instructions, for other processors and for the tests.
FarthestPoint farthestPointPortably(std::span<const Point> points, const Segment &segment);

/// A point with small whole coordinates, four to a vector register.
struct GridPoint {
    std::int16_t x = 0;
    std::int16_t y = 0;
};

/// As far may a coordinate be from zero: the products of differences then fit 32 bits.
inline constexpr int farthestOnGrid = 1 << 13;

/// Writes the points as seen from the origin. False when one is not on the grid; what is written is then of no use.
/// `grid` is as long as `points`, which are finite.
bool fillGrid(std::span<const Point> points, Point origin, std::span<GridPoint> grid);

/// The same without vector instructions.
bool fillGridPortably(std::span<const Point> points, Point origin, std::span<GridPoint> grid);

/// What farthestPoint() answers, for points that all lie beside the segment from one to another, whose ends differ;
/// nothing when one lies past its ends. Exact but for the rounding of the distance.
std::optional<FarthestPoint> farthestBeside(std::span<const GridPoint> points, GridPoint from, GridPoint to);

/// The same without vector instructions.
std::optional<FarthestPoint> farthestBesidePortably(std::span<const GridPoint> points, GridPoint from, GridPoint to);

} // namespace hitbox::geometry::detail
