#include "relations/ring_witness.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "exact/expansion.h"
#include "exact/lanes.h"
#include "index/levels.h"

namespace hitbox::geometry::detail {
namespace {

static_assert(mostWitnessPoints <= levelsPerBlock);

/// Whether ellipses in both boxes would meet: a guess at which of the proofs may succeed.
bool doEllipsesMeet(const Box &a, const Box &b)
{
    const double width = a.width() + b.width();
    const double height = a.height() + b.height();
    const double beside = ((b.min.x + b.max.x) - (a.min.x + a.max.x)) * height;
    const double below = ((b.min.y + b.max.y) - (a.min.y + a.max.y)) * width;
    return beside * beside + below * below < (width * height) * (width * height);
}

/// Whether a box sticks out of another one. The ring in it then has points that the one in the other lacks: it reaches
/// all four sides of its box. Without branches: which side it is cannot be foreseen.
bool sticksOut(const Box &a, const Box &b)
{
    return (static_cast<int>(a.min.x < b.min.x) | static_cast<int>(a.min.y < b.min.y) |
            static_cast<int>(a.max.x > b.max.x) | static_cast<int>(a.max.y > b.max.y)) != 0;
}

Point middleOfBoth(const Box &a, const Box &b)
{
    return {(std::max(a.min.x, b.min.x) + std::min(a.max.x, b.max.x)) / 2,
            (std::max(a.min.y, b.min.y) + std::min(a.max.y, b.max.y)) / 2};
}

/// True only where the edges that reach from above p to below it surely pass it on the left an odd number of times, and
/// no edge runs through it: both its ends would be level with p, or it would be one of those and in doubt.
bool isSurelyInside(Point p, std::span<const Point> ring)
{
    const auto beyond = beyondOf<Axis::Y>(ring, p.y);
    if (!beyond)
        return false;
    bool isOdd = false;
    bool isSure = true;
    for (std::uint64_t straddling = straddlingOf(ring, *beyond); straddling != 0; straddling &= straddling - 1) {
        const std::size_t to = lowestOf(straddling);
        const Point a = ring[to == 0 ? ring.size() - 1 : to - 1];
        const Point b = ring[to];
        const double left = (b.x - a.x) * (p.y - a.y);
        const double right = (b.y - a.y) * (p.x - a.x);
        const double value = left - right;
        isSure &= std::abs(value) > productDifferenceBound * (std::abs(left) + std::abs(right));
        isOdd ^= (value > 0) == (b.y > p.y);
    }
    return isOdd && isSure;
}

/// How far points reach in a direction: the greatest rounded x way.x + y way.y. Two points at a time, and the last one,
/// which may be left over, with itself.
double reachAlong(std::span<const Point> points, Point way)
{
    const TwoDoubles wayX = TwoDoubles::all(way.x);
    const TwoDoubles wayY = TwoDoubles::all(way.y);
    const auto reach = [&](Point p, Point q) {
        const TwoDoubles first = TwoDoubles::of(p);
        const TwoDoubles second = TwoDoubles::of(q);
        return firstOfEach(first, second) * wayX + secondOfEach(first, second) * wayY;
    };
    TwoDoubles most = reach(points.back(), points.back());
    for (std::size_t i = 0; i + 1 < points.size(); i += 2)
        most = larger(reach(points[i], points[i + 1]), most);
    return std::max(most.first(), most.second());
}

/// Whether a line across the way from one middle to the other surely lies between both.
///
/// With u = 2^-53, each product and the sum of two are rounded once: x way.x + y way.y is off by at most (2 u + u^2) S,
/// where S = |way.x| X + |way.y| Y, and X and Y are the greatest magnitudes of all coordinates. Both reaches together
/// are off by at most (4 u + 2 u^2) S; 8 u S leaves room for what rounds here. In the range of rings nothing
/// underflows.
bool areSurelyParted(const BoxedRing &a, const BoxedRing &b)
{
    const Point way{(b.box.min.x + b.box.max.x) - (a.box.min.x + a.box.max.x),
                    (b.box.min.y + b.box.max.y) - (a.box.min.y + a.box.max.y)};
    const double greatestX = std::max(std::max(-a.box.min.x, a.box.max.x), std::max(-b.box.min.x, b.box.max.x));
    const double greatestY = std::max(std::max(-a.box.min.y, a.box.max.y), std::max(-b.box.min.y, b.box.max.y));
    const double gap = -reachAlong(b.points, {-way.x, -way.y}) - reachAlong(a.points, way);
    return gap > 0x1p-50 * (std::abs(way.x) * greatestX + std::abs(way.y) * greatestY);
}

} // namespace

std::optional<Relation> relateByWitness(const BoxedRing &a, const BoxedRing &b)
{
    if (a.points.size() > mostWitnessPoints || b.points.size() > mostWitnessPoints)
        return std::nullopt;
    if (!doEllipsesMeet(a.box, b.box))
        return areSurelyParted(a, b) ? std::optional(Relation::Separate) : std::nullopt;
    if (!sticksOut(a.box, b.box) || !sticksOut(b.box, a.box))
        return std::nullopt;
    const Point p = middleOfBoth(a.box, b.box);
    return isSurelyInside(p, a.points) && isSurelyInside(p, b.points) ? std::optional(Relation::Overlapping)
                                                                      : std::nullopt;
}

} // namespace hitbox::geometry::detail
