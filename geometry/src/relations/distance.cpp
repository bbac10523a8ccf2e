#include <hitbox/geometry/distance.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>

#include "exact/expansion.h"
#include "exact/rounded_quotient.h"
#include "index/nearest_search.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

constexpr double endlessDistance = std::numeric_limits<double>::infinity();

/// Which part of a segment is nearest to a point.
enum class NearestPart { From, To, Between };

NearestPart nearestPart(Point p, const Segment &segment)
{
    if (dotSign(segment.from, segment.to, segment.from, p) <= 0)
        return NearestPart::From;
    if (dotSign(segment.to, segment.from, segment.to, p) <= 0)
        return NearestPart::To;
    return NearestPart::Between;
}

double clampedBetween(double value, double a, double b)
{
    const auto [low, high] = std::minmax(a, b);
    if (value >= low)
        return std::min(value, high);
    // Also for not a number, which products too great for a double leave behind.
    return value < low ? low : low / 2 + high / 2;
}

double distanceToLine(Point p, std::span<const Point> points, LineEnds ends)
{
    if (const auto nearest = nearestEdge(p, points, ends))
        return nearest->distance;
    const auto nearest = nearestVertex(p, points);
    return nearest ? nearest->distance : endlessDistance;
}

struct DistanceToBoundary {
    Point p;

    double operator()(Point point) const { return distance(p, point); }
    double operator()(const Segment &segment) const { return distance(p, segment); }
    double operator()(const Chain &chain) const { return distanceToLine(p, chain.points, LineEnds::Open); }
    double operator()(const Circle &circle) const { return std::abs(distance(p, circle.center) - circle.radius); }
    double operator()(const Box &box) const
    {
        const Point corners[] = {box.min, {box.min.x, box.max.y}, box.max, {box.max.x, box.min.y}};
        return distanceToLine(p, corners, LineEnds::Closed);
    }
    double operator()(const Capsule &capsule) const
    {
        return std::abs(distance(p, Segment{capsule.from, capsule.to}) - capsule.radius);
    }
    double operator()(const Polygon &polygon) const { return distanceToLine(p, polygon.points, LineEnds::Closed); }
    double operator()(const Region &region) const
    {
        double nearest = endlessDistance;
        for (const Ring &ring : region.rings)
            nearest = std::min(nearest, distanceToLine(p, ring, LineEnds::Closed));
        return nearest;
    }
};

} // namespace

Point nearestPoint(Point p, const Segment &segment)
{
    const auto [a, b] = segment;
    const NearestPart part = nearestPart(p, segment);
    if (part != NearestPart::Between)
        return part == NearestPart::From ? a : b;
    const auto whole = dot(a, b, a, b);
    const auto covered = dot(a, b, a, p);
    const double x = roundedPointAlong(a.x, difference(b.x, a.x), covered, whole);
    const double y = roundedPointAlong(a.y, difference(b.y, a.y), covered, whole);
    return {clampedBetween(x, a.x, b.x), clampedBetween(y, a.y, b.y)};
}

double distance(Point a, Point b)
{
    return std::hypot(b.x - a.x, b.y - a.y);
}

double distance(Point p, const Segment &segment)
{
    const auto [a, b] = segment;
    switch (nearestPart(p, segment)) {
    case NearestPart::From: return distance(p, a);
    case NearestPart::To: return distance(p, b);
    case NearestPart::Between: break;
    }
    const double value = std::abs(cross(a, b, a, p).estimate()) / distance(a, b);
    return std::isfinite(value) ? value : distance(p, nearestPoint(p, segment));
}

double distance(Point p, const Shape &shape)
{
    return locate(p, shape) == Location::Outside ? distanceToBoundary(p, shape) : 0;
}

double distanceToBoundary(Point p, const Shape &shape)
{
    if (locate(p, shape) == Location::Boundary)
        return 0;
    // Rounding may swallow a gap, but not the fact that there is one.
    const double gap = std::visit(DistanceToBoundary{p}, shape);
    return gap == 0 ? std::numeric_limits<double>::denorm_min() : gap;
}

std::optional<Nearest> nearestVertex(Point p, std::span<const Point> points)
{
    NearestSearch search(p);
    for (std::size_t i = 0; i < points.size(); ++i)
        search.considerVertex(points[i], i);
    return search.result(points, NearestPiece::Vertex);
}

std::optional<Nearest> nearestEdge(Point p, std::span<const Point> points, LineEnds ends)
{
    if (points.size() < 2)
        return std::nullopt;
    NearestSearch search(p);
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        search.considerEdge({points[i], points[i + 1]}, i);
    if (ends == LineEnds::Closed)
        search.considerEdge({points.back(), points.front()}, points.size() - 1);
    return search.result(points, NearestPiece::Edge);
}

} // namespace hitbox::geometry
