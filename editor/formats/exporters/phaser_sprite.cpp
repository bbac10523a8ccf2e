#include "formats/exporters/phaser_sprite.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

using geometry::Point;

/// Matter's circle: a regular polygon with an even number of sides, two of them upright.
QList<Point> matterCircle(const geometry::Circle &circle)
{
    constexpr double fewestSides = 10;
    constexpr double mostSides = 25;
    int sides = static_cast<int>(std::ceil(std::clamp(circle.radius, fewestSides, mostSides)));
    sides += sides % 2;
    QList<Point> corners;
    for (int i = 0; i < sides; ++i) {
        const double angle = (2 * i + 1) * std::numbers::pi / sides;
        corners.append(circle.center + Point{std::cos(angle), std::sin(angle)} * circle.radius);
    }
    return corners;
}

QList<Point> cornersOf(const Outline &outline)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return matterCircle(*circle);
    return std::get<PolygonOutline>(outline).points;
}

/// The triangles that the edges make with the first corner, each with its own sign.
Point centerOf(const QList<Point> &corners)
{
    const Point base = corners.constFirst();
    double doubled = 0;
    Point moment;
    for (qsizetype i = 1; i + 1 < corners.size(); ++i) {
        const Point a = corners[i] - base;
        const Point b = corners[i + 1] - base;
        const double cross = a.x * b.y - a.y * b.x;
        doubled += cross;
        moment = moment + (a + b) * cross;
    }
    return base + moment * (1 / (3 * doubled));
}

Point centerOfMass(const Frame &frame)
{
    double mass = 0;
    Point moment;
    for (const Shape &shape : frame.shapes) {
        const QList<Point> corners = cornersOf(shape.outline);
        const double part = std::abs(geometry::signedArea(corners)) * matterDensity(physicsOf(shape.properties));
        mass += part;
        moment = moment + centerOf(corners) * part;
    }
    return moment * (1 / mass);
}

geometry::Box boundsOf(const Frame &frame)
{
    QList<Point> corners;
    for (const Shape &shape : frame.shapes)
        corners += cornersOf(shape.outline);
    return geometry::bounds(corners).value_or(geometry::Box{});
}

} // namespace

double matterDensity(const PhysicsValues &physics)
{
    constexpr double ofMatter = 0.001;
    return (physics.density > 0 ? physics.density : 1) * ofMatter;
}

Point phaserSpriteOffset(const Frame &frame)
{
    constexpr double nearly = 0.0001; // as Phaser compares
    const Point center = centerOfMass(frame);
    const geometry::Box bounds = boundsOf(frame);
    const Point share = center - bounds.min;
    const bool isCentered =
        std::abs(share.x / bounds.width() - 0.5) < nearly && std::abs(share.y / bounds.height() - 0.5) < nearly;
    if (!isCentered || frame.size.isEmpty())
        return {};
    return {center.x / frame.size.width() - 0.5, center.y / frame.size.height() - 0.5};
}

} // namespace hitbox
