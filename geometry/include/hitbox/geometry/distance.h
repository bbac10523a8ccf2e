#pragma once

#include <optional>
#include <span>

#include <hitbox/geometry/point_distance.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// In pixels, to within a few units in the last place (of circles and capsules, of the distance and the radius
/// together): 0 exactly where p lies on or in the shape; infinite for a shape without points. Where a number is not
/// finite, the answer means nothing.
double distance(Point p, const Shape &shape);

/// The distance from p to the line that bounds the shape: also from inside. A self-crossing polygon is bounded by all
/// of its edges.
double distanceToBoundary(Point p, const Shape &shape);

/// The nearest of several points, or of the edges of a line, and how far it is: the least of what distance() answers.
/// The lowest index wins a tie. Points that are not finite, and edges with such an end, are passed over; nothing where
/// none are left, or where p is not finite.
std::optional<Nearest> nearestVertex(Point p, std::span<const Point> points);

enum class LineEnds {
    Open,   ///< a chain
    Closed, ///< a ring: the last point is joined to the first
};

/// Nothing for fewer than two points, too. Cost of both: linear; see line_index.h for many questions.
std::optional<Nearest> nearestEdge(Point p, std::span<const Point> points, LineEnds ends);

} // namespace hitbox::geometry
