#include "formats/exporters/godot_forms.h"

#include "document/numbers.h"
#include "formats/exporters/preparation/engine_numbers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

QList<geometry::Point> pointsFromPivot(const QList<geometry::Point> &points, geometry::Point pivot)
{
    QList<geometry::Point> moved;
    moved.reserve(points.size());
    for (const geometry::Point point : points)
        moved.append(wayWithoutNoise(pivot, point));
    return moved;
}

geometry::Point middleFromPivot(geometry::Point from, geometry::Point to, geometry::Point pivot)
{
    const auto middle = [](double a, double b, double zero) {
        return withoutNoise((a + b) / 2 - zero, std::max(std::abs(a), std::abs(b)) + std::abs(zero));
    };
    return {middle(from.x, to.x, pivot.x), middle(from.y, to.y, pivot.y)};
}

/// Godot's concave shape: the ends of every segment in turn.
QList<geometry::Point> segmentEnds(const QList<geometry::Point> &points)
{
    QList<geometry::Point> ends;
    for (qsizetype i = 0; i + 1 < points.size(); ++i)
        ends << points[i] << points[i + 1];
    return ends;
}

GodotForm formOf(const PolygonOutline &polygon, geometry::Point pivot, GodotVersion version)
{
    return {godotVectors(pointsFromPivot(polygon.points, pivot), version), {}, {}};
}

GodotForm formOf(const geometry::Circle &circle, geometry::Point pivot, GodotVersion)
{
    return {{},
            {"CircleShape2D", "radius = " + shortestNumber(circle.radius) + '\n'},
            wayWithoutNoise(pivot, circle.center)};
}

GodotForm formOf(const geometry::Box &box, geometry::Point pivot, GodotVersion version)
{
    const geometry::Point size = sizeWithoutNoise(box);
    const QByteArray line =
        version == GodotVersion::Three ? "extents = " + godotVector(size * 0.5) : "size = " + godotVector(size);
    return {{}, {"RectangleShape2D", line + '\n'}, middleFromPivot(box.min, box.max, pivot)};
}

/// From straight down, in radians.
double turnOf(geometry::Point axis)
{
    if (axis.x != 0)
        return std::atan2(-axis.x, axis.y);
    return axis.y < 0 ? std::numbers::pi : 0; // never -0 or -π
}

/// Godot's capsule stands upright about its middle. Version 3 counts its height without the caps, version 4 with them.
GodotForm formOf(const geometry::Capsule &capsule, geometry::Point pivot, GodotVersion version)
{
    const geometry::Point axis = capsule.to - capsule.from;
    const double length = std::hypot(axis.x, axis.y);
    if (length == 0)
        return formOf(geometry::Circle{capsule.from, capsule.radius}, pivot, version);

    const double height = version == GodotVersion::Three ? length : length + 2 * capsule.radius;
    const QByteArray lines =
        "radius = " + shortestNumber(capsule.radius) + "\nheight = " + shortestNumber(height) + '\n';
    return {{}, {"CapsuleShape2D", lines}, middleFromPivot(capsule.from, capsule.to, pivot), turnOf(axis)};
}

GodotForm formOf(const ChainLine &chain, geometry::Point pivot, GodotVersion version)
{
    const QList<geometry::Point> ends = segmentEnds(pointsFromPivot(chain.points, pivot));
    return {{}, {"ConcavePolygonShape2D", "segments = " + godotVectors(ends, version) + '\n'}, {}};
}

GodotValues runningValues(const PolygonOutline &polygon, geometry::Point pivot, GodotVersion version)
{
    return {{"polygon", godotVectors(pointsFromPivot(polygon.points, pivot), version)}};
}

GodotValues runningValues(const geometry::Circle &circle, geometry::Point pivot, GodotVersion)
{
    return {{"position", godotVector(wayWithoutNoise(pivot, circle.center))},
            {"shape:radius", godotReal(circle.radius)}};
}

GodotValues runningValues(const geometry::Box &box, geometry::Point pivot, GodotVersion version)
{
    const geometry::Point size = sizeWithoutNoise(box);
    const bool isHalf = version == GodotVersion::Three;
    return {{"position", godotVector(middleFromPivot(box.min, box.max, pivot))},
            {isHalf ? "shape:extents" : "shape:size", godotVector(isHalf ? size * 0.5 : size)}};
}

GodotValues runningValues(const ChainLine &chain, geometry::Point pivot, GodotVersion version)
{
    return {{"shape:segments", godotVectors(segmentEnds(pointsFromPivot(chain.points, pivot)), version)}};
}

GodotValues runningValues(const geometry::Capsule &, geometry::Point, GodotVersion)
{
    return {};
}

} // namespace

GodotForm godotForm(const Outline &outline, geometry::Point pivot, GodotVersion version)
{
    return std::visit([&](const auto &known) { return formOf(known, pivot, version); }, outline);
}

QByteArray linesOf(const GodotForm &form, const QByteArray &shape)
{
    if (!form.polygon.isEmpty())
        return "polygon = " + form.polygon + '\n';
    QByteArray lines;
    if (form.position != geometry::Point{})
        lines += "position = " + godotVector(form.position) + '\n';
    if (form.rotation != 0)
        lines += "rotation = " + shortestNumber(form.rotation) + '\n';
    return lines + "shape = " + shape + '\n';
}

GodotValues godotRunningValues(const Outline &outline, geometry::Point pivot, GodotVersion version)
{
    return std::visit([&](const auto &known) { return runningValues(known, pivot, version); }, outline);
}

QByteArray godotReal(double number)
{
    const QByteArray text = shortestNumber(number);
    return text.contains('.') || text.contains('e') ? text : text + ".0";
}

} // namespace hitbox
