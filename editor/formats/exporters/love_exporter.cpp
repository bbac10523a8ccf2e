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
    return luaAssignment("sprites", body.name, text + "  },\n}");
}

Result<ExportPreview> writeLove(const Document &document, const QString &projectName, const ExportOptions &)
{
    const FrameBodies bodies = frameBodies(document);
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
    format.summary = "A Lua table of frames: outlines in frame pixels, and convex pieces that love.physics takes";
    Capabilities &capabilities = format.capabilities;
    capabilities.frameImages = true;
    capabilities.concave = ConcavePolygons::WithPieces;
    capabilities.slop = loveSlop;
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.animation = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    capabilities.filterBits = 16;
    format.write = writeLove;
    return format;
}

} // namespace hitbox
