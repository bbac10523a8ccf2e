#pragma once

#include <cstddef>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// The point of the segment that is nearest to p, each coordinate rounded to the nearest double.
Point nearestPoint(Point p, const Segment &segment);

/// Distances in pixels, to within a few units in the last place. To a segment, 0 exactly where p lies on it. Where a
/// number is not finite, the answer means nothing.
double distance(Point a, Point b);
double distance(Point p, const Segment &segment);

/// One of several points or edges: the nearest one.
struct Nearest {
    std::size_t index = 0;
    double distance = 0;
    Point point;
};

} // namespace hitbox::geometry
