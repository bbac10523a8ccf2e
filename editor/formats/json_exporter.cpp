#include "formats/export_preparation.h"
#include "formats/exporters.h"
#include "formats/member.h"
#include "formats/project_writer.h"
#include "formats/stage_levels.h"

#include <hitbox/geometry/convex_pieces.h>

/// Our own layout, for loaders that people write themselves: what was drawn, and next to it what a physics engine needs
/// (bits, masks, convex pieces). resources/schema/hitbox-export.schema.json describes it.
namespace hitbox {

namespace {

void writeProperties(JsonWriter &json, const Properties &properties)
{
    if (properties.isEmpty())
        return;
    beginObjectMember(json, "properties", JsonLayout::Line);
    for (const Property &property : properties) {
        json.key(property.name);
        std::visit([&json](const auto &value) { json.value(value); }, property.value);
    }
    json.endObject();
}

template <typename Points>
void writePoints(JsonWriter &json, const Points &points)
{
    json.beginArray(JsonLayout::Line);
    for (const geometry::Point point : points)
        json.value(point);
    json.endArray();
}

void writeNumbers(JsonWriter &json, std::string_view key, std::initializer_list<double> numbers)
{
    beginArrayMember(json, key, JsonLayout::Line);
    for (const double number : numbers)
        json.value(number);
    json.endArray();
}

void writeOutline(JsonWriter &json, const PolygonOutline &polygon)
{
    json.key(std::string_view("points"));
    writePoints(json, polygon.points);
    beginArrayMember(json, "pieces");
    for (const geometry::Ring &piece : geometry::convexPieces(polygon.points))
        writePoints(json, piece);
    json.endArray();
}

void writeOutline(JsonWriter &json, const geometry::Circle &circle)
{
    writeMember(json, "center", circle.center);
    writeMember(json, "radius", circle.radius);
}

void writeOutline(JsonWriter &json, const geometry::Box &box)
{
    writeNumbers(json, "rect", {box.min.x, box.min.y, box.width(), box.height()});
}

void writeOutline(JsonWriter &json, const geometry::Capsule &capsule)
{
    writeMember(json, "from", capsule.from);
    writeMember(json, "to", capsule.to);
    writeMember(json, "radius", capsule.radius);
}

void writeOutline(JsonWriter &json, const ChainLine &chain)
{
    json.key(std::string_view("points"));
    writePoints(json, chain.points);
}

void writeShape(JsonWriter &json, const Document &document, const Shape &shape)
{
    const CollisionFilter filter = filterOf(document, shape.category);
    json.beginObject();
    writeMember(json, "id", shape.id.value);
    writeMember(json, "name", shape.name);
    writeMember(json, "category", shape.category);
    writeMember(json, "bits", filter.bits);
    writeMember(json, "mask", filter.mask);
    writeMember(json, "type", kindName(shape.kind()));
    std::visit([&json](const auto &outline) { writeOutline(json, outline); }, shape.outline);
    writeProperties(json, shape.properties);
    json.endObject();
}

void writeFrame(JsonWriter &json, const Document &document, const Frame &frame)
{
    json.beginObject();
    writeMember(json, "name", frame.name);
    writeNumbers(
        json, "rect",
        {double(frame.rect.x()), double(frame.rect.y()), double(frame.rect.width()), double(frame.rect.height())});
    writeNumbers(json, "size", {double(frame.size.width()), double(frame.size.height())});
    writeNumbers(json, "offset", {double(frame.offset.x()), double(frame.offset.y())});
    writeMember(json, "pivot", frame.pivot);
    writeMember(json, "duration", frame.duration);
    beginArrayMember(json, "shapes");
    for (const Shape &shape : frame.shapes)
        writeShape(json, document, shape);
    json.endArray();
    writeProperties(json, frame.properties);
    json.endObject();
}

void writeTag(JsonWriter &json, const Tag &tag)
{
    json.beginObject(JsonLayout::Line);
    writeMember(json, "name", tag.name);
    writeMember(json, "from", tag.from);
    writeMember(json, "to", tag.to);
    writeMember(json, "direction", directionName(tag.direction));
    json.endObject();
}

void writeSprite(JsonWriter &json, const Document &document, const Sprite &sprite)
{
    json.beginObject();
    writeMember(json, "name", sprite.name);
    writeMember(json, "image", sprite.image);
    beginArrayMember(json, "frames");
    for (const Frame &frame : sprite.frames)
        writeFrame(json, document, frame);
    json.endArray();
    beginArrayMember(json, "tags");
    for (const Tag &tag : sprite.tags)
        writeTag(json, tag);
    json.endArray();
    writeProperties(json, sprite.properties);
    json.endObject();
}

void writeCategory(JsonWriter &json, const Document &document, const Category &category)
{
    json.beginObject(JsonLayout::Line);
    writeMember(json, "name", category.name);
    writeMember(json, "color", category.color);
    writeMember(json, "bits", category.bits);
    writeMember(json, "mask", filterOf(document, category.name).mask);
    beginArrayMember(json, "hits");
    for (const QString &hit : category.hits)
        json.value(hit);
    json.endArray();
    json.endObject();
}

OutputFile stageFile(const Level &level)
{
    JsonWriter json;
    json.beginObject();
    writeMember(json, "format", "hitbox-export-stage");
    writeMember(json, "version", exportFileVersion);
    writeMember(json, "name", level.stage->name);
    beginArrayMember(json, "instances");
    for (const LevelInstance &placed : level.instances) {
        const Instance &instance = *placed.instance;
        json.beginObject(JsonLayout::Line);
        writeMember(json, "name", placed.name);
        writeMember(json, "sprite", instance.sprite);
        writeMember(json, "frame", instance.frame);
        writeMember(json, "position", instance.position);
        writeMember(json, "rotation", instance.rotation);
        writeMember(json, "scale", instance.scale);
        writeMember(json, "layer", instance.layer);
        writeMember(json, "tag", instance.tag);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return {level.fileName() + QStringLiteral(".json"), json.document()};
}

OutputFile projectFile(const Document &document, const QString &projectName)
{
    JsonWriter json;
    json.beginObject();
    writeMember(json, "format", "hitbox-export");
    writeMember(json, "version", exportFileVersion);
    writeMember(json, "project", projectName);
    beginArrayMember(json, "categories");
    for (const Category &category : document.categories)
        writeCategory(json, document, category);
    json.endArray();
    beginArrayMember(json, "sprites");
    for (const Sprite &sprite : document.sprites)
        writeSprite(json, document, sprite);
    json.endArray();
    writeProperties(json, document.properties);
    json.endObject();
    return {safeFileName(projectName) + QStringLiteral(".json"), json.document()};
}

Result<ExportPreview> write(const Document &document, const QString &projectName, const ExportOptions &)
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
    format.summary = "Everything in one documented file: outlines and convex pieces, bits and masks, frame by frame";
    format.capabilities.concave = ConcavePolygons::WithPieces;
    format.write = write;
    return format;
}

} // namespace hitbox
