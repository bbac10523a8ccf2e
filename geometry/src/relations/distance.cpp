#include <hitbox/geometry/distance.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>

#include "index/nearest_search.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

constexpr double endlessDistance = std::numeric_limits<double>::infinity();

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
