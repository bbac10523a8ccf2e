#include <hitbox/geometry/transform.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include "exact/unit_circle.h"

namespace hitbox::geometry {

namespace {

// The largest error of a curve that has to become straight edges, in pixels of the placed shape.
constexpr double flatteningTolerance = 1.0 / 256;

struct QuarterTurns {
    int quarters = 0; ///< modulo 4
    double rest = 0;  ///< degrees, from -45 to 45
};

/// As std::remquo(), which takes as long as the sine of what it leaves.
///
/// Below 2^40 degrees there are so few quarters that 90 times their number is exact, and so is what is left: a multiple
/// of the last bit of both, smaller than one of them. Rounding may choose the next number where nearly half is left.
QuarterTurns quarterTurns(double degrees)
{
    if (!(std::abs(degrees) < 0x1p40)) {
        QuarterTurns turns;
        turns.rest = std::remquo(degrees, 90, &turns.quarters);
        return turns;
    }
    constexpr double wholeNumbers = 0x1.8p52; // doubles of its size are whole, and so is any sum with it
    double quarters = (degrees * (1.0 / 90) + wholeNumbers) - wholeNumbers;
    double rest = degrees - 90 * quarters;
    if (std::abs(rest) > 45) {
        quarters += rest > 0 ? 1 : -1;
        rest = degrees - 90 * quarters;
    }
    return {static_cast<int>(static_cast<std::int64_t>(quarters) & 3), rest == 0 ? std::copysign(rest, degrees) : rest};
}

/// A turn as the image of the x axis; on screen, with y down, (0, 1) is a quarter clockwise.
Point direction(double degrees)
{
    if (degrees == 0)
        return {1, degrees}; // as below, with the sign of the zero
    // The remainder within 45 degrees of a quarter turn is exact, so quarter turns are too, and a quarter more is
    // exactly the next direction: at 45 degrees, which belong to two quarters, only if both coordinates are equal.
    const auto [quarters, rest] = quarterTurns(degrees);
    if (std::isnan(rest))
        return {rest, rest};
    const double radians = rest * std::numbers::pi / 180;
    const bool isEighth = std::abs(rest) == 45;
    const double diagonal = std::numbers::sqrt2 / 2;
    const Point d = isEighth ? Point{diagonal, std::copysign(diagonal, rest)} : detail::onUnitCircle(radians);
    // Without branches: which quarter it is cannot be foreseen.
    constexpr std::array<double, 4> signsOfX{1, -1, -1, 1};
    constexpr std::array<double, 4> signsOfY{1, 1, -1, -1};
    const auto quarter = static_cast<std::size_t>(quarters & 3);
    const std::array<double, 2> both{d.x, d.y};
    return {both[quarter & 1] * signsOfX[quarter], both[~quarter & 1] * signsOfY[quarter]};
}

Point turned(Point p, Point direction)
{
    return {p.x * direction.x - p.y * direction.y, p.x * direction.y + p.y * direction.x};
}

bool isQuarterTurn(double degrees)
{
    return std::fmod(degrees, 90) == 0;
}

Point placedByTurn(Point p, const Placement &placement, Point turn)
{
    const Point fromPivot = p - placement.pivot;
    return placement.position + turned({fromPivot.x * placement.scale.x, fromPivot.y * placement.scale.y}, turn);
}

std::vector<Point> placedPoints(std::span<const Point> points, const Placement &placement)
{
    const Point turn = direction(placement.rotation);
    std::vector<Point> result;
    result.reserve(points.size());
    for (const Point p : points)
        result.push_back(placedByTurn(p, placement, turn));
    return result;
}

/// The factor by which every length grows, if there is one.
std::optional<double> evenScale(Point scale)
{
    if (std::abs(scale.x) != std::abs(scale.y))
        return std::nullopt;
    return std::abs(scale.x);
}

/// How finely to flatten, so that the scaled polygon keeps the tolerance.
double toleranceBefore(Point scale)
{
    const double greatest = std::max(std::abs(scale.x), std::abs(scale.y));
    return greatest > 0 ? flatteningTolerance / greatest : flatteningTolerance;
}

struct PlacedBy {
    const Placement &placement;

    Shape operator()(Point p) const { return placed(p, placement); }
    Shape operator()(const Segment &segment) const
    {
        return Segment{placed(segment.from, placement), placed(segment.to, placement)};
    }
    Shape operator()(const Chain &chain) const { return Chain{placedPoints(chain.points, placement)}; }
    Shape operator()(const Circle &circle) const
    {
        if (const auto scale = evenScale(placement.scale))
            return Circle{placed(circle.center, placement), circle.radius * *scale};
        return Polygon{placedPoints(flattened(circle, toleranceBefore(placement.scale)), placement)};
    }
    Shape operator()(const Box &box) const
    {
        const Point corners[] = {box.min, {box.min.x, box.max.y}, box.max, {box.max.x, box.min.y}};
        std::vector<Point> points = placedPoints(corners, placement);
        if (isQuarterTurn(placement.rotation))
            return *bounds(points);
        return Polygon{std::move(points)};
    }
    Shape operator()(const Capsule &capsule) const
    {
        if (const auto scale = evenScale(placement.scale))
            return Capsule{placed(capsule.from, placement), placed(capsule.to, placement), capsule.radius * *scale};
        return Polygon{placedPoints(flattened(capsule, toleranceBefore(placement.scale)), placement)};
    }
    Shape operator()(const Polygon &polygon) const { return Polygon{placedPoints(polygon.points, placement)}; }
    Shape operator()(const Region &region) const
    {
        // A mirror turns every ring round; run backwards from its last point, it winds as a region's should.
        const bool isMirror = (placement.scale.x < 0) != (placement.scale.y < 0);
        Region result;
        for (const Ring &ring : region.rings) {
            result.rings.push_back(placedPoints(ring, placement));
            if (isMirror)
                std::ranges::reverse(result.rings.back());
        }
        return result;
    }
};

double unscaled(double length, double factor)
{
    return factor == 0 ? 0 : length / factor;
}

} // namespace

Point placed(Point p, const Placement &placement)
{
    return placedByTurn(p, placement, direction(placement.rotation));
}

Shape placed(const Shape &shape, const Placement &placement)
{
    return std::visit(PlacedBy{placement}, shape);
}

Point unplaced(Point p, const Placement &placement)
{
    const Point turn = direction(placement.rotation);
    const Point back = turned(p - placement.position, {turn.x, -turn.y});
    return placement.pivot + Point{unscaled(back.x, placement.scale.x), unscaled(back.y, placement.scale.y)};
}

} // namespace hitbox::geometry
