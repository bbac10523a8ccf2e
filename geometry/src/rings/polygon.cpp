#include <hitbox/geometry/polygon.h>

#include <algorithm>
#include <cmath>

#include "exact/expansion.h"
#include "exact/finite.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

constexpr double halfUlp = 1.1102230246251565e-16; // 2^-53
constexpr double greatestMeasured = 1e150;

/// The sum of p x q over all edges, exactly, for products that do not overflow.
Expansion<48> exactCrossSum(std::span<const Point> ring, double scale)
{
    Expansion<48> total;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment side = edge(ring, i);
        const Point p = side.from * scale;
        const Point q = side.to * scale;
        total = compressed(sum(total, difference(product(p.x, q.y), product(p.y, q.x))));
    }
    return total;
}

/// Twice the area, positive for clockwise on screen, of which the sign is exact.
double crossSum(std::span<const Point> ring)
{
    double total = 0;
    double absolute = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i) {
        const Point a = ring[i] - ring[0];
        const Point b = ring[i + 1] - ring[0];
        const double left = a.x * b.y;
        const double right = a.y * b.x;
        total += left - right;
        absolute += std::abs(left) + std::abs(right);
    }
    const double bound = (static_cast<double>(ring.size()) + 8) * halfUlp * absolute;
    if (std::abs(total) > bound || !areFinite(ring))
        return total;
    const auto isSafe = [](Point p) { return std::max(std::abs(p.x), std::abs(p.y)) < greatestMeasured; };
    if (std::ranges::all_of(ring, isSafe))
        return exactCrossSum(ring, 1).estimate();
    return exactCrossSum(ring, productScaleDown).estimate() / productScaleDown / productScaleDown;
}

bool pointsDown(const Segment &side)
{
    return side.to.y > side.from.y || (side.to.y == side.from.y && side.to.x > side.from.x);
}

Box grown(const Box &box, double by)
{
    return {{box.min.x - by, box.min.y - by}, {box.max.x + by, box.max.y + by}};
}

struct BoundsOf {
    std::optional<Box> operator()(Point p) const { return Box{p, p}; }
    std::optional<Box> operator()(const Segment &segment) const
    {
        const Point ends[] = {segment.from, segment.to};
        return bounds(ends);
    }
    std::optional<Box> operator()(const Chain &chain) const { return bounds(std::span(chain.points)); }
    std::optional<Box> operator()(const Circle &circle) const
    {
        return grown({circle.center, circle.center}, circle.radius);
    }
    std::optional<Box> operator()(const Box &box) const { return box; }
    std::optional<Box> operator()(const Capsule &capsule) const
    {
        return grown(*(*this)(Segment{capsule.from, capsule.to}), capsule.radius);
    }
    std::optional<Box> operator()(const Polygon &polygon) const { return bounds(std::span(polygon.points)); }
    std::optional<Box> operator()(const Region &region) const
    {
        std::optional<Box> all;
        for (const Ring &ring : region.rings)
            if (const auto one = bounds(std::span(ring)))
                all = all ? joined(*all, *one) : *one;
        return all;
    }
};

} // namespace

double signedArea(std::span<const Point> ring)
{
    // Subtracted from 0 so that no area is 0, never -0.
    return 0.0 - crossSum(ring) / 2;
}

double signedArea(const Region &region)
{
    double total = 0;
    for (const Ring &ring : region.rings)
        total += signedArea(ring);
    return total;
}

Orientation winding(std::span<const Point> ring)
{
    return static_cast<Orientation>(-signOf(crossSum(ring)));
}

bool isConvex(std::span<const Point> ring)
{
    if (ring.size() < 3 || !areFinite(ring))
        return false;

    // A closed path that only ever turns one way, and goes round once, neither meets itself nor bends inwards. It goes
    // round as often as its direction changes from upwards to downwards.
    int turnOfAll = 0;
    int rounds = 0;
    Segment before = edge(ring, ring.size() - 1);
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment side = edge(ring, i);
        const int turn = crossSign(before.from, before.to, side.from, side.to);
        if (turn == 0 && dotSign(before.from, before.to, side.from, side.to) <= 0)
            return false;
        if (turn * turnOfAll < 0)
            return false;
        if (turn != 0)
            turnOfAll = turn;
        if (!pointsDown(before) && pointsDown(side))
            ++rounds;
        before = side;
    }
    return rounds == 1;
}

std::optional<Box> bounds(std::span<const Point> points)
{
    if (points.empty())
        return std::nullopt;
    Box box{points.front(), points.front()};
    for (const Point p : points)
        box = joined(box, p);
    return box;
}

std::optional<Box> bounds(const Shape &shape)
{
    return std::visit(BoundsOf{}, shape);
}

} // namespace hitbox::geometry
