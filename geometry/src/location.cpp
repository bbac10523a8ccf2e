#include <hitbox/geometry/location.h>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>

#include "exact_distance.h"
#include "expansion.h"
#include "finite.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

bool isBetween(double value, double a, double b)
{
    return (a <= value && value <= b) || (b <= value && value <= a);
}

/// How a ring lies around a point.
struct Winding {
    bool touches = false;
    int number = 0; // clockwise on screen
};

/// What one edge adds to a ray from p to the right. An edge owns its upper end and not its lower one, so that a ray
/// through a vertex meets one edge of a line that passes, and both or none of a corner that only touches.
Winding windingOfEdge(Point p, const Segment &edge)
{
    const auto [a, b] = edge;
    if (a == p || (a.y == p.y && b.y == p.y && isBetween(p.x, a.x, b.x)))
        return {true, 0};
    if ((a.y <= p.y) == (b.y <= p.y) || (a.x < p.x && b.x < p.x) || !isFinite(a) || !isFinite(b))
        return {};
    const int down = a.y <= p.y ? 1 : -1;
    if (a.x > p.x && b.x > p.x)
        return {false, down};
    const int side = crossSign(a, b, a, p);
    if (side == 0)
        return {true, 0};
    return {false, side == down ? down : 0};
}

Winding windingAround(Point p, std::span<const Point> ring)
{
    Winding total;
    for (std::size_t i = 0; i < ring.size() && !total.touches; ++i) {
        const Winding part = windingOfEdge(p, edge(ring, i));
        total.touches = part.touches;
        total.number += part.number;
    }
    return total;
}

bool isFilled(int windingNumber, FillRule rule)
{
    return rule == FillRule::EvenOdd ? windingNumber % 2 != 0 : windingNumber != 0;
}

Location locationWithin(std::strong_ordering distanceToRadius)
{
    if (distanceToRadius < 0)
        return Location::Inside;
    return distanceToRadius == 0 ? Location::Boundary : Location::Outside;
}

Location boundaryIf(bool isOnBoundary)
{
    return isOnBoundary ? Location::Boundary : Location::Outside;
}

struct LocationIn {
    Point p;

    Location operator()(Point point) const { return boundaryIf(point == p && isFinite(p)); }
    Location operator()(const Segment &segment) const { return boundaryIf(contains(segment, p)); }
    Location operator()(const Chain &chain) const
    {
        const auto &points = chain.points;
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            if (contains({points[i], points[i + 1]}, p))
                return Location::Boundary;
        return boundaryIf(points.size() == 1 && points.front() == p);
    }
    Location operator()(const Circle &circle) const
    {
        return locationWithin(compareDistance(p, circle.center, radiusOf(circle.radius)));
    }
    Location operator()(const Box &box) const
    {
        const bool isWithin = box.min.x <= p.x && p.x <= box.max.x && box.min.y <= p.y && p.y <= box.max.y;
        const bool isStrictlyWithin = box.min.x < p.x && p.x < box.max.x && box.min.y < p.y && p.y < box.max.y;
        return isStrictlyWithin ? Location::Inside : boundaryIf(isWithin);
    }
    Location operator()(const Capsule &capsule) const
    {
        return locationWithin(compareDistance(p, Segment{capsule.from, capsule.to}, radiusOf(capsule.radius)));
    }
    Location operator()(const Polygon &polygon) const { return locate(p, std::span<const Point>(polygon.points)); }
};

} // namespace

Location locate(Point p, std::span<const Point> ring, FillRule rule)
{
    if (!isFinite(p))
        return Location::Outside;
    const Winding winding = windingAround(p, ring);
    if (winding.touches)
        return Location::Boundary;
    return isFilled(winding.number, rule) ? Location::Inside : Location::Outside;
}

Location locate(Point p, const Region &region)
{
    int ringsAround = 0;
    for (const Ring &ring : region.rings) {
        const Location location = locate(p, std::span<const Point>(ring));
        if (location == Location::Boundary)
            return Location::Boundary;
        ringsAround += location == Location::Inside ? 1 : 0;
    }
    return isFilled(ringsAround, FillRule::EvenOdd) ? Location::Inside : Location::Outside;
}

Location locate(Point p, const Shape &shape)
{
    return std::visit(LocationIn{p}, shape);
}

} // namespace hitbox::geometry
