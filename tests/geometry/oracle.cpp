#include "oracle.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <hitbox/geometry/polygon.h>

namespace hitbox::geometry::oracle {

ExactPoint operator+(const ExactPoint &a, const ExactPoint &b)
{
    return {a.x + b.x, a.y + b.y};
}

ExactPoint operator-(const ExactPoint &a, const ExactPoint &b)
{
    return {a.x - b.x, a.y - b.y};
}

ExactPoint operator*(const ExactPoint &a, const Rational &t)
{
    return {a.x * t, a.y * t};
}

ExactPoint exact(Point p)
{
    return {Rational(p.x), Rational(p.y)};
}

Rational cross(const ExactPoint &a, const ExactPoint &b)
{
    return a.x * b.y - a.y * b.x;
}

Rational dot(const ExactPoint &a, const ExactPoint &b)
{
    return a.x * b.x + a.y * b.y;
}

bool isNearestDouble(double candidate, const Rational &value)
{
    const Rational error = abs(value - Rational(candidate));
    for (const double towards : {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()}) {
        const Rational otherError = abs(value - Rational(std::nextafter(candidate, towards)));
        if (otherError < error)
            return false;
    }
    return true;
}

Orientation orientation(Point a, Point b, Point c)
{
    // y points down, so a positive cross product is clockwise on screen.
    return static_cast<Orientation>(-cross(exact(b) - exact(a), exact(c) - exact(a)).sign());
}

Rational positionAlong(const Segment &a, Point p)
{
    const ExactPoint way = exact(a.to) - exact(a.from);
    return dot(exact(p) - exact(a.from), way) / dot(way, way);
}

bool isOn(const Segment &segment, Point p)
{
    const ExactPoint way = exact(segment.to) - exact(segment.from);
    const ExactPoint toPoint = exact(p) - exact(segment.from);
    if (segment.from == segment.to)
        return p == segment.from;
    return cross(way, toPoint) == 0 && dot(way, toPoint) >= 0 && dot(way, toPoint) <= dot(way, way);
}

Meeting collinearMeeting(const Segment &a, const Segment &b)
{
    const Rational s = positionAlong(a, b.from);
    const Rational t = positionAlong(a, b.to);
    const Rational first = std::max(Rational(0), std::min(s, t));
    const Rational last = std::min(Rational(1), std::max(s, t));
    if (first > last)
        return {};
    const ExactPoint way = exact(a.to) - exact(a.from);
    return {first == last ? MeetingKind::Touching : MeetingKind::Overlapping, exact(a.from) + way * first,
            exact(a.from) + way * last};
}

Meeting meeting(const Segment &a, const Segment &b)
{
    if (a.from == a.to)
        return isOn(b, a.from) ? Meeting{MeetingKind::Touching, exact(a.from), exact(a.from)} : Meeting{};
    if (b.from == b.to)
        return isOn(a, b.from) ? Meeting{MeetingKind::Touching, exact(b.from), exact(b.from)} : Meeting{};
    const ExactPoint aWay = exact(a.to) - exact(a.from);
    const ExactPoint bWay = exact(b.to) - exact(b.from);
    const ExactPoint between = exact(b.from) - exact(a.from);
    const Rational denominator = cross(aWay, bWay);
    if (denominator == 0)
        return cross(aWay, between) == 0 ? collinearMeeting(a, b) : Meeting{};
    const Rational t = cross(between, bWay) / denominator;
    const Rational u = cross(between, aWay) / denominator;
    if (t < 0 || t > 1 || u < 0 || u > 1)
        return {};
    const bool isInner = t > 0 && t < 1 && u > 0 && u < 1;
    const ExactPoint at = exact(a.from) + aWay * t;
    return {isInner ? MeetingKind::Crossing : MeetingKind::Touching, at, at};
}

std::vector<EdgePair> selfIntersections(std::span<const Point> ring)
{
    std::vector<EdgePair> pairs;
    const std::size_t count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) {
            const Meeting met = oracle::meeting(edge(ring, i), edge(ring, j));
            const bool isJoined = (i + 1 == j || (j + 1) % count == i) && met.kind != MeetingKind::Overlapping;
            if (met.kind != MeetingKind::None && !isJoined)
                pairs.push_back({i, j, met.kind});
        }
    }
    return pairs;
}

Rational signedArea(std::span<const Point> ring)
{
    Rational twice = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        twice += cross(exact(edge(ring, i).to), exact(edge(ring, i).from));
    return twice / 2;
}

int windingNumber(const ExactPoint &p, std::span<const Point> ring, const ExactPoint &ray)
{
    int number = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const ExactPoint a = exact(edge(ring, i).from) - p;
        const ExactPoint b = exact(edge(ring, i).to) - p;
        const int aSide = cross(ray, a).sign();
        const int bSide = cross(ray, b).sign();
        if (aSide == bSide)
            continue;
        if (cross(a, b).sign() * (bSide - aSide) > 0)
            number += bSide > 0 ? 1 : -1;
    }
    return number;
}

Location locate(Point p, std::span<const Point> ring, FillRule rule)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (isOn(edge(ring, i), p))
            return Location::Boundary;
    // A slanted ray that passes all vertices: one of ring.size() + 1 slopes must.
    ExactPoint ray{1, Rational(1, 7)};
    const auto meetsVertex = [&](Point vertex) { return cross(ray, exact(vertex) - exact(p)) == 0; };
    while (std::ranges::any_of(ring, meetsVertex))
        ray.y /= 3;
    const int number = windingNumber(exact(p), ring, ray);
    const bool isFilled = rule == FillRule::EvenOdd ? number % 2 != 0 : number != 0;
    return isFilled ? Location::Inside : Location::Outside;
}

ExactPoint nearestPoint(Point p, const Segment &segment)
{
    if (segment.from == segment.to)
        return exact(segment.from);
    const Rational t = std::clamp(positionAlong(segment, p), Rational(0), Rational(1));
    return exact(segment.from) + (exact(segment.to) - exact(segment.from)) * t;
}

Rational squaredDistance(Point p, const Segment &segment)
{
    const ExactPoint way = exact(p) - oracle::nearestPoint(p, segment);
    return dot(way, way);
}

Rational squaredDistance(const Segment &a, const Segment &b)
{
    if (oracle::meeting(a, b).kind != MeetingKind::None)
        return 0;
    return std::min(
        {squaredDistance(a.from, b), squaredDistance(a.to, b), squaredDistance(b.from, a), squaredDistance(b.to, a)});
}

} // namespace hitbox::geometry::oracle
