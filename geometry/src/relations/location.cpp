#include <hitbox/geometry/location.h>

#include <cassert>

#include <hitbox/geometry/segment_meeting.h>

#include "exact/exact_distance.h"
#include "exact/finite.h"
#include "index/ray_winding.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

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

bool isWithinBox(Point p, const Box &box)
{
    return box.min.x <= p.x && p.x <= box.max.x && box.min.y <= p.y && p.y <= box.max.y;
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
        const bool isStrictlyWithin = box.min.x < p.x && p.x < box.max.x && box.min.y < p.y && p.y < box.max.y;
        return isStrictlyWithin ? Location::Inside : boundaryIf(isWithinBox(p, box));
    }
    Location operator()(const Capsule &capsule) const
    {
        return locationWithin(compareDistance(p, Segment{capsule.from, capsule.to}, radiusOf(capsule.radius)));
    }
    Location operator()(const Polygon &polygon) const { return locate(p, std::span<const Point>(polygon.points)); }
    Location operator()(const Region &region) const { return locate(p, region); }
};

} // namespace

Location locate(Point p, std::span<const Point> ring, FillRule rule)
{
    if (!isFinite(p))
        return Location::Outside;
    const Winding winding = windingOfRing(p, ring);
    if (winding.touches)
        return Location::Boundary;
    return isFilled(winding.number, rule) ? Location::Inside : Location::Outside;
}

Location locate(Point p, const Region &region, FillRule rule)
{
    if (!isFinite(p))
        return Location::Outside;
    int windings = 0;
    for (const Ring &ring : region.rings) {
        const Winding winding = windingOfRing(p, ring);
        if (winding.touches)
            return Location::Boundary;
        windings += winding.number;
    }
    return isFilled(windings, rule) ? Location::Inside : Location::Outside;
}

Location locate(Point p, const Shape &shape)
{
    return std::visit(LocationIn{p}, shape);
}

std::vector<std::size_t> shapesAt(Point p, std::span<const Shape> shapes)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (locate(p, shapes[i]) != Location::Outside)
            found.push_back(i);
    return found;
}

std::vector<std::size_t> shapesAt(Point p, std::span<const Shape> shapes, std::span<const Box> boxes)
{
    assert(boxes.size() == shapes.size());
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (isWithinBox(p, boxes[i]) && locate(p, shapes[i]) != Location::Outside)
            found.push_back(i);
    return found;
}

} // namespace hitbox::geometry
