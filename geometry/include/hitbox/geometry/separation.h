#pragma once

#include <optional>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// The distance in pixels between the nearest points of two shapes, to within a few units in the last place of it and
/// the radii together. 0 when they share a point; infinite when one has no points or numbers that are not finite.
/// Laws: distance(a, b) > 0 exactly when relate(a, b) is Separate. distance(b, a) == distance(a, b).
/// Cost: the boxes around runs of edges are opened nearest first, so about linear for outlines.
double distance(const Shape &a, const Shape &b);

/// Where two shapes are nearest to each other, each coordinate to within a few units in the last place of the largest
/// one. Shapes that share points answer one of those, twice, and 0.
struct ClosestPoints {
    Point onA;
    Point onB;
    double distance = 0;

    friend constexpr bool operator==(const ClosestPoints &, const ClosestPoints &) = default;
};

/// Nothing for shapes without points, or with numbers that are not finite.
std::optional<ClosestPoints> closestPoints(const Shape &a, const Shape &b);

/// The shortest way by which b must move so that it no more than touches a; {0, 0} if that is so already. Points, lines
/// and shapes without area have no depth: two of them never push each other.
///
/// The shortest of all ways, to within rounding, for any shapes of at most 1,024 pairs of convex pieces and 2,048
/// points each, as hitboxes are; into a hole, too, where that is near and wide enough. Beyond that a shape is taken for
/// its convex hull, so the push may be longer than needed, but never longer than the one that parts both hulls. Laws:
/// relate(a, b moved by it) is Separate or Touching, unless neither has depth: where rounding would leave a sliver in
/// common, up to 2^-30 of the largest coordinate is added. Nothing beyond the bounding boxes is ever needed, and if a
/// push overflows it is {0, 0}. Cost: for convex shapes, the sum of their corners, plus relate() for the proof;
/// otherwise the pairs of edges of all differences of pieces that come nearer than the first push found.
///
/// Source: the differences a - b of convex pieces (Minkowski); b is parted by the nearest place outside of all of them,
/// which lies on one of their edges or arcs at its nearest, or where two of those cross.
Point smallestPush(const Shape &a, const Shape &b);

} // namespace hitbox::geometry
