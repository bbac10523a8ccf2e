#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

/// Integer geometry for snap rounding. Coordinates count grid steps from an anchor and lie between 0 and
/// greatestCoordinate, so that every product of two differences, doubled, is exact in 64 bits.
namespace hitbox::geometry::detail {

inline constexpr std::int64_t greatestCoordinate = std::int64_t{1} << 30;

/// Ordered by x, then y.
struct GridPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend constexpr auto operator<=>(const GridPoint &, const GridPoint &) = default;
    friend constexpr GridPoint operator-(GridPoint a, GridPoint b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr GridPoint operator+(GridPoint a, GridPoint b) { return {a.x + b.x, a.y + b.y}; }
};

struct GridSegment {
    GridPoint from;
    GridPoint to;

    friend constexpr auto operator<=>(const GridSegment &, const GridSegment &) = default;
};

using GridRing = std::vector<GridPoint>;

/// Positive when b points clockwise of a on screen.
constexpr std::int64_t cross(GridPoint a, GridPoint b)
{
    return a.x * b.y - a.y * b.x;
}

/// Positive when p lies clockwise, on the right-hand side, of the segment as seen on screen.
constexpr std::int64_t side(const GridSegment &segment, GridPoint p)
{
    return cross(segment.to - segment.from, p - segment.from);
}

/// Where the grid lies: one step is a power of two, the anchor is counted in steps from the origin of the pixels.
struct SnapFrame {
    double step = 0;
    GridPoint anchor;
};

inline constexpr double documentStep = 1.0 / 256;

/// The frame with the smallest step, of at least `finest` pixels, in which all points have coordinates; nothing when
/// one is not finite or larger than 2^1000.
std::optional<SnapFrame> snapFrame(std::span<const Ring> rings, double finest = documentStep);

/// The nearest grid point; halves go up.
GridPoint snapped(const SnapFrame &frame, Point p);
Point inPixels(const SnapFrame &frame, GridPoint p);

/// Half-open squares of side 1 around grid points tile the plane: [x - 1/2, x + 1/2) by [y - 1/2, y + 1/2). True when
/// the segment, which has a length, meets the one around `center`.
bool meetsPixel(const GridSegment &segment, GridPoint center);

/// The grid point whose square holds the single inner point common to both segments; nothing when there is none.
std::optional<GridPoint> crossingPixel(const GridSegment &a, const GridSegment &b);

/// The ring without points that repeat the one before, lie straight on or turn straight back: none of these change
/// what is filled. Empty when nothing with an area is left. Linear.
GridRing withoutIdlePoints(std::span<const GridPoint> ring);

/// The ring on the grid, started at its lexicographically least point.
Ring inPixels(const SnapFrame &frame, std::span<const GridPoint> ring);

} // namespace hitbox::geometry::detail
