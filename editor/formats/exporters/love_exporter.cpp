#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/lua_text.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/shape_physics.h"

/// A table in Lua for LÖVE: frame pixels, and beside each outline's name the convex pieces that
/// love.physics.newPolygonShape takes.
namespace hitbox {

namespace {

constexpr std::size_t mostLoveCorners = 8;
constexpr double loveSlop = box2dSlop * 30; ///< pixels: a metre has 30 of them unless love.physics.setMeter() is called

/// What only this kind of outline has.
QByteArray formOf(const PolygonOutline &polygon)
{
    QByteArray pieces;
    for (const geometry::Ring &piece : heldPieces(polygon.points, mostLoveCorners, loveSlop)) {
        if (!pieces.isEmpty())
            pieces += ", ";
        pieces += luaCoordinates({piece.begin(), piece.end()});
    }
    return "kind = \"polygon\", outline = " + luaCoordinates(polygon.points) + ", convex = {" + pieces + '}';
}

QByteArray formOf(const geometry::Circle &circle)
{
    return "kind = \"circle\", x = " + luaNumber(circle.center.x) + ", y = " + luaNumber(circle.center.y) +
           ", r = " + luaNumber(circle.radius);
}

QByteArray formOf(const ChainLine &chain)
{
    return "kind = \"chain\", points = " + luaCoordinates(chain.points);
}

/// The preparation leaves no others.
QByteArray formOf(const Outline &outline)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return formOf(*circle);
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return formOf(*chain);
    return formOf(std::get<PolygonOutline>(outline));
}

QByteArray loveShape(const CollisionFilters &filters, const Shape &shape)
{
    const CollisionFilter filter = filters.mutual(shape.category);
    const PhysicsValues physics = physicsOf(shape.properties);
    return "{name = " + luaString(shape.name) + ", category = " + QByteArray::number(filter.bits & 0xffff) +
           ", mask = " + QByteArray::number(filter.mask & 0xffff) +
           ", sensor = " + (physics.sensor ? "true" : "false") + ", density = " + luaNumber(physics.density) +
           ", friction = " + luaNumber(physics.friction) + ", restitution = " + luaNumber(physics.restitution) +
           ",\n     " + formOf(shape.outline) + '}';
}

QByteArray luaValue(const PropertyValue &value)
{
    if (const bool *truth = std::get_if<bool>(&value))
        return *truth ? "true" : "false";
    if (const double *number = std::get_if<double>(&value))
        return luaNumber(*number);
    if (const QString *text = std::get_if<QString>(&value))
        return luaString(*text);
    return luaString(QString::fromUtf8(std::get<JsonText>(value).text));
}

QByteArray lovePoint(const FramePoint &point)
{
    return "{name = " + luaString(point.name) + ", x = " + luaNumber(point.at.x) + ", y = " + luaNumber(point.at.y) +
           ", angle = " + luaNumber(point.angle) + '}';
}

QByteArray loveEvent(const FrameEvent &event)
{
    QByteArray properties;
    for (const Property &property : event.properties)
        properties +=
            (properties.isEmpty() ? "[" : ", [") + luaString(property.name) + "] = " + luaValue(property.value);
    return "{name = " + luaString(event.name) + ", properties = {" + properties + "}}";
}

/// Only where there are some.
template <typename Things, typename Text>
QByteArray loveList(const char *key, const Things &things, const Text &textOf)
{
    QByteArray list;
    for (const auto &thing : things)
        list += "    " + textOf(thing) + ",\n";
    return list.isEmpty() ? list : QByteArray("  ") + key + " = {\n" + list + "  },\n";
}

QByteArray loveFrame(const Document &document, const CollisionFilters &filters, const FrameBody &body)
{
    const Frame &frame = *body.frame;
    QByteArray text =
        "{image = " + luaString(imageOf(document.sprites[body.ref.sprite], frame)) +
        ",\n  x = " + QByteArray::number(frame.rect.x()) + ", y = " + QByteArray::number(frame.rect.y()) +
        ", w = " + QByteArray::number(frame.rect.width()) + ", h = " + QByteArray::number(frame.rect.height()) +
        ", ox = " + QByteArray::number(frame.offset.x()) + ", oy = " + QByteArray::number(frame.offset.y()) +
        ", pivot = {x = " + luaNumber(frame.pivot.x) + ", y = " + luaNumber(frame.pivot.y) + "},\n  shapes = {\n";
    for (const Shape &shape : frame.shapes)
        text += "    " + loveShape(filters, shape) + ",\n";
    text += "  },\n" + loveList("points", frame.points, lovePoint) + loveList("events", frame.events, loveEvent);
    return luaAssignment("sprites", body.name, text + '}');
}

Result<ExportPreview> writeLove(const Document &document, const QString &projectName, const ExportOptions &)
{
    const FrameBodies bodies = frameBodies(document, BodiesOf::ShapesAndMarks);
    const CollisionFilters filters(document.categories);
    QByteArray text = "local sprites = {};\n\n";
    QList<QByteArray> frames;
    for (const FrameBody &body : bodies.bodies)
        frames.append(loveFrame(document, filters, body));
    text += luaStatements(frames) + "\nreturn {version = 1, image = " + luaString(imagesOf(document).constFirst()) +
            ", sprites = sprites}\n";
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".lua"), text}}, bodies.losses};
}

} // namespace

Format loveFormat()
{
    Format format;
    format.id = "love";
    format.icon = ":/icons/format-love.svg";
    format.title = "LÖVE";
    format.files = "PROJECT.lua";
    format.summary =
        QT_TRANSLATE_NOOP("hitbox::formats",
                          "A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes");
    Capabilities &capabilities = format.capabilities;
    capabilities.frameImages = true;
    capabilities.framePoints = true;
    capabilities.frameEvents = true;
    capabilities.concave = ConcavePolygons::WithPieces;
    capabilities.slop = loveSlop;
    capabilities.maxPiecePoints = int(mostLoveCorners);
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.animation = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    capabilities.filterBits = 16;
    format.options = packingOptions();
    format.write = writeLove;
    return format;
}

} // namespace hitbox
