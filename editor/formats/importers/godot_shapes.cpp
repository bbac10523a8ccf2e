#include "formats/importers/godot_shapes.h"

#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

[[noreturn]] void refuseGodot(const GodotSection &section, const char *what)
{
    throw fields::Refusal{{.file = {},
                           .place = QCoreApplication::translate("import", "line %1").arg(section.line),
                           .what = QCoreApplication::translate("import", what)}};
}

double coordinateOf(const GodotSection &section, double number)
{
    if (!fields::isCoordinate(number))
        refuseGodot(section, QT_TRANSLATE_NOOP("import", "found a coordinate beyond 1000000000"));
    return number;
}

double numberOr(const GodotSection &section, const char *property, double otherwise)
{
    const GodotValue *value = section.property(property);
    if (value && value->kind != GodotValue::Kind::Number)
        refuseGodot(section, QT_TRANSLATE_NOOP("import", "found a value that is no number"));
    return coordinateOf(section, godotNumber(value, otherwise));
}

geometry::Point vectorAt(const GodotSection &section, const char *property, geometry::Point otherwise)
{
    const GodotValue *value = section.property(property);
    if (value && (!value->isCall("Vector2") || value->numbers.size() != 2))
        refuseGodot(section, QT_TRANSLATE_NOOP("import", "found a value that is no Vector2 of two numbers"));
    const geometry::Point vector = godotVector(value, otherwise);
    return {coordinateOf(section, vector.x), coordinateOf(section, vector.y)};
}

double lengthAt(const GodotSection &section, const char *property, double otherwise)
{
    const double length = numberOr(section, property, otherwise);
    if (length < 0)
        refuseGodot(section, QT_TRANSLATE_NOOP("import", "found a length below 0"));
    return length;
}

QList<geometry::Point> pointsAt(const GodotSection &section, const char *property)
{
    QList<geometry::Point> points;
    const GodotValue *list = section.property(property);
    if (!list)
        return points;
    if (!list->items.empty() || list->numbers.size() % 2 != 0)
        refuseGodot(section, QT_TRANSLATE_NOOP("import", "found a list of points that is not all pairs of numbers"));
    for (qsizetype i = 0; i < list->numbers.size(); i += 2)
        points.append({coordinateOf(section, list->numbers[i]), coordinateOf(section, list->numbers[i + 1])});
    return points;
}

/// Segments that begin where the one before ends are one line.
QList<Outline> linesOf(const QList<geometry::Point> &ends)
{
    QList<Outline> lines;
    ChainLine line;
    for (qsizetype i = 0; i + 1 < ends.size(); i += 2) {
        if (!line.points.isEmpty() && line.points.constLast() != ends[i]) {
            lines.append(line);
            line.points.clear();
        }
        if (line.points.isEmpty())
            line.points.append(ends[i]);
        line.points.append(ends[i + 1]);
    }
    if (!line.points.isEmpty())
        lines.append(line);
    return lines;
}

/// Upright about its middle. Version 3 counts its height without the caps.
Outline capsuleOf(const GodotSection &resource, GodotDialect dialect)
{
    const double radius = lengthAt(resource, "radius", 10);
    const double height = lengthAt(resource, "height", dialect == GodotDialect::Three ? 20 : 30);
    const double half = std::max(dialect == GodotDialect::Three ? height / 2 : height / 2 - radius, 0.0);
    return geometry::Capsule{{0, -half}, {0, half}, radius};
}

/// Version 4 takes the extents of version 3 as well, and of both what comes last.
Outline rectangleOf(const GodotSection &resource, GodotDialect dialect)
{
    const GodotValue *extents = resource.property("extents");
    const GodotValue *size = resource.property("size");
    const bool isLast = extents && (!size || extents > size); // they stand in the order of the file
    const bool isHalf = dialect == GodotDialect::Three || isLast;
    const geometry::Point given =
        isHalf ? vectorAt(resource, "extents", {10, 10}) : vectorAt(resource, "size", {20, 20});
    const geometry::Point half = given * (isHalf ? 1.0 : 0.5);
    const geometry::Point corner{std::abs(half.x), std::abs(half.y)};
    return geometry::Box{{0 - corner.x, 0 - corner.y}, corner};
}

} // namespace

double godotNumber(const GodotValue *value, double otherwise)
{
    return value && value->kind == GodotValue::Kind::Number ? value->number : otherwise;
}

geometry::Point godotVector(const GodotValue *value, geometry::Point otherwise)
{
    if (!value || !value->isCall("Vector2") || value->numbers.size() != 2)
        return otherwise;
    return {value->numbers[0], value->numbers[1]};
}

geometry::Placement godotPlacement(const GodotSection &node)
{
    geometry::Placement placement;
    if (const GodotValue *transform = node.property("transform"); transform && transform->isCall("Transform2D"))
        refuseGodot(node,
                    QT_TRANSLATE_NOOP("import", "found a transform where position, rotation and scale are read; save "
                                                "the scene with Godot"));
    placement.position = vectorAt(node, "position", {});
    placement.rotation = numberOr(node, "rotation", 0) * 180 / std::numbers::pi;
    placement.scale = vectorAt(node, "scale", {1, 1});
    return placement;
}

QList<Outline> godotPolygon(const GodotSection &node)
{
    QList<geometry::Point> points = pointsAt(node, "polygon");
    if (points.isEmpty())
        return {};
    if (godotNumber(node.property("build_mode"), 0) == 0)
        return {PolygonOutline{points}};
    points.append(points.constFirst());
    return {ChainLine{points}};
}

QList<Outline> godotShape(const GodotSection &resource, GodotDialect dialect)
{
    const QString type = resource.textOf("type");
    if (type == QLatin1String("CircleShape2D"))
        return {geometry::Circle{{}, lengthAt(resource, "radius", 10)}};
    if (type == QLatin1String("RectangleShape2D"))
        return {rectangleOf(resource, dialect)};
    if (type == QLatin1String("CapsuleShape2D"))
        return {capsuleOf(resource, dialect)};
    if (type == QLatin1String("ConvexPolygonShape2D"))
        return {PolygonOutline{pointsAt(resource, "points")}};
    if (type == QLatin1String("ConcavePolygonShape2D"))
        return linesOf(pointsAt(resource, "segments"));
    if (type == QLatin1String("SegmentShape2D"))
        return {ChainLine{{vectorAt(resource, "a", {}), vectorAt(resource, "b", {0, 10})}}};
    return {};
}

bool hasUnreadSize(const GodotSection &resource, GodotDialect dialect)
{
    return dialect == GodotDialect::Three && resource.textOf("type") == QLatin1String("RectangleShape2D") &&
           resource.property("size");
}

} // namespace hitbox
