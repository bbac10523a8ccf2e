#pragma once

#include <optional>
#include <variant>

#include <hitbox/geometry/relation.h>

#include "region_oracle.h"

/// Relations over the rationals.
namespace hitbox::geometry::oracle {

/// A shape of straight edges: open lines, or a ring that is filled even-odd.
struct StraightShape {
    std::vector<Point> points;
    bool isRing = false;

    std::size_t edgeCount() const { return isRing || points.size() == 1 ? points.size() : points.size() - 1; }
    Segment edgeAt(std::size_t index) const { return edge(points, index); }
};

inline std::optional<StraightShape> straightShape(const Shape &shape)
{
    if (const auto *point = std::get_if<Point>(&shape))
        return StraightShape{{*point}, false};
    if (const auto *segment = std::get_if<Segment>(&shape))
        return StraightShape{{segment->from, segment->to}, false};
    if (const auto *chain = std::get_if<Chain>(&shape))
        return StraightShape{chain->points, false};
    if (const auto *polygon = std::get_if<Polygon>(&shape))
        return StraightShape{polygon->points, true};
    if (const auto *box = std::get_if<Box>(&shape))
        return StraightShape{{box->min, {box->min.x, box->max.y}, box->max, {box->max.x, box->min.y}}, true};
    return {};
}

inline bool isOn(const Segment &segment, const ExactPoint &p)
{
    const ExactPoint way = exact(segment.to) - exact(segment.from);
    const ExactPoint toPoint = p - exact(segment.from);
    return cross(way, toPoint) == 0 && dot(toPoint, p - exact(segment.to)) <= 0;
}

inline Location locate(const ExactPoint &p, const StraightShape &shape)
{
    for (std::size_t i = 0; i < shape.edgeCount(); ++i)
        if (isOn(shape.edgeAt(i), p))
            return Location::Boundary;
    if (!shape.isRing)
        return Location::Outside;
    ExactPoint ray{1, Rational(1, 7)};
    while (std::ranges::any_of(shape.points, [&](Point vertex) { return cross(ray, exact(vertex) - p) == 0; }))
        ray.y /= 3;
    return windingNumber(p, shape.points, ray) % 2 != 0 ? Location::Inside : Location::Outside;
}

/// Points of all cells of an edge: where it meets others, its ends, and the middles between those. The middles have odd
/// places.
inline std::vector<ExactPoint> cellPoints(const Segment &side, std::span<const Segment> others)
{
    if (side.from == side.to)
        return {exact(side.from)};
    const ExactPoint way = exact(side.to) - exact(side.from);
    std::vector<Rational> places{0, 1};
    for (const Segment &other : others) {
        const Meeting met = oracle::meeting(side, other);
        if (met.kind == MeetingKind::None)
            continue;
        for (const ExactPoint &p : {met.first, met.last})
            places.push_back(dot(p - exact(side.from), way) / dot(way, way));
    }
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    std::vector<ExactPoint> points;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i > 0)
            points.push_back(exact(side.from) + way * ((places[i - 1] + places[i]) / 2));
        points.push_back(exact(side.from) + way * places[i]);
    }
    return points;
}

inline std::vector<Segment> edgesOf(const StraightShape &a, const StraightShape &b)
{
    std::vector<Segment> edges;
    for (const StraightShape *shape : {&a, &b})
        for (std::size_t i = 0; i < shape->edgeCount(); ++i)
            edges.push_back(shape->edgeAt(i));
    return edges;
}

/// Asks a point of each cell of every edge where it is, and takes areas for the rest.
inline Relation relate(const StraightShape &a, const StraightShape &b)
{
    const std::vector<Ring> ringsOfA(a.isRing ? 1 : 0, a.points);
    const std::vector<Ring> ringsOfB(b.isRing ? 1 : 0, b.points);
    const PartAreas areas = partAreas(ringsOfA, ringsOfB);
    bool onlyA = areas.onlyA > 0;
    bool onlyB = areas.onlyB > 0;
    bool common = areas.both > 0;
    bool inside = areas.both > 0;
    bool length = false;
    const std::vector<Segment> edges = edgesOf(a, b);
    for (const Segment &side : edges) {
        const std::vector<ExactPoint> points = cellPoints(side, edges);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Location inA = locate(points[i], a);
            const Location inB = locate(points[i], b);
            const bool isCommon = inA != Location::Outside && inB != Location::Outside;
            onlyA |= inB == Location::Outside;
            onlyB |= inA == Location::Outside;
            common |= isCommon;
            inside |= isCommon && (inA == Location::Inside || inB == Location::Inside);
            length |= isCommon && i % 2 == 1;
        }
    }
    if (!common)
        return Relation::Separate;
    if (!onlyA && !onlyB)
        return Relation::Equal;
    const bool haveArea = areas.onlyA + areas.onlyB + areas.both > 0;
    if (haveArea ? !inside : !length)
        return Relation::Touching;
    if (onlyA && onlyB)
        return Relation::Overlapping;
    return onlyA ? Relation::Containing : Relation::Contained;
}

/// All points at most `radius` > 0 away from a segment.
struct RoundShape {
    Segment spine;
    Rational radius;
};

inline bool containsAll(const RoundShape &round, std::span<const Point> points)
{
    return std::ranges::all_of(points,
                               [&](Point p) { return squaredDistance(p, round.spine) <= round.radius * round.radius; });
}

inline bool containsRound(const RoundShape &outer, const RoundShape &inner)
{
    const Rational more = outer.radius - inner.radius;
    return more >= 0 && squaredDistance(inner.spine.from, outer.spine) <= more * more &&
           squaredDistance(inner.spine.to, outer.spine) <= more * more;
}

inline Relation relate(const RoundShape &a, const RoundShape &b)
{
    const Rational squared = squaredDistance(a.spine, b.spine);
    const Rational reach = a.radius + b.radius;
    if (squared >= reach * reach)
        return squared == reach * reach ? Relation::Touching : Relation::Separate;
    const bool bWithin = containsRound(a, b);
    const bool aWithin = containsRound(b, a);
    if (bWithin && aWithin)
        return Relation::Equal;
    return bWithin ? Relation::Containing : aWithin ? Relation::Contained : Relation::Overlapping;
}

/// The ring of b, if it is one, must be simple.
inline Relation relate(const RoundShape &a, const StraightShape &b)
{
    Rational nearest = squaredDistance(a.spine, b.edgeAt(0));
    for (std::size_t i = 1; i < b.edgeCount(); ++i)
        nearest = std::min(nearest, squaredDistance(a.spine, b.edgeAt(i)));
    const Rational reach = a.radius * a.radius;
    if (nearest < reach)
        return containsAll(a, b.points) ? Relation::Containing : Relation::Overlapping;
    if (locate(exact(a.spine.from), b) == Location::Inside)
        return Relation::Contained;
    return nearest == reach ? Relation::Touching : Relation::Separate;
}

} // namespace hitbox::geometry::oracle
