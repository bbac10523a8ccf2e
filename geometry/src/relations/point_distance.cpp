#include <hitbox/geometry/point_distance.h>

#include <algorithm>
#include <cmath>

#include "exact/expansion.h"
#include "exact/plain_vectors.h"
#include "exact/rounded_quotient.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

/// Which part of a segment is nearest to a point.
enum class NearestPart { From, To, Between };

NearestPart nearestPart(Point p, const Segment &segment)
{
    if (dotSign(segment.from, segment.to, segment.from, p) <= 0)
        return NearestPart::From;
    if (dotSign(segment.to, segment.from, segment.to, p) <= 0)
        return NearestPart::To;
    return NearestPart::Between;
}

double clampedBetween(double value, double a, double b)
{
    const auto [low, high] = std::minmax(a, b);
    if (value >= low)
        return std::min(value, high);
    // Also for not a number, which products too great for a double leave behind.
    return value < low ? low : low / 2 + high / 2;
}

/// Not finite where a product or the length of the segment is too great for a double.
double distanceFromLine(Point p, const Segment &segment)
{
    const auto [a, b] = segment;
    const double length = distance(a, b);
    return std::isfinite(length) ? std::abs(cross(a, b, a, p).estimate()) / length : length;
}

double greatestCoordinate(Point p, const Segment &segment)
{
    const auto [a, b] = segment;
    return std::max({std::abs(a.x), std::abs(a.y), std::abs(b.x), std::abs(b.y), std::abs(p.x), std::abs(p.y)});
}

} // namespace

Point nearestPoint(Point p, const Segment &segment)
{
    const auto [a, b] = segment;
    const NearestPart part = nearestPart(p, segment);
    if (part != NearestPart::Between)
        return part == NearestPart::From ? a : b;
    const auto whole = dot(a, b, a, b);
    const auto covered = dot(a, b, a, p);
    const double x = roundedPointAlong(a.x, difference(b.x, a.x), covered, whole);
    const double y = roundedPointAlong(a.y, difference(b.y, a.y), covered, whole);
    return {clampedBetween(x, a.x, b.x), clampedBetween(y, a.y, b.y)};
}

double distance(Point a, Point b)
{
    return detail::lengthOf(b - a);
}

double distance(Point p, const Segment &segment)
{
    const auto [a, b] = segment;
    switch (nearestPart(p, segment)) {
    case NearestPart::From: return distance(p, a);
    case NearestPart::To: return distance(p, b);
    case NearestPart::Between: break;
    }
    const double value = distanceFromLine(p, segment);
    if (std::isfinite(value))
        return value;
    // With the greatest coordinate scaled down to 2^510 nothing overflows. That takes 2^-1075 at most from a
    // coordinate, 2^-561 before it was scaled: as the foot lies between the segment's ends, the distance changes by
    // less than 2^-558. To be exact takes a hundred times as long.
    constexpr double leastSure = 0x1p-500;
    const double scale = std::ldexp(1.0, 510 - std::ilogb(greatestCoordinate(p, segment)));
    const double scaled = distanceFromLine(p * scale, {a * scale, b * scale}) / scale;
    const auto isKept = [scale](Point q) { return q * scale * (1 / scale) == q; };
    const bool isOnLine = scaled == 0 && isKept(a) && isKept(b) && isKept(p);
    return isOnLine || scaled > leastSure ? scaled : distance(p, nearestPoint(p, segment));
}

} // namespace hitbox::geometry
