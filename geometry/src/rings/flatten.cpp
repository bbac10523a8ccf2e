#include <algorithm>
#include <cmath>
#include <numbers>

#include <hitbox/geometry/region.h>

#include "exact/plain_vectors.h"
#include "exact/unit_circle.h"

namespace hitbox::geometry {
namespace {

constexpr int leastCorners = 8;
constexpr int mostCorners = 4096;

/// Corners at `radius`, so that the area between two rays from the centre is that of the curve.
double areaKeepingRadius(const Circle &circle, int corners)
{
    const double turn = 2 * std::numbers::pi / corners;
    return circle.radius * std::sqrt(turn / detail::onUnitCircle(turn).y);
}

/// The same for a capsule of the given length whose long sides are sides of the polygon. They lie further in than the
/// radius, so the corners must give back what the sides take: the positive root of
/// corners/2 sin(2h) R^2 + 2 length cos(h) R = pi r^2 + 2 length r, h = pi / corners.
double areaKeepingRadius(const Capsule &capsule, double length, int corners)
{
    const double half = std::numbers::pi / corners;
    const double r = capsule.radius;
    const double square = 0.5 * corners * detail::onUnitCircle(2 * half).y;
    const double halfLinear = length * detail::onUnitCircle(half).x;
    const double wanted = std::numbers::pi * r * r + 2 * length * r;
    return wanted / (halfLinear + std::sqrt(halfLinear * halfLinear + square * wanted));
}

bool isWithinTolerance(double tolerance, double radius, double cornerRadius, int corners)
{
    const double sideRadius = cornerRadius * detail::onUnitCircle(std::numbers::pi / corners).x;
    return cornerRadius - radius <= tolerance && radius - sideRadius <= tolerance;
}

/// The least number of corners, in steps of two, that `fits` accepts. What fits keeps fitting with more corners.
template <typename Fits>
int leastFitting(Fits fits)
{
    int low = leastCorners / 2;
    int high = mostCorners / 2;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (fits(2 * middle))
            high = middle;
        else
            low = middle + 1;
    }
    return 2 * low;
}

} // namespace

Ring flattened(const Circle &circle, double tolerance)
{
    const int even = leastFitting([&](int corners) {
        return isWithinTolerance(tolerance, circle.radius, areaKeepingRadius(circle, corners), corners);
    });
    const int odd = std::max(leastCorners, even - 1);
    const int corners = isWithinTolerance(tolerance, circle.radius, areaKeepingRadius(circle, odd), odd) ? odd : even;
    const double radius = areaKeepingRadius(circle, corners);
    Ring ring;
    ring.reserve(static_cast<std::size_t>(corners));
    for (int i = 0; i < corners; ++i) {
        const Point way = detail::onUnitCircle(2 * std::numbers::pi * i / corners);
        ring.push_back({circle.center.x + radius * way.x, circle.center.y - radius * way.y});
    }
    return ring;
}

Ring flattened(const Capsule &capsule, double tolerance)
{
    const Point along = capsule.to - capsule.from;
    const double length = detail::lengthOf(along);
    if (length == 0)
        return flattened(Circle{capsule.from, capsule.radius}, tolerance);
    const int corners = leastFitting([&](int count) {
        return isWithinTolerance(tolerance, capsule.radius, areaKeepingRadius(capsule, length, count), count);
    });
    const double radius = areaKeepingRadius(capsule, length, corners);
    const Point forward = {along.x / length, along.y / length};
    const Point leftOnScreen = {forward.y, -forward.x};
    Ring ring;
    ring.reserve(static_cast<std::size_t>(corners));
    for (int i = 0; i < corners; ++i) {
        // Half a step off, so that the first and the last side lie along the capsule.
        const Point way = detail::onUnitCircle(2 * std::numbers::pi * (i + 0.5) / corners - std::numbers::pi / 2);
        const Point center = i < corners / 2 ? capsule.to : capsule.from;
        ring.push_back(center + forward * (radius * way.x) + leftOnScreen * (radius * way.y));
    }
    return ring;
}

} // namespace hitbox::geometry
