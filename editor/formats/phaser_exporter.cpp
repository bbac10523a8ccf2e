#include "formats/engine_bodies.h"
#include "formats/exporters.h"
#include "formats/member.h"
#include "formats/phaser_sprite.h"

/// The layout of PhysicsEditor, which Phaser's Matter takes as it is: a body by the name of each frame.
namespace hitbox {

namespace {

void writePlace(JsonWriter &json, geometry::Point point)
{
    json.beginObject(JsonLayout::Line);
    writeMember(json, "x", point.x);
    writeMember(json, "y", point.y);
    json.endObject();
}

void writeForm(JsonWriter &json, const Outline &outline)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline)) {
        beginObjectMember(json, "circle", JsonLayout::Line);
        writeMember(json, "x", circle->center.x);
        writeMember(json, "y", circle->center.y);
        writeMember(json, "radius", circle->radius);
        json.endObject();
        return;
    }
    beginArrayMember(json, "vertices");
    json.beginArray(JsonLayout::Line);
    for (const geometry::Point point : std::get<PolygonOutline>(outline).points)
        writePlace(json, point);
    json.endArray();
    json.endArray();
}

void writeFixture(JsonWriter &json, const Shape &shape)
{
    const PhysicsValues physics = physicsOf(shape.properties);
    json.beginObject();
    writeMember(json, "label", shape.name);
    writeMember(json, "isSensor", physics.sensor);
    writeMember(json, "density", matterDensity(physics)); // that of the body counts for nothing
    writeForm(json, shape.outline);
    json.endObject();
}

void writeSpriteOffset(JsonWriter &json, geometry::Point offset)
{
    beginObjectMember(json, "render", JsonLayout::Line);
    beginObjectMember(json, "sprite", JsonLayout::Line);
    writeMember(json, "xOffset", offset.x);
    writeMember(json, "yOffset", offset.y);
    json.endObject();
    json.endObject();
}

/// Matter knows friction and restitution of whole bodies only: those of the first shape.
void writeBody(JsonWriter &json, const Document &document, const FrameBody &body)
{
    const PhysicsValues physics = physicsOf(body.frame->shapes.constFirst().properties);
    const CollisionFilter filter = mutualFilterOf(document, *body.frame);
    json.key(body.name);
    json.beginObject();
    writeMember(json, "type", "fromPhysicsEditor");
    writeMember(json, "label", body.name);
    writeMember(json, "isStatic", false);
    writeMember(json, "density", matterDensity(physics));
    writeMember(json, "restitution", physics.restitution);
    writeMember(json, "friction", physics.friction);
    writeMember(json, "frictionAir", 0.01);
    writeMember(json, "frictionStatic", 0.5);
    beginObjectMember(json, "collisionFilter", JsonLayout::Line);
    writeMember(json, "group", 0);
    writeMember(json, "category", filter.bits);
    writeMember(json, "mask", filter.mask);
    json.endObject();
    if (const geometry::Point offset = phaserSpriteOffset(*body.frame); offset != geometry::Point{})
        writeSpriteOffset(json, offset);
    beginArrayMember(json, "fixtures");
    for (const Shape &shape : body.frame->shapes)
        writeFixture(json, shape);
    json.endArray();
    json.endObject();
}

Result<ExportPreview> write(const Document &document, const QString &projectName, const ExportOptions &)
{
    const FrameBodies bodies = frameBodies(document);
    JsonWriter json;
    json.beginObject();
    for (const FrameBody &body : bodies.bodies)
        writeBody(json, document, body);
    json.endObject();
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".json"), json.document()}}, bodies.losses};
}

} // namespace

Format phaserFormat()
{
    Format format;
    format.id = "phaser";
    format.icon = ":/icons/format-phaser.svg";
    format.title = "Phaser 3 and 4";
    format.files = "PROJECT.json";
    format.summary = "Matter bodies in the layout of PhysicsEditor, one for each frame, by its name";
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.animation = false;
    capabilities.filtersPerShape = false;
    capabilities.properties = false;
    capabilities.physics = true;
    format.write = write;
    return format;
}

} // namespace hitbox
