#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "exact/finite.h"
#include "exact/plain_vectors.h"
#include "meter.h"
#include "relations/convex_cores.h"
#include "relations/push_obstacles.h"
#include "relations/relation_figure.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr std::size_t mostPairsOfPieces = 1024;
/// Pushes that are proved by relate() before the boxes decide; few are ever needed.
constexpr std::size_t mostProofs = 256;

bool isParted(Relation relation)
{
    return relation == Relation::Separate || relation == Relation::Touching;
}

Shape moved(const Shape &shape, Point way)
{
    return placed(shape, Placement{{0, 0}, way, 0, {1, 1}});
}

bool isFinite(const Shape &shape)
{
    const std::optional<Box> box = bounds(shape);
    return box && detail::isFinite(box->min) && detail::isFinite(box->max);
}

/// The push, longer by no more than rounding needs, if that parts the shapes.
std::optional<Point> proved(const Figure &a, const Shape &b, const Push &push, double size, Meter &meter)
{
    constexpr double most = 0x1p-30;
    for (double more = 0; more <= most; more = more == 0 ? 0x1p-53 : more * 4) {
        const Point way = push.way + push.escape * (more * size);
        const Shape there = moved(b, way);
        if (isFinite(there) && isParted(relate(a, Figure(there), meter)))
            return way + Point{}; // ways that differ in the sign of a zero are one
    }
    return std::nullopt;
}

/// The shortest push that is proved: of the crossings nearer than the first free way straight out, or of those ways.
std::optional<Point> shortestPush(const Figure &a, const Shape &b, const Obstacles &obstacles, double size,
                                  Meter &meter)
{
    std::size_t proofs = 0;
    bool isFirst = true;
    for (const Push &straight : obstacles.straightPushes()) {
        if (!obstacles.isFree(straight.way))
            continue;
        std::vector<Push> pushes;
        if (isFirst)
            pushes = obstacles.freeCrossings(straight.length);
        isFirst = false;
        pushes.push_back(straight);
        for (const Push &push : pushes) {
            if (const auto way = proved(a, b, push, size, meter))
                return way;
            if (++proofs == mostProofs)
                return std::nullopt;
        }
    }
    return std::nullopt;
}

/// The shortest way that leaves the boxes around both side by side.
Answer<Point> boxPush(const Box &a, const Box &b, double size)
{
    using detail::isFinite;
    const double more = size * 0x1p-50;
    const Point ways[] = {{a.max.x - b.min.x + more, 0},
                          {a.min.x - b.max.x - more, 0},
                          {0, a.max.y - b.min.y + more},
                          {0, a.min.y - b.max.y - more}};
    const Point shortest = std::ranges::min(ways, {}, lengthOf);
    return isFinite(shortest) ? Answer(shortest) : Failure::OutOfRange;
}

/// Whether any piece has an inside.
bool haveDepth(const std::vector<ConvexCore> &cores)
{
    return std::ranges::any_of(cores, [](const ConvexCore &core) { return core.points.size() > 2 || core.radius > 0; });
}

double sizeOfBox(const Box &box)
{
    return std::max({std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)});
}

Answer<Point> pushed(const Shape &a, const Shape &b, Meter &meter)
{
    const Figure figureOfA(a);
    if (isParted(relate(figureOfA, Figure(b), meter)))
        return Point{};
    std::vector<ConvexCore> coresOfA = convexCores(a, meter);
    std::vector<ConvexCore> coresOfB = convexCores(b, meter);
    if (!haveDepth(coresOfA) && !haveDepth(coresOfB))
        return Point{};
    if (coresOfA.size() * coresOfB.size() > mostPairsOfPieces) {
        coresOfA = {hullOf(coresOfA)};
        coresOfB = {hullOf(coresOfB)};
    }
    const Box boxOfA = *bounds(a);
    const Box boxOfB = *bounds(b);
    const double size = std::max(sizeOfBox(boxOfA), sizeOfBox(boxOfB));
    if (const auto way = shortestPush(figureOfA, b, Obstacles(coresOfA, coresOfB, size, meter), size, meter))
        return *way;
    return boxPush(boxOfA, boxOfB, size);
}

} // namespace

Answer<Point> smallestPush(const Shape &a, const Shape &b, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return pushed(a, b, meter); });
}

Answer<Point> smallestPush(std::span<const Point> a, std::span<const Point> b, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) {
        return pushed(Polygon{{a.begin(), a.end()}}, Polygon{{b.begin(), b.end()}}, meter);
    });
}

} // namespace hitbox::geometry
