#include "exact/exact_distance.h"

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/segment_meeting.h>

#include "exact/finite.h"

namespace hitbox::geometry::detail {

namespace {

// More than four times the rounding errors of a few products and sums: 16 units of half an ulp.
constexpr double relativeBound = 16 * 1.1102230246251565e-16;

constexpr double greatestDistance = 1e75;
constexpr double scaleDown = 0x1p-800;

std::strong_ordering orderOf(int sign)
{
    return sign <=> 0;
}

double magnitude(Point p)
{
    return std::max(std::abs(p.x), std::abs(p.y));
}

double magnitude(const Segment &segment)
{
    return std::max(magnitude(segment.from), magnitude(segment.to));
}

Segment scaled(const Segment &segment)
{
    return {segment.from * scaleDown, segment.to * scaleDown};
}

Radius scaled(const Radius &radius)
{
    Radius result;
    for (int i = 0; i < radius.size; ++i)
        result.append(radius.term(i) * scaleDown);
    return result;
}

/// The distance of p from the endless line through the segment, whose ends differ.
std::strong_ordering compareLineDistance(Point p, const Segment &segment, const Radius &radius)
{
    const Point along = segment.to - segment.from;
    const Point across = p - segment.from;
    const double left = along.x * across.y;
    const double right = along.y * across.x;
    const double crossError = 2 * productDifferenceBound * (std::abs(left) + std::abs(right));
    const double crossSize = std::abs(left - right);
    const double r = radius.estimate();
    const double other = r * r * (along.x * along.x + along.y * along.y);
    const double least = std::max(0.0, crossSize - crossError);
    const double most = crossSize + crossError;
    if (least * least > other * (1 + relativeBound))
        return std::strong_ordering::greater;
    if (most * most * (1 + relativeBound) < other)
        return std::strong_ordering::less;

    const auto exactCross = cross(segment.from, segment.to, segment.from, p);
    const auto squaredLength = dot(segment.from, segment.to, segment.from, segment.to);
    return orderOf(difference(squared(exactCross), product(squaredLength, squared(radius))).sign());
}

} // namespace

std::strong_ordering compareDistance(Point a, Point b, const Radius &radius)
{
    if (radius.sign() < 0 || !isFinite(a) || !isFinite(b))
        return std::strong_ordering::greater;
    if (std::max({magnitude(a), magnitude(b), std::abs(radius.estimate())}) > greatestDistance) {
        if (!std::isfinite(radius.estimate()))
            return std::strong_ordering::less;
        return compareDistance(a * scaleDown, b * scaleDown, scaled(radius));
    }

    const Point d = b - a;
    const double squaredDistance = d.x * d.x + d.y * d.y;
    const double r = radius.estimate();
    const double squaredRadius = r * r;
    const double value = squaredDistance - squaredRadius;
    if (std::abs(value) > relativeBound * (squaredDistance + squaredRadius))
        return orderOf(signOf(value));
    return orderOf(difference(dot(a, b, a, b), squared(radius)).sign());
}

std::strong_ordering compareDistance(Point p, const Segment &segment, const Radius &radius)
{
    if (radius.sign() < 0 || !isFinite(p) || !isFinite(segment))
        return std::strong_ordering::greater;
    if (std::max({magnitude(p), magnitude(segment), std::abs(radius.estimate())}) > greatestDistance) {
        if (!std::isfinite(radius.estimate()))
            return std::strong_ordering::less;
        return compareDistance(p * scaleDown, scaled(segment), scaled(radius));
    }

    if (dotSign(segment.from, segment.to, segment.from, p) <= 0)
        return compareDistance(p, segment.from, radius);
    if (dotSign(segment.to, segment.from, segment.to, p) <= 0)
        return compareDistance(p, segment.to, radius);
    return compareLineDistance(p, segment, radius);
}

std::strong_ordering compareDistance(const Segment &a, const Segment &b, const Radius &radius)
{
    if (radius.sign() < 0 || !isFinite(a) || !isFinite(b))
        return std::strong_ordering::greater;
    if (meeting(a, b).kind != MeetingKind::None)
        return orderOf(-radius.sign());
    // The nearest points of segments apart include an end of one of them.
    const std::strong_ordering orders[] = {compareDistance(a.from, b, radius), compareDistance(a.to, b, radius),
                                           compareDistance(b.from, a, radius), compareDistance(b.to, a, radius)};
    return *std::ranges::min_element(
        orders, [](auto left, auto right) { return left < 0 ? right >= 0 : left == 0 && right > 0; });
}

} // namespace hitbox::geometry::detail
