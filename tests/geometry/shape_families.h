#pragma once

#include <algorithm>
#include <variant>
#include <vector>

#include "geometry/relations/relation_oracle.h"

/// Shapes of every kind on a small lattice, where they touch, share edges and fall together all the time.
namespace hitbox::geometry::test {

inline Point latticePoint(Random &random)
{
    const double x = random.between(0, 6);
    const double y = random.between(0, 6);
    return {x, y};
}

inline Box latticeBox(Random &random)
{
    const Point p = latticePoint(random);
    const Point q = latticePoint(random);
    return {{std::min(p.x, q.x), std::min(p.y, q.y)}, {std::max(p.x, q.x), std::max(p.y, q.y)}};
}

/// Mostly a square with a hole or with another one beside it; at times no valid region at all.
inline Region latticeRegion(Random &random)
{
    const auto box = [&](double left, double top, double size) {
        return Ring{{left, top}, {left, top + size}, {left + size, top + size}, {left + size, top}};
    };
    const Point p = latticePoint(random);
    const double size = random.between(2, 6);
    Ring hole = box(p.x + 1, p.y + 1, std::max(1.0, size - random.between(2, 3)));
    std::ranges::reverse(hole);
    switch (random.below(4)) {
    case 0: return {{starRing(random, Family::Lattice, 4), starRing(random, Family::Lattice, 4)}};
    case 1: return {{box(p.x, p.y, size), box(p.x + size, p.y + size, 2)}};
    default: return {{box(p.x, p.y, size), hole}};
    }
}

/// Of every kind that has straight edges, on a small lattice; degenerate ones are among them.
inline Shape straightShape(Random &random)
{
    const auto points = [&](int least, int most) {
        return randomPoints(random, Family::Duplicates, static_cast<std::size_t>(random.between(least, most)));
    };
    switch (random.below(8)) {
    case 0: return latticePoint(random);
    case 1: return Segment{latticePoint(random), latticePoint(random)};
    case 2: return Chain{points(1, 5)};
    case 3: return latticeBox(random);
    case 4: return Polygon{points(1, 5)};
    case 5: return Polygon{starRing(random, Family::Lattice, 5)};
    case 6: return Polygon{randomRing(random, Family::Spikes, 3)};
    default: return latticeRegion(random);
    }
}

inline Shape roundShape(Random &random)
{
    const Point from = latticePoint(random);
    const Point to = latticePoint(random);
    const double radius = random.between(1, 12) * 0.5;
    if (random.chance(0.5))
        return Circle{from, radius};
    return Capsule{from, random.chance(0.1) ? from : to, radius};
}

inline oracle::RoundShape exactRound(const Shape &shape)
{
    if (const auto *circle = std::get_if<Circle>(&shape))
        return {{circle->center, circle->center}, oracle::Rational(circle->radius)};
    const Capsule &capsule = std::get<Capsule>(shape);
    return {{capsule.from, capsule.to}, oracle::Rational(capsule.radius)};
}

inline Shape anyShape(Random &random)
{
    return random.chance(0.6) ? straightShape(random) : roundShape(random);
}

inline Shape moved(const Shape &shape, Point (*move)(Point), double scale)
{
    const auto box = [&](const Box &b) {
        const Point p = move(b.min);
        const Point q = move(b.max);
        return Box{{std::min(p.x, q.x), std::min(p.y, q.y)}, {std::max(p.x, q.x), std::max(p.y, q.y)}};
    };
    struct Mover {
        Point (*move)(Point);
        double scale;
        decltype(box) moveBox;

        Shape operator()(Point p) const { return move(p); }
        Shape operator()(const Segment &s) const { return Segment{move(s.from), move(s.to)}; }
        Shape operator()(const Chain &c) const { return Chain{moved(c.points, move)}; }
        Shape operator()(const Circle &c) const { return Circle{move(c.center), c.radius * scale}; }
        Shape operator()(const Box &b) const { return moveBox(b); }
        Shape operator()(const Capsule &c) const { return Capsule{move(c.from), move(c.to), c.radius * scale}; }
        Shape operator()(const Polygon &p) const { return Polygon{moved(p.points, move)}; }
        Shape operator()(const Region &region) const
        {
            Region result;
            for (const Ring &ring : region.rings)
                result.rings.push_back(moved(ring, move));
            return result;
        }
    };
    return std::visit(Mover{move, scale, box}, shape);
}

/// Tenths are no doubles: what touches on the lattice now touches, overlaps or is apart by a hair.
inline Shape inTenths(const Shape &shape)
{
    return moved(
        shape,
        [](Point p) {
            return Point{p.x / 10, p.y / 10};
        },
        0.1);
}

/// All numbers of a shape, to be shown where a test fails.
inline std::vector<Point> numbersOf(const Shape &shape)
{
    if (const auto straight = oracle::straightShape(shape))
        return straight->points();
    const oracle::RoundShape round = exactRound(shape);
    return {round.spine.from, round.spine.to, {static_cast<double>(round.radius), 0}};
}

inline std::vector<Point> numbersOf(const Shape &a, const Shape &b)
{
    std::vector<Point> numbers = numbersOf(a);
    const std::vector<Point> more = numbersOf(b);
    numbers.push_back({static_cast<double>(a.index()), static_cast<double>(b.index())});
    numbers.insert(numbers.end(), more.begin(), more.end());
    return numbers;
}

} // namespace hitbox::geometry::test
