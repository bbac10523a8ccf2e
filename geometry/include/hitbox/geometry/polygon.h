#pragma once

#include <optional>
#include <span>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

// Unless said otherwise: what coordinates that are not finite answer is not promised, but something always is.

/// The edge that starts at point `index`, which is less than their number; the last one leads back to point 0.
inline Segment edge(std::span<const Point> ring, std::size_t index)
{
    return {ring[index], ring[index + 1 == ring.size() ? 0 : index + 1]};
}

/// Half the sum of the cross products of the ring's edges, in square pixels: positive for a ring that runs
/// counter-clockwise as seen on screen. Parts of a self-crossing ring that wind the other way count negative. Rounded,
/// but its sign is that of winding(). Infinite where it exceeds all doubles.
double signedArea(std::span<const Point> ring);

/// The sum over a region's rings: its area if it is sound, since holes run clockwise and so are taken away. See area()
/// of region.h for rings of any kind.
double signedArea(const Region &region);

/// The sign of the ring's signed area, decided exactly (see orientation()): Collinear means exactly zero. Fewer than
/// three points are Collinear.
Orientation winding(std::span<const Point> ring);

/// True for a simple ring, run either way, that never turns the other way; straight-on vertices are allowed. Exact and
/// linear. Fewer than three points are not convex.
bool isConvex(std::span<const Point> ring);

/// The smallest box around the points; nothing for no points. Coordinates that are not
/// numbers may be passed over.
std::optional<Box> bounds(std::span<const Point> points);
std::optional<Box> bounds(const Shape &shape);

} // namespace hitbox::geometry
