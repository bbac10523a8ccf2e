#include "formats/project/project_writer.h"

#include "document/numbers.h"
#include "formats/json/json_parts.h"
#include "formats/project/project_conflicts.h"
#include "formats/project/project_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

/// The nearest double with so many significant digits.
double rounded(double value, int digits)
{
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, digits - 1);
    return parseNumber({text.data(), size_t(end.ptr - text.data())}).value_or(value);
}

/// What was unknown where it was read may be called like what an edit has put there since, which is meant now: a file
/// in which a key stands twice is no file that anybody reads.
void writeExtras(JsonWriter &writer, const Extras &extras)
{
    QSet<QByteArray> written = extras.isEmpty() ? QSet<QByteArray>() : writer.keys();
    for (const ExtraMember &extra : extras) {
        const QByteArray key = JsonWriter::quoted(extra.key);
        if (written.contains(key))
            continue;
        written.insert(key);
        writer.key(extra.key);
        writer.value(extra.value);
    }
}

template <typename Item, typename Write>
void writeList(JsonWriter &writer, std::string_view key, const QList<Item> &items, const Write &write)
{
    writer.beginArrayMember(key);
    for (const Item &item : items)
        write(writer, item);
    writer.endArray();
}

void writeCoordinates(JsonWriter &writer, const PolygonOutline &polygon)
{
    writePoints(writer, polygon.points);
}

/// Not every box can be told by corner and size: -0.7 plus any double is never exactly 0.1. Such a box has its largest
/// corner written out behind.
void writeCoordinates(JsonWriter &writer, const geometry::Box &box)
{
    const double width = boxExtent(box.min.x, box.max.x);
    const double height = boxExtent(box.min.y, box.max.y);
    writeNumbers(writer, "rect", box.min.x, box.min.y, width, height);
    if (box.min.x + width != box.max.x || box.min.y + height != box.max.y)
        writer.member("max", box.max);
}

void writeOutline(JsonWriter &writer, const Outline &outline)
{
    writer.member("type", kindName(kindOf(outline)));
    std::visit([&](const auto &exact) { writeCoordinates(writer, exact); }, outline);
}

void writeShape(JsonWriter &writer, const Shape &shape)
{
    writer.beginObject(JsonLayout::Line);
    writer.member("id", shape.id.value);
    writeTrackMembers(writer, shape);
    writer.member("name", shape.name);
    writer.member("category", shape.category);
    writeOutline(writer, shape.outline);
    if (!shape.visible) {
        writer.member("visible", false);
    }
    if (shape.locked) {
        writer.member("locked", true);
    }
    writeProperties(writer, shape.properties);
    writeExtras(writer, shape.extras);
    writer.endObject();
}

void writePoint(JsonWriter &writer, const FramePoint &point)
{
    writer.beginObject(JsonLayout::Line);
    writePointMembers(writer, point);
    writeExtras(writer, point.extras);
    writer.endObject();
}

void writeEvent(JsonWriter &writer, const FrameEvent &event)
{
    writer.beginObject(JsonLayout::Line);
    writeEventMembers(writer, event);
    writeExtras(writer, event.extras);
    writer.endObject();
}

void writePixels(JsonWriter &writer, const SeenPixels &pixels)
{
    writer.beginObjectMember("pixels", JsonLayout::Line);
    writer.member("digest", pixels.digest);
    const QRect &bounds = pixels.bounds;
    writeNumbers(writer, "bounds", bounds.x(), bounds.y(), bounds.width(), bounds.height());
    writer.endObject();
}

void writeFrame(JsonWriter &writer, const Frame &frame)
{
    writer.beginObject();
    writeFrameMembers(writer, frame);
    if (!frame.imageHash.isEmpty())
        writer.member("imageHash", frame.imageHash);
    if (!frame.pixels.digest.isEmpty())
        writePixels(writer, frame.pixels);
    if (!frame.points.isEmpty())
        writeList(writer, "points", frame.points, writePoint);
    if (!frame.events.isEmpty())
        writeList(writer, "events", frame.events, writeEvent);
    writeList(writer, "shapes", frame.shapes, writeShape);
    writeProperties(writer, frame.properties);
    writeExtras(writer, frame.extras);
    writer.endObject();
}

void writeTag(JsonWriter &writer, const Tag &tag)
{
    writer.beginObject(JsonLayout::Line);
    writeTagMembers(writer, tag);
    writeExtras(writer, tag.extras);
    writer.endObject();
}

/// How far the frames of all sprites are written.
struct WrittenFrames {
    const ProjectProgress &progress;
    qint64 all = 0;
    qint64 done = 0;
    bool isStopped = false;

    bool goesOn()
    {
        isStopped = isStopped || (progress && !progress(done++, all));
        return !isStopped;
    }
};

void writeSprite(JsonWriter &writer, const Sprite &sprite, WrittenFrames &frames)
{
    writer.beginObject();
    writer.member("name", sprite.name);
    writer.member("image", sprite.image);
    if (!sprite.imageHash.isEmpty())
        writer.member("imageHash", sprite.imageHash);
    writeList(writer, "frames", sprite.frames, [&frames](JsonWriter &to, const Frame &frame) {
        if (frames.goesOn())
            writeFrame(to, frame);
    });
    if (!sprite.tags.isEmpty())
        writeList(writer, "tags", sprite.tags, writeTag);
    writeProperties(writer, sprite.properties);
    writeExtras(writer, sprite.extras);
    writer.endObject();
}

void writeField(JsonWriter &writer, const CategoryField &field)
{
    writer.beginObject(JsonLayout::Line);
    writeFieldMembers(writer, field);
    writeExtras(writer, field.extras);
    writer.endObject();
}

void writeCategory(JsonWriter &writer, const Category &category)
{
    writer.beginObject(JsonLayout::Line);
    writer.member("name", category.name);
    writer.member("color", category.color);
    writer.member("bits", category.bits);
    writeHits(writer, category);
    if (!category.fields.isEmpty())
        writeList(writer, "fields", category.fields, writeField);
    writeExtras(writer, category.extras);
    writer.endObject();
}

void writeInstance(JsonWriter &writer, const Instance &instance)
{
    writer.beginObject(JsonLayout::Line);
    writer.member("sprite", instance.sprite);
    writer.member("frame", instance.frame);
    writer.member("position", instance.position);
    writer.member("rotation", instance.rotation);
    writer.member("scale", instance.scale);
    if (!instance.layer.isEmpty())
        writer.member("layer", instance.layer);
    if (!instance.tag.isEmpty())
        writer.member("tag", instance.tag);
    if (instance.velocity != geometry::Point{})
        writer.member("velocity", instance.velocity);
    if (instance.spin != 0)
        writer.member("spin", instance.spin);
    writeExtras(writer, instance.extras);
    writer.endObject();
}

void writeLayer(JsonWriter &writer, const StageLayer &layer)
{
    writer.beginObject(JsonLayout::Line);
    writer.member("name", layer.name);
    if (!layer.visible)
        writer.member("visible", false);
    if (layer.locked)
        writer.member("locked", true);
    writeExtras(writer, layer.extras);
    writer.endObject();
}

void writeProbe(JsonWriter &writer, const Probe &probe)
{
    writer.beginObject(JsonLayout::Line);
    writeOutline(writer, probe.outline);
    writeExtras(writer, probe.extras);
    writer.endObject();
}

void writeEmitter(JsonWriter &writer, const Emitter &emitter)
{
    writer.beginObject(JsonLayout::Line);
    writer.member("name", emitter.name);
    writer.member("category", emitter.category);
    writer.beginObjectMember("bullet", JsonLayout::Line);
    writeOutline(writer, emitter.bullet);
    writer.endObject();
    if (emitter.source == EmitterSource::Edges)
        writer.member("from", edgesName());
    else
        writer.member("from", emitter.place);
    if (emitter.target)
        writer.member("target", *emitter.target);
    else
        writer.member("target", emitter.aim);
    writer.member("interval", emitter.interval);
    writer.member("speed", emitter.speed);
    writer.member("spread", emitter.spread);
    writeExtras(writer, emitter.extras);
    writer.endObject();
}

void writeStage(JsonWriter &writer, const Stage &stage)
{
    writer.beginObject();
    writer.member("name", stage.name);
    writeList(writer, "instances", stage.instances, writeInstance);
    if (!stage.layers.isEmpty())
        writeList(writer, "layers", stage.layers, writeLayer);
    if (!stage.probes.isEmpty())
        writeList(writer, "probes", stage.probes, writeProbe);
    if (!stage.emitters.isEmpty())
        writeList(writer, "emitters", stage.emitters, writeEmitter);
    writeExtras(writer, stage.extras);
    writer.endObject();
}

void writeProfile(JsonWriter &writer, const ExportProfile &profile)
{
    writer.beginObject(JsonLayout::Line);
    writer.member("name", profile.name);
    writer.member("format", profile.format);
    if (!profile.folder.isEmpty())
        writer.member("folder", profile.folder);
    if (!profile.options.isEmpty()) {
        writer.beginObjectMember("options", JsonLayout::Line);
        for (const auto &[key, value] : profile.options.asKeyValueRange()) {
            writer.key(key);
            writer.value(value);
        }
        writer.endObject();
    }
    if (profile.onSave)
        writer.member("onSave", true);
    writeExtras(writer, profile.extras);
    writer.endObject();
}

void writeRules(JsonWriter &writer, const QList<RuleSetting> &rules)
{
    writer.beginObjectMember("rules");
    for (const RuleSetting &setting : rules) {
        writer.key(setting.rule);
        writer.value(severitySettingName(setting.severity));
    }
    writer.endObject();
}

/// Of the ids and the numbers of tracks.
int largestNumber(const Document &document)
{
    int largest = 0;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                largest = std::max({largest, shape.id.value, shape.track.value});
        }
    }
    return largest;
}

} // namespace

double boxExtent(double min, double max)
{
    const double infinity = std::numeric_limits<double>::infinity();
    double extent = max - min;
    for (const double candidate : {std::nextafter(extent, 0), std::nextafter(extent, infinity)}) {
        if (min + extent != max && min + candidate == max)
            extent = candidate;
    }
    if (min + extent != max)
        return extent;
    // No shorter number than a whole one of its size leads to the same place: coordinates are below 1e9, where
    // doubles lie much closer than 1.
    if (extent == std::trunc(extent))
        return extent;
    for (int digits = 1; digits < std::numeric_limits<double>::max_digits10; ++digits) {
        const double shorter = rounded(extent, digits);
        if (min + shorter == max)
            return shorter;
    }
    return extent;
}

bool writeProjectJson(JsonWriter &writer, const Document &document, const ProjectProgress &progress)
{
    WrittenFrames frames{.progress = progress};
    for (const Sprite &sprite : document.sprites)
        frames.all += sprite.frames.size();
    writer.beginObject();
    writer.member("format", "hitbox-project");
    writer.member("version", projectFileVersion);
    if (document.nextShapeId != largestNumber(document) + 1) {
        writer.member("nextId", document.nextShapeId);
    }
    if (!document.engine.isEmpty())
        writer.member("engine", document.engine);
    if (!document.rules.isEmpty())
        writeRules(writer, document.rules);
    writeList(writer, "categories", document.categories, writeCategory);
    writeList(writer, "sprites", document.sprites,
              [&frames](JsonWriter &to, const Sprite &sprite) { writeSprite(to, sprite, frames); });
    writeList(writer, "stages", document.stages, writeStage);
    if (!document.exportProfiles.isEmpty())
        writeList(writer, "exports", document.exportProfiles, writeProfile);
    if (!document.conflicts.isEmpty())
        writeList(writer, "conflicts", document.conflicts, writeConflict);
    writeProperties(writer, document.properties);
    writeExtras(writer, document.extras);
    writer.endObject();
    return !frames.isStopped;
}

} // namespace hitbox
