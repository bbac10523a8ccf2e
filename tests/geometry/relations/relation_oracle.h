#pragma once

#include <algorithm>
#include <optional>
#include <variant>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>

#include "geometry/overlay/region_oracle.h"

/// Relations over the rationals.
namespace hitbox::geometry::oracle {

/// A shape of straight edges: open lines, or rings that are filled even-odd together.
struct StraightShape {
    std::vector<std::vector<Point>> lines;
    bool isRing = false;

    std::vector<Segment> edges() const
    {
        std::vector<Segment> all;
        for (const std::vector<Point> &line : lines) {
            const std::size_t count = isRing || line.size() == 1 ? line.size() : line.size() - 1;
            for (std::size_t i = 0; i < count; ++i)
                all.push_back(edge(line, i));
        }
        return all;
    }
    std::vector<Point> points() const
    {
        std::vector<Point> all;
        for (const std::vector<Point> &line : lines)
            all.insert(all.end(), line.begin(), line.end());
        return all;
    }
};

inline std::optional<StraightShape> straightShape(const Shape &shape)
{
    if (const auto *point = std::get_if<Point>(&shape))
        return StraightShape{{{*point}}, false};
    if (const auto *segment = std::get_if<Segment>(&shape))
        return StraightShape{{{segment->from, segment->to}}, false};
    if (const auto *chain = std::get_if<Chain>(&shape))
        return StraightShape{{chain->points}, false};
    if (const auto *polygon = std::get_if<Polygon>(&shape))
        return StraightShape{{polygon->points}, true};
    if (const auto *region = std::get_if<Region>(&shape))
        return StraightShape{region->rings, true};
    if (const auto *box = std::get_if<Box>(&shape))
        return StraightShape{{{box->min, {box->min.x, box->max.y}, box->max, {box->max.x, box->min.y}}}, true};
    return {};
}

inline bool isOn(const Segment &segment, const ExactPoint &p)
{
    const ExactPoint way = exact(segment.to) - exact(segment.from);
    const ExactPoint toPoint = p - exact(segment.from);
    return cross(way, toPoint) == 0 && dot(toPoint, p - exact(segment.to)) <= 0;
}

/// Whether the rings fill the place, which is on none of their edges.
inline bool isFilled(const ExactPoint &p, const StraightShape &shape)
{
    const std::vector<Point> points = shape.points();
    ExactPoint ray{1, Rational(1, 7)};
    while (std::ranges::any_of(points, [&](Point vertex) { return cross(ray, exact(vertex) - p) == 0; }))
        ray.y /= 3;
    int number = 0;
    for (const std::vector<Point> &line : shape.lines)
        number += windingNumber(p, line, ray);
    return shape.isRing && number % 2 != 0;
}

inline Location locate(const ExactPoint &p, const StraightShape &shape)
{
    if (std::ranges::any_of(shape.edges(), [&](const Segment &side) { return isOn(side, p); }))
        return Location::Boundary;
    return isFilled(p, shape) ? Location::Inside : Location::Outside;
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

/// Asks a point of each cell of every edge where it is, and takes areas for the rest.
inline Relation relate(const StraightShape &a, const StraightShape &b)
{
    const std::vector<Ring> none;
    const PartAreas areas = partAreas(a.isRing ? a.lines : none, b.isRing ? b.lines : none);
    bool onlyA = areas.onlyA > 0;
    bool onlyB = areas.onlyB > 0;
    bool common = areas.both > 0;
    bool inside = areas.both > 0;
    bool length = false;
    std::vector<Segment> edges = a.edges();
    const std::vector<Segment> edgesOfB = b.edges();
    edges.insert(edges.end(), edgesOfB.begin(), edgesOfB.end());
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

inline Rational squaredDistance(const ExactPoint &p, const ExactPoint &from, const ExactPoint &to)
{
    const ExactPoint way = to - from;
    const Rational length = dot(way, way);
    const Rational t = length == 0 ? Rational(0) : std::clamp(dot(p - from, way) / length, Rational(0), Rational(1));
    const ExactPoint between = p - (from + way * t);
    return dot(between, between);
}

/// Of a segment to the piece between two points.
inline Rational squaredDistance(const Segment &segment, const ExactPoint &p, const ExactPoint &q)
{
    const ExactPoint from = exact(segment.from);
    const ExactPoint to = exact(segment.to);
    const auto areApartBy = [](const ExactPoint &a, const ExactPoint &b, const ExactPoint &c, const ExactPoint &d) {
        return cross(b - a, c - a).sign() * cross(b - a, d - a).sign() < 0;
    };
    if (areApartBy(from, to, p, q) && areApartBy(p, q, from, to))
        return 0;
    return std::min({squaredDistance(p, from, to), squaredDistance(q, from, to), squaredDistance(from, p, q),
                     squaredDistance(to, p, q)});
}

/// Whether the rings fill one side of the edge and not the other, near a point of it that is on no other line.
inline bool isBoundedAt(const ExactPoint &p, const Segment &side, const StraightShape &shape)
{
    const ExactPoint way = exact(side.to) - exact(side.from);
    // Far less than anything that shapes of a few digits have room for.
    const Rational hair = Rational(1) / pow(boost::multiprecision::cpp_int(2), 400);
    const ExactPoint across{-way.y * hair, way.x * hair};
    return isFilled(p + across, shape) != isFilled(p - across, shape);
}

/// Whether a piece that bounds what the rings fill comes nearer than the radius.
inline bool isCut(const RoundShape &round, const StraightShape &shape)
{
    const std::vector<Segment> edges = shape.edges();
    for (const Segment &side : edges) {
        const std::vector<ExactPoint> cells = cellPoints(side, edges);
        for (std::size_t i = 1; i < cells.size(); i += 2)
            if (squaredDistance(round.spine, cells[i - 1], cells[i + 1]) < round.radius * round.radius &&
                isBoundedAt(cells[i], side, shape))
                return true;
    }
    return false;
}

/// A place that is on no line, a hair off the middle of the round shape.
inline ExactPoint innerPoint(const RoundShape &round, const StraightShape &shape)
{
    ExactPoint p = exact(round.spine.from);
    Rational hair = Rational(1) / pow(boost::multiprecision::cpp_int(2), 400);
    while (locate(p, shape) == Location::Boundary) {
        p = exact(round.spine.from) + ExactPoint{hair, hair * 7};
        hair *= Rational(3, 2);
    }
    return p;
}

inline Relation relate(const RoundShape &a, const StraightShape &b)
{
    const std::vector<Segment> edges = b.edges();
    Rational nearest = squaredDistance(a.spine, edges.front());
    for (const Segment &side : edges)
        nearest = std::min(nearest, squaredDistance(a.spine, side));
    const Rational reach = a.radius * a.radius;
    const bool cut = b.isRing ? isCut(a, b) : nearest < reach;
    if (!cut && locate(innerPoint(a, b), b) == Location::Inside)
        return Relation::Contained;
    if (nearest < reach)
        return containsAll(a, b.points()) ? Relation::Containing : Relation::Overlapping;
    return nearest == reach ? Relation::Touching : Relation::Separate;
}

} // namespace hitbox::geometry::oracle
