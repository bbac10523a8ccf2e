#pragma once

#include <vector>

#include <hitbox/geometry/shapes.h>

#include "meter.h"

/// Shapes as unions of convex pieces, and the difference of two such pieces: what pushing shapes apart is about.
namespace hitbox::geometry::detail {

/// All points at most `radius` away from a convex polygon that runs clockwise on screen; it may be a point, or a
/// segment there and back.
struct ConvexCore {
    std::vector<Point> points;
    double radius = 0;
};

/// Pieces that cover the shape, and nothing else; where rings cross, to within rounding. Shapes of more than 2,048
/// points that are not convex are covered by their convex hull, as are rings that rounding has left unfit to be cut.
std::vector<ConvexCore> convexCores(const Shape &shape, Meter &meter);

/// One piece that covers all of them.
ConvexCore hullOf(const std::vector<ConvexCore> &cores);

/// All differences p - q of points p of a and q of b. A move by such a difference, and no other, makes b meet a; one by
/// a difference inside lets them share more than boundaries.
/// Source: the edges of both, merged by direction (de Berg et al., "Computational Geometry", chapter 13).
ConvexCore differenceOf(const ConvexCore &a, const ConvexCore &b);

/// Negative inside of the core's points by the distance to the nearest edge, positive outside; the radius left out.
double signedDistance(Point p, const ConvexCore &core);

} // namespace hitbox::geometry::detail
