#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/simplification.h>
#include <hitbox/geometry/transform.h>
#include <hitbox/geometry/triangulation.h>
#include <hitbox/geometry/untangle.h>

#include "reader.h"

/// What one function answers is asked of the others: results have corners that were rounded, touch in vertices, and
/// come near to each other as made-up shapes seldom do.
namespace hitbox::geometry::fuzz {

/// Little enough that one input takes no longer than a moment, and enough for all that is as small as these are.
inline constexpr Budget budget{20'000'000, std::size_t{128} << 20};
/// Shapes of many pieces take longer to part.
inline constexpr Budget pushBudget{2'000'000, std::size_t{128} << 20};

/// Rings of any kind have an area, unless their numbers are beyond all computing or the budget ends.
inline Region valueOf(Answer<Region> region)
{
    require(region || region.failure() != Failure::NotSimple, "no ring is refused for its kind");
    return std::move(region).valueOr(Region());
}

inline Ring pointsOf(const Region &region)
{
    Ring points;
    for (const Ring &ring : region.rings)
        points.insert(points.end(), ring.begin(), ring.end());
    return points;
}

/// All numbers of the shape, as far as they are coordinates.
struct Coordinates {
    std::vector<Point> operator()(Point p) const { return {p}; }
    std::vector<Point> operator()(const Segment &segment) const { return {segment.from, segment.to}; }
    std::vector<Point> operator()(const Chain &chain) const { return chain.points; }
    std::vector<Point> operator()(const Circle &circle) const { return {circle.center, {circle.radius, 0}}; }
    std::vector<Point> operator()(const Box &box) const { return {box.min, box.max}; }
    std::vector<Point> operator()(const Capsule &capsule) const
    {
        return {capsule.from, capsule.to, {capsule.radius, 0}};
    }
    std::vector<Point> operator()(const Polygon &polygon) const { return polygon.points; }
    std::vector<Point> operator()(const Region &region) const { return pointsOf(region); }
};

inline bool isModerate(const Shape &shape)
{
    const std::vector<Point> points = std::visit(Coordinates(), shape);
    return !points.empty() && areModerate(points);
}

/// The pieces, where there are any, keep to the laws: what they cover is the region's signed area, and no place twice.
inline void requireSoundPieces(const Region &region, std::size_t most)
{
    const auto pieces = convexPieces(region, most, budget);
    const Ring points = pointsOf(region);
    if (!areModerate(points))
        return;
    require(pieces || pieces == Failure::NotSimple || pieces == Failure::CutShort, "moderate coordinates are taken");
    if (!pieces)
        return;
    double sum = 0;
    for (const Ring &piece : *pieces) {
        require(piece.size() >= 3 && piece.size() <= std::max<std::size_t>(most, 3), "a piece has no more corners");
        require(isConvex(piece), "a piece of a region is convex");
        require(winding(piece) == Orientation::CounterClockwise, "a piece of a region runs counter-clockwise");
        require(std::ranges::all_of(piece, [&](Point p) { return std::ranges::find(points, p) != points.end(); }),
                "corners of pieces are points of the region");
        sum += signedArea(piece);
    }
    const double rounding = 1e-11 * reach(points) * reach(points);
    require(std::abs(sum - *area(region)) <= rounding, "the pieces cover the region");
    const double together = *area(valueOf(filledRegion(*pieces, FillRule::NonZero)));
    require(std::abs(together - sum) <= 100 * rounding, "the pieces do not overlap");
}

inline void requireSoundRelation(const Shape &a, const Shape &b)
{
    const auto relation = relate(a, b, budget);
    const auto back = relate(b, a, budget);
    const auto gap = distance(a, b, budget);
    const auto gapBack = distance(b, a, budget);
    const auto closest = closestPoints(a, b, budget);
    const auto push = smallestPush(a, b, pushBudget);
    require(relation && back && gap && gapBack && closest, "the budget is enough for shapes as small as these");
    if (!isModerate(a) || !isModerate(b))
        return;
    require(back == converse(*relation), "the other way round, the answer is the converse");
    require((*gap > 0) == (relation == Relation::Separate), "only separate shapes are a distance apart");
    require(gapBack == gap, "the distance does not depend on the order");
    require(push || push == Failure::CutShort, "moderate pushes do not overflow");
    if (!push)
        return;
    const auto after = relate(a, placed(b, Placement{.position = *push}), budget);
    const bool isParted = after == Relation::Separate || after == Relation::Touching;
    const bool hasDepth = *area(a) > 0 || *area(b) > 0;
    require(isParted || !hasDepth, "the push parts them");
}

/// Everything about one region.
inline void askAll(const Region &region, std::size_t most)
{
    requireSoundPieces(region, most);
    static_cast<void>(triangles(region, budget));
    const Ring points = pointsOf(region);
    for (std::size_t i = 0; i < points.size() && i < 4; ++i)
        require(locate(points[i], region) == Location::Boundary || !isFinite(points[i]),
                "vertices are on the boundary");
    static_cast<void>(area(Shape(region)));
    static_cast<void>(simplified(region, 0.5, OutlineSide::Either, budget));
    static_cast<void>(simplified(region, 0.5, OutlineSide::Outside, budget));
    static_cast<void>(simplifiedTo(region, 6, OutlineSide::Either, budget));
}

/// Everything about two regions, and about what they are combined to.
inline void askAll(const Region &a, const Region &b, std::size_t most)
{
    for (const RegionOperation operation : {RegionOperation::Intersection, RegionOperation::Union,
                                            RegionOperation::Difference, RegionOperation::SymmetricDifference}) {
        const Region result = valueOf(combine(a, b, operation));
        askAll(result, most);
        requireSoundRelation(result, a);
        askAll(valueOf(combine(result, b, RegionOperation::SymmetricDifference)), most);
    }
}

} // namespace hitbox::geometry::fuzz
