#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/phaser_sprite.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/physics_losses.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/json/json_writer.h"

#include <QCoreApplication>

/// The layout of PhysicsEditor, which Phaser's Matter takes as it is: a body by the name of each frame.
namespace hitbox {

namespace {

void writeForm(JsonWriter &json, const Outline &outline)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline)) {
        json.beginObjectMember("circle", JsonLayout::Line);
        json.member("x", circle->center.x);
        json.member("y", circle->center.y);
        json.member("radius", circle->radius);
        json.endObject();
        return;
    }
    json.beginArrayMember("vertices");
    json.beginArray(JsonLayout::Line);
    for (const geometry::Point point : std::get<PolygonOutline>(outline).points)
        json.place(point);
    json.endArray();
    json.endArray();
}

void writeFixture(JsonWriter &json, const Shape &shape)
{
    const PhysicsValues physics = physicsOf(shape.properties);
    json.beginObject();
    json.member("label", shape.name);
    json.member("isSensor", physics.sensor);
    json.member("density", matterDensity(physics)); // that of the body counts for nothing
    writeForm(json, shape.outline);
    json.endObject();
}

void writeSpriteOffset(JsonWriter &json, geometry::Point offset)
{
    json.beginObjectMember("render", JsonLayout::Line);
    json.beginObjectMember("sprite", JsonLayout::Line);
    json.member("xOffset", offset.x);
    json.member("yOffset", offset.y);
    json.endObject();
    json.endObject();
}

/// Matter knows friction and restitution of whole bodies only: those of the first shape.
void writeBody(JsonWriter &json, const CollisionFilters &filters, const FrameBody &body)
{
    const PhysicsValues physics = physicsOf(body.frame->shapes.constFirst().properties);
    const CollisionFilter filter = filters.mutual(*body.frame);
    json.key(body.name);
    json.beginObject();
    json.member("type", "fromPhysicsEditor");
    json.member("label", body.name);
    json.member("isStatic", false);
    json.member("density", matterDensity(physics));
    json.member("restitution", physics.restitution);
    json.member("friction", physics.friction);
    json.member("frictionAir", 0.01);
    json.member("frictionStatic", 0.5);
    json.beginObjectMember("collisionFilter", JsonLayout::Line);
    json.member("group", 0);
    json.member("category", filter.bits);
    json.member("mask", filter.mask);
    json.endObject();
    if (const geometry::Point offset = phaserSpriteOffset(*body.frame); offset != geometry::Point{})
        writeSpriteOffset(json, offset);
    json.beginArrayMember("fixtures");
    for (const Shape &shape : body.frame->shapes)
        writeFixture(json, shape);
    json.endArray();
    json.endObject();
}

Result<ExportPreview> writePhaser(const Document &document, const QString &projectName, const ExportOptions &)
{
    const FrameBodies bodies = frameBodies(document);
    const CollisionFilters filters(document.categories);
    JsonWriter json;
    json.beginObject();
    for (const FrameBody &body : bodies.bodies)
        writeBody(json, filters, body);
    json.endObject();
    const QString surfaces = QCoreApplication::translate(
        "hitbox::formats",
        "Friction and restitution are those of the first shape of each frame: Matter knows them of whole bodies only");
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".json"), json.document()}},
                         bodies.losses + surfacesLost(document, surfaces)};
}

} // namespace

Format phaserFormat()
{
    Format format;
    format.id = "phaser";
    format.icon = ":/icons/format-phaser.svg";
    format.title = QT_TRANSLATE_NOOP("hitbox::formats", "Phaser 3 and 4");
    format.files = "PROJECT.json";
    format.summary = QT_TRANSLATE_NOOP("hitbox::formats",
                                       "Matter bodies in the layout of PhysicsEditor, one for each frame, by its name");
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.animation = false;
    capabilities.pivots = false;
    capabilities.filtersPerShape = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    format.roundTrip = RoundTrip{"phaser", FramesInFile::Bodies};
    format.write = writePhaser;
    return format;
}

} // namespace hitbox
