#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/stage_levels.h"
#include "formats/json/json_parts.h"
#include "formats/json/json_writer.h"

/// Our own layout, for loaders that people write themselves: what was drawn, and next to it what a physics engine needs
/// (bits, masks, convex pieces). resources/schema/hitbox-export.schema.json describes it.
namespace hitbox {

namespace {

void exportCoordinates(JsonWriter &json, const PolygonOutline &polygon)
{
    writePoints(json, polygon.points);
    json.beginArrayMember("pieces");
    for (const geometry::Ring &piece : exportedPieces(polygon.points)) {
        json.beginArray(JsonLayout::Line);
        for (const geometry::Point point : piece)
            json.value(point);
        json.endArray();
    }
    json.endArray();
}

void exportCoordinates(JsonWriter &json, const geometry::Box &box)
{
    writeNumbers(json, "rect", box.min.x, box.min.y, box.width(), box.height());
}

/// The others as in the project file.
template <typename Exact>
void exportCoordinates(JsonWriter &json, const Exact &exact)
{
    writeCoordinates(json, exact);
}

void exportShape(JsonWriter &json, const CollisionFilters &filters, const Shape &shape)
{
    const CollisionFilter filter = filters.of(shape.category);
    json.beginObject();
    json.member("id", shape.id.value);
    writeTrackMembers(json, shape);
    json.member("name", shape.name);
    json.member("category", shape.category);
    json.member("bits", filter.bits);
    json.member("mask", filter.mask);
    json.member("type", kindName(shape.kind()));
    std::visit([&json](const auto &outline) { exportCoordinates(json, outline); }, shape.outline);
    writeProperties(json, shape.properties);
    json.endObject();
}

/// Objects of a line each; nothing for none.
template <typename Thing>
void exportList(JsonWriter &json, std::string_view key, const QList<Thing> &things,
                void (*writeMembers)(JsonWriter &json, const Thing &thing))
{
    if (things.isEmpty())
        return;
    json.beginArrayMember(key);
    for (const Thing &thing : things) {
        json.beginObject(JsonLayout::Line);
        writeMembers(json, thing);
        json.endObject();
    }
    json.endArray();
}

void exportFrame(JsonWriter &json, const CollisionFilters &filters, const Frame &frame)
{
    json.beginObject();
    writeFrameMembers(json, frame);
    exportList(json, "points", frame.points, writePointMembers);
    exportList(json, "events", frame.events, writeEventMembers);
    json.beginArrayMember("shapes");
    for (const Shape &shape : frame.shapes)
        exportShape(json, filters, shape);
    json.endArray();
    writeProperties(json, frame.properties);
    json.endObject();
}

void exportTag(JsonWriter &json, const Tag &tag)
{
    json.beginObject(JsonLayout::Line);
    writeTagMembers(json, tag);
    json.endObject();
}

void exportSprite(JsonWriter &json, const CollisionFilters &filters, const Sprite &sprite)
{
    json.beginObject();
    json.member("name", sprite.name);
    json.member("image", sprite.image);
    json.beginArrayMember("frames");
    for (const Frame &frame : sprite.frames)
        exportFrame(json, filters, frame);
    json.endArray();
    json.beginArrayMember("tags");
    for (const Tag &tag : sprite.tags)
        exportTag(json, tag);
    json.endArray();
    writeProperties(json, sprite.properties);
    json.endObject();
}

/// Without those of newer versions, of which nobody here can say what they mean.
QList<CategoryField> knownFields(const Category &category)
{
    QList<CategoryField> fields = category.fields;
    fields.removeIf([](const CategoryField &field) { return field.type == FieldType::Other; });
    return fields;
}

void exportCategory(JsonWriter &json, const CollisionFilters &filters, const Category &category)
{
    json.beginObject(JsonLayout::Line);
    json.member("name", category.name);
    json.member("color", category.color);
    json.member("bits", category.bits);
    json.member("mask", filters.of(category.name).mask);
    writeHits(json, category);
    exportList(json, "fields", knownFields(category), writeFieldMembers);
    json.endObject();
}

OutputFile stageFile(const Level &level)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", "hitbox-export-stage");
    json.member("version", exportFileVersion);
    json.member("name", level.stage->name);
    json.beginArrayMember("instances");
    for (const LevelInstance &placed : level.instances) {
        const Instance &instance = *placed.instance;
        json.beginObject(JsonLayout::Line);
        json.member("name", placed.name);
        json.member("sprite", instance.sprite);
        json.member("frame", instance.frame);
        json.member("position", instance.position);
        json.member("rotation", instance.rotation);
        json.member("scale", instance.scale);
        json.member("layer", instance.layer);
        json.member("tag", instance.tag);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return {level.fileName() + QStringLiteral(".json"), json.document(), partName(*level.stage)};
}

OutputFile projectFile(const Document &document, const QString &projectName)
{
    const CollisionFilters filters(document.categories);
    JsonWriter json;
    json.beginObject();
    json.member("format", "hitbox-export");
    json.member("version", exportFileVersion);
    json.member("project", projectName);
    json.beginArrayMember("categories");
    for (const Category &category : document.categories)
        exportCategory(json, filters, category);
    json.endArray();
    json.beginArrayMember("sprites");
    for (const Sprite &sprite : document.sprites)
        exportSprite(json, filters, sprite);
    json.endArray();
    writeProperties(json, document.properties);
    json.endObject();
    return {safeFileName(projectName) + QStringLiteral(".json"), json.document()};
}

Result<ExportPreview> writeJson(const Document &document, const QString &projectName, const ExportOptions &)
{
    const Levels levels = levelsOf(document);
    ExportPreview preview{{projectFile(document, projectName)}, levels.losses};
    for (const Level &level : levels.levels)
        preview.files.append(stageFile(level));
    return preview;
}

} // namespace

Format jsonFormat()
{
    Format format;
    format.id = "json";
    format.icon = ":/icons/format-json.svg";
    format.title = "JSON";
    format.files = "PROJECT.json, STAGE_stage.json";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats",
        "Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame");
    format.capabilities.concave = ConcavePolygons::WithPieces;
    format.capabilities.tracks = true;
    format.capabilities.inBetweens = true;
    format.capabilities.framePoints = true;
    format.capabilities.frameEvents = true;
    format.capabilities.frameImages = true;
    format.capabilities.fields = true;
    format.capabilities.repeats = true;
    format.roundTrip = RoundTrip{"json", FramesInFile::All};
    format.options = packingOptions();
    format.write = writeJson;
    return format;
}

} // namespace hitbox
