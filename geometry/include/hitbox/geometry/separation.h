#pragma once

#include <optional>
#include <span>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// The distance in pixels between the nearest points of two shapes, to within a few units in the last place of it and
/// the radii together. 0 when they share a point; infinite when one has no points or numbers that are not finite.
///
/// Laws: 1. distance(a, b) > 0 exactly when relate(a, b) is Separate. 2. distance(b, a) == distance(a, b). 3. There is
/// an answer but where the budget ends: CutShort.
///
/// Cost: that of relate(), and the boxes around runs of edges are opened nearest first, so about linear for outlines
/// and for points that run back and forth along lines. At worst every edge of one is measured to every edge of the
/// other, as where they lie on circles around one middle.
Answer<double> distance(const Shape &a, const Shape &b, const Budget &budget = {});

/// The same for rings that are polygons.
Answer<double> distance(std::span<const Point> a, std::span<const Point> b, const Budget &budget = {});
Answer<double> distance(std::span<const Point> a, const Shape &b, const Budget &budget = {});

/// Where two shapes are nearest to each other, each coordinate to within a few units in the last place of the largest
/// one. Shapes that share points answer one of those, twice, and 0.
struct ClosestPoints {
    Point onA;
    Point onB;
    double distance = 0;

    friend constexpr bool operator==(const ClosestPoints &, const ClosestPoints &) = default;
};

/// Nothing for shapes without points, or with numbers that are not finite; CutShort where the budget ends. Cost: that
/// of distance().
Answer<std::optional<ClosestPoints>> closestPoints(const Shape &a, const Shape &b, const Budget &budget = {});

/// The shortest way by which b must move so that it no more than touches a; {0, 0} if that is so already. Points, lines
/// and shapes without area have no depth: two of them never push each other.
///
/// The shortest of all ways, to within rounding, for any shapes of at most 1,024 pairs of convex pieces and 2,048
/// points each, as hitboxes are; into a hole, too, where that is near and wide enough. Beyond that a shape is taken for
/// its convex hull, so the push may be longer than needed, but never longer than the one that parts both hulls. The
/// area of a ring that crosses itself is taken with its crossings rounded.
///
/// Laws: 1. relate(a, b moved by it) is Separate or Touching, unless neither has depth: where rounding would leave a
/// sliver in common, up to 2^-30 of the largest coordinate is added. 2. {0, 0} is the answer for shapes that are
/// Separate, that Touch, or that have no depth both, and for no others. 3. Nothing beyond the bounding boxes is ever
/// needed; where a push overflows it is OutOfRange. 4. Where the budget ends, it is CutShort: b need not be apart then.
///
/// Cost: for convex shapes, the sum of their corners, plus relate() for the proof; otherwise the pairs of edges of all
/// differences of pieces that come nearer than the first push found. Hitboxes of 60 points take a few milliseconds. Two
/// combs whose pieces all overlap take as long as the default budget lets them; who has no more than a frame's time
/// passes 2,000,000 steps, some 10 to 20 ms, and takes CutShort for "not worked out".
///
/// Source: the differences a - b of convex pieces (Minkowski); b is parted by the nearest place outside of all of them,
/// which lies on one of their edges or arcs at its nearest, or where two of those cross.
Answer<Point> smallestPush(const Shape &a, const Shape &b, const Budget &budget = {});

/// The same for rings that are polygons.
Answer<Point> smallestPush(std::span<const Point> a, std::span<const Point> b, const Budget &budget = {});

} // namespace hitbox::geometry
