#include "rings/outward_corner.h"
#include "exact/plain_vectors.h"

#include <limits>

namespace hitbox::geometry::detail {
namespace {

constexpr double gridStep = 1.0 / 256;
constexpr double widestStep = 4;

/// The true meeting point, rounded as it comes.
std::optional<Point> linesMeet(Point a, Point b, Point c, Point d)
{
    const Point in = b - a;
    const Point out = d - c;
    const double turn = in.x * out.y - in.y * out.x;
    const Point between = c - b;
    const double t = (between.x * out.y - between.y * out.x) / turn;
    const Point met = b + in * t;
    // Left turns have a negative cross product where y points down.
    if (!(turn < 0) || !(t >= 0) || !std::isfinite(met.x) || !std::isfinite(met.y))
        return std::nullopt;
    return met;
}

bool isLeft(Point from, Point to, Point p)
{
    return orientation(from, to, p) == Orientation::CounterClockwise;
}

/// Of 25 places around the point, the nearest that holds b and c.
std::optional<Point> nearestHolding(Point met, double step, Point a, Point b, Point c, Point d)
{
    const Point rounded{std::round(met.x / gridStep) * gridStep, std::round(met.y / gridStep) * gridStep};
    std::optional<Point> best;
    double bestOff = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 25; ++i) {
        const Point place = rounded + Point{(i % 5 - 2) * step, (i / 5 - 2) * step};
        const double off = lengthOf(place - met);
        const bool holdsBoth = orientation(a, place, b) != Orientation::Clockwise &&
                               orientation(place, d, c) != Orientation::Clockwise && isLeft(b, place, c);
        if (holdsBoth && off < bestOff) {
            best = place;
            bestOff = off;
        }
    }
    return best;
}

} // namespace

std::optional<Point> outwardCorner(Point a, Point b, Point c, Point d)
{
    if (!isLeft(a, b, c) || !isLeft(b, c, d))
        return std::nullopt;
    const std::optional<Point> met = linesMeet(a, b, c, d);
    if (!met)
        return std::nullopt;
    // Between lines that are nearly parallel, places that hold both may be some way off.
    for (double step = gridStep; step <= widestStep; step *= 4) {
        const std::optional<Point> place = nearestHolding(*met, step, a, b, c, d);
        if (place)
            return place;
    }
    return std::nullopt;
}

} // namespace hitbox::geometry::detail
