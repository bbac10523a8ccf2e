#include "tools/angle_steps.h"

#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

/// Clockwise on screen, 0 to the right, from -180 to 180.
double degreesOf(geometry::Point way)
{
    return std::atan2(way.y, way.x) * 180 / std::numbers::pi;
}

} // namespace

geometry::Point inAngleSteps(geometry::Point origin, geometry::Point p, const SnapSettings &snap)
{
    constexpr double step = std::numbers::pi / 12;
    const geometry::Point way = p - origin;
    const int steps = static_cast<int>(std::lround(std::atan2(way.y, way.x) / step));
    if (steps % 12 == 0)
        return {snapped(p, snap).x, origin.y};
    if (steps % 6 == 0)
        return {origin.x, snapped(p, snap).y};
    if (steps % 3 == 0) {
        const double length = snapped({(std::abs(way.x) + std::abs(way.y)) / 2, 0}, snap).x;
        return origin + geometry::Point{std::copysign(length, way.x), std::copysign(length, way.y)};
    }
    const geometry::Point direction{std::cos(steps * step), std::sin(steps * step)};
    const double length = snapped({way.x * direction.x + way.y * direction.y, 0}, snap).x;
    return origin + direction * length;
}

double degreesTurned(geometry::Point about, geometry::Point from, geometry::Point to)
{
    return degreesOf(to - about) - degreesOf(from - about);
}

} // namespace hitbox
