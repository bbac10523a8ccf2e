#include "relations/convex_cores.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "exact/plain_vectors.h"
#include "exact/point_order.h"
#include "overlay/filled_within.h"
#include "pieces/pieces_within.h"

namespace hitbox::geometry::detail {
namespace {

/// More would give more pieces than can be told apart in any useful time.
constexpr std::size_t mostPointsCut = 2048;

/// Clockwise on screen, without straight-on points. Source: A. M. Andrew, "Another efficient algorithm for convex hulls
/// in two dimensions", 1979.
std::vector<Point> convexHull(std::vector<Point> points)
{
    std::ranges::sort(points, isBefore);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3)
        return points;
    std::vector<Point> hull;
    const auto addSide = [&](auto first, auto last) {
        const std::size_t start = hull.size();
        for (auto p = first; p != last; ++p) {
            while (hull.size() >= start + 2 &&
                   orientation(hull[hull.size() - 2], hull.back(), *p) != Orientation::Clockwise)
                hull.pop_back();
            hull.push_back(*p);
        }
        hull.pop_back();
    };
    addSide(points.begin(), points.end());
    addSide(points.rbegin(), points.rend());
    return hull;
}

ConvexCore clockwise(Ring ring)
{
    if (winding(ring) == Orientation::CounterClockwise)
        std::ranges::reverse(ring);
    return {std::move(ring), 0};
}

/// Adds the pieces of a ring or region; false where it cannot be cut.
template <typename Rings>
bool addPieces(std::vector<ConvexCore> &cores, const Rings &rings, Meter &meter)
{
    const MemoryLoan loan(meter);
    Answer<std::vector<Ring>> pieces = piecesWithin(rings, SIZE_MAX, meter);
    if (!pieces)
        return false;
    for (Ring &piece : *pieces)
        cores.push_back(clockwise(std::move(piece)));
    return true;
}

void addRing(std::vector<ConvexCore> &cores, const Ring &ring, Meter &meter)
{
    if (isConvex(ring))
        cores.push_back(clockwise(ring));
    else if (!addPieces(cores, ring, meter))
        cores.push_back({convexHull(ring), 0});
}

void addEdge(std::vector<ConvexCore> &cores, const Segment &edge)
{
    if (edge.from == edge.to)
        cores.push_back({{edge.from}, 0});
    else
        cores.push_back({{edge.from, edge.to}, 0});
}

std::vector<Point> pointsOf(std::span<const Ring> rings)
{
    std::vector<Point> points;
    for (const Ring &ring : rings)
        points.insert(points.end(), ring.begin(), ring.end());
    return points;
}

/// The pieces of what the rings fill, and their edges unless the rings are that region already: others may have edges
/// that bound nothing, and corners where they cross, which are rounded.
void addRings(std::vector<ConvexCore> &cores, std::span<const Ring> rings, Meter &meter)
{
    const MemoryLoan loan(meter);
    const Answer<Region> filled = filledWithin(rings, FillRule::EvenOdd, meter);
    if (!filled) { // beyond what can be computed with
        cores.push_back({convexHull(pointsOf(rings)), 0});
        return;
    }
    if (!addPieces(cores, *filled, meter))
        for (const Ring &ring : filled->rings)
            if (winding(ring) == Orientation::CounterClockwise)
                addRing(cores, ring, meter);
    if (std::ranges::equal(filled->rings, rings))
        return;
    for (const Ring &ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i)
            addEdge(cores, edge(ring, i));
}

std::vector<ConvexCore> coresOfRings(std::span<const Ring> rings, Meter &meter)
{
    const bool isOneSimple = rings.size() == 1 && isSimple(rings.front());
    std::vector<ConvexCore> cores;
    if (isOneSimple && isConvex(rings.front()))
        return {clockwise(rings.front())};
    std::vector<Point> points = pointsOf(rings);
    if (points.size() > mostPointsCut)
        return {{convexHull(std::move(points)), 0}};
    if (isOneSimple)
        addRing(cores, rings.front(), meter);
    else
        addRings(cores, rings, meter);
    return cores;
}

struct CoresOf {
    Meter &meter;

    std::vector<ConvexCore> operator()(Point p) const { return {{{p}, 0}}; }
    std::vector<ConvexCore> operator()(const Segment &segment) const
    {
        std::vector<ConvexCore> cores;
        addEdge(cores, segment);
        return cores;
    }
    std::vector<ConvexCore> operator()(const Chain &chain) const
    {
        if (chain.points.size() > mostPointsCut)
            return {{convexHull(chain.points), 0}};
        std::vector<ConvexCore> cores;
        for (std::size_t i = 0; i + 1 < chain.points.size(); ++i)
            addEdge(cores, {chain.points[i], chain.points[i + 1]});
        if (chain.points.size() == 1)
            cores.push_back({chain.points, 0});
        return cores;
    }
    std::vector<ConvexCore> operator()(const Circle &circle) const
    {
        return {{{circle.center}, std::max(0.0, circle.radius)}};
    }
    std::vector<ConvexCore> operator()(const Box &box) const
    {
        return {{convexHull({box.min, {box.min.x, box.max.y}, box.max, {box.max.x, box.min.y}}), 0}};
    }
    std::vector<ConvexCore> operator()(const Capsule &capsule) const
    {
        std::vector<ConvexCore> cores = (*this)(Segment{capsule.from, capsule.to});
        cores.front().radius = std::max(0.0, capsule.radius);
        return cores;
    }
    std::vector<ConvexCore> operator()(const Polygon &polygon) const
    {
        return coresOfRings(std::span(&polygon.points, 1), meter);
    }
    std::vector<ConvexCore> operator()(const Region &region) const { return coresOfRings(region.rings, meter); }
};

/// From the point that is highest on screen, clockwise, the directions of the edges run from right over down and left
/// back to up.
bool pointsBack(Point direction)
{
    return direction.y < 0 || (direction.y == 0 && direction.x < 0);
}

/// -1 when direction a comes first, 1 when b does, 0 when they are parallel.
int compareDirections(Point a, Point b)
{
    if (pointsBack(a) != pointsBack(b))
        return pointsBack(a) ? 1 : -1;
    const double turn = cross(a, b);
    return turn > 0 ? -1 : (turn < 0 ? 1 : 0);
}

std::vector<Point> fromHighest(std::vector<Point> points)
{
    const auto highest =
        std::ranges::min_element(points, [](Point p, Point q) { return p.y < q.y || (p.y == q.y && p.x < q.x); });
    std::rotate(points.begin(), highest, points.end());
    return points;
}

} // namespace

std::vector<ConvexCore> convexCores(const Shape &shape, Meter &meter)
{
    return std::visit(CoresOf{meter}, shape);
}

ConvexCore hullOf(const std::vector<ConvexCore> &cores)
{
    std::vector<Point> points;
    double radius = 0;
    for (const ConvexCore &core : cores) {
        points.insert(points.end(), core.points.begin(), core.points.end());
        radius = std::max(radius, core.radius);
    }
    return {convexHull(std::move(points)), radius};
}

ConvexCore differenceOf(const ConvexCore &a, const ConvexCore &b)
{
    std::vector<Point> negated;
    for (const Point p : b.points)
        negated.push_back({-p.x, -p.y});
    const std::vector<Point> p = fromHighest(a.points);
    const std::vector<Point> q = fromHighest(std::move(negated));
    ConvexCore result{{}, a.radius + b.radius};
    std::size_t i = 0;
    std::size_t k = 0;
    while (i < p.size() || k < q.size()) {
        result.points.push_back(p[i % p.size()] + q[k % q.size()]);
        const auto edgeOf = [](const std::vector<Point> &points, std::size_t index) {
            return points[(index + 1) % points.size()] - points[index % points.size()];
        };
        const int order = i == p.size() ? 1 : (k == q.size() ? -1 : compareDirections(edgeOf(p, i), edgeOf(q, k)));
        i += order <= 0 ? 1 : 0;
        k += order >= 0 ? 1 : 0;
    }
    return result;
}

double signedDistance(Point p, const ConvexCore &core)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const std::size_t count = core.points.size();
    double outermost = -infinity;
    double nearest = infinity;
    for (std::size_t i = 0; i < count; ++i) {
        const Point from = core.points[i];
        const Point along = core.points[i + 1 == count ? 0 : i + 1] - from;
        const Point across = p - from;
        const double length = lengthOf(along);
        const double at = length > 0 ? std::clamp(dot(across, along) / (length * length), 0.0, 1.0) : 0;
        const Point away = across - along * at;
        nearest = std::min(nearest, lengthOf(away));
        if (length > 0)
            outermost = std::max(outermost, cross(across, along) / length);
    }
    return outermost < 0 && count > 2 ? outermost : nearest;
}

} // namespace hitbox::geometry::detail
