#pragma once

#include <cstddef>
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

} // namespace hitbox::geometry::detail
