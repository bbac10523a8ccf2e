#include "formats/project/project_reader.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/exporters/exporters.h"
#include "formats/json/json_fields.h"
#include "formats/project/project_conflicts.h"
#include "formats/project/project_members.h"
#include "formats/project/project_outlines.h"
#include "formats/project/project_words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

class ProjectReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)
};

using namespace fields;

enum class JsonSource { Project, Export };

/// Holds what is counted over the whole file.
class ProjectReader
{
public:
    ProjectReader(JsonSource source, const ProjectProgress &progress)
        : m_source(source)
        , m_progress(progress)
    {
    }

    Document documentOf(JsonValue root);
    Sprite spriteOf(JsonValue value);
    Shape shapeOf(JsonValue value);

private:
    Frame frameOf(JsonValue value, const QString &sprite, qsizetype index);
    Outline outlineOf(JsonValue type, JsonFields &fields);
    QList<geometry::Point> pointsOf(JsonFields &fields);
    ShapeId idOf(JsonValue value);
    void takePoints(JsonFields &fields, Frame &frame);
    void takeEvents(JsonFields &fields, Frame &frame);
    Probe probeOf(JsonValue value);
    Outline bulletOf(JsonValue value);
    Emitter emitterOf(JsonValue value);
    Stage stageOf(JsonValue value);
    void giveMissingIds(Document &document) const;
    Extras extrasOf(const JsonFields &fields) const;
    void tellProgress(JsonValue at) const;

    JsonSource m_source;
    const ProjectProgress &m_progress;
    qint64 m_values = 0;         ///< in the whole file
    QHash<int, JsonValue> m_ids; ///< where each stands
    int m_largestId = 0;         ///< and number of a track
    bool m_lacksIds = false;
    qint64 m_points = 0;
    qint64 m_framePoints = 0;
    qint64 m_frameEvents = 0;
};

void ProjectReader::tellProgress(JsonValue at) const
{
    if (m_progress && !m_progress(at.position(), m_values))
        throw Refusal{{.file = {}, .place = {}, .what = ProjectReaderWords::tr("reading was stopped")}};
}

ShapeId ProjectReader::idOf(JsonValue value)
{
    // The next id has to be a number, too.
    constexpr int largest = std::numeric_limits<int>::max() - 1;
    const int id = wholeNumber(value, 1, largest);
    if (const auto other = m_ids.constFind(id); other != m_ids.constEnd())
        refuse(value, ProjectReaderWords::tr("an id that no other shape of the project has; %1 is it already")
                          .arg(other->path()));
    m_ids.insert(id, value);
    m_largestId = std::max(m_largestId, id);
    return {id};
}

QList<geometry::Point> ProjectReader::pointsOf(JsonFields &fields)
{
    const JsonValue value = arrayOf(required(fields, "points"), ProjectReaderWords::tr("an array of points"));
    m_points += value.size();
    if (m_points > limits::points)
        throw Refusal{
            {.file = {},
             .place = value.path(),
             .what = ProjectReaderWords::tr("found more than %1 points in the file, which is more than can be read")
                         .arg(limits::points)}};
    QList<geometry::Point> points;
    points.reserve(value.size());
    for (const JsonValue point : value.items())
        points.append(pointOf(point));
    return points;
}

Outline ProjectReader::outlineOf(JsonValue type, JsonFields &fields)
{
    const QString name = textOf(type);
    if (name == kindName(ShapeKind::Polygon))
        return PolygonOutline{pointsOf(fields)};
    if (name == kindName(ShapeKind::Circle))
        return circleOf(fields);
    if (name == kindName(ShapeKind::Box))
        return boxOf(fields);
    if (name == kindName(ShapeKind::Capsule))
        return capsuleOf(fields);
    if (name == kindName(ShapeKind::Chain))
        return ChainLine{pointsOf(fields)};
    refuse(type, ProjectReaderWords::tr("\"polygon\", \"circle\", \"box\", \"capsule\" or \"chain\""));
}

/// An export says more than a document holds, such as convex pieces: it follows from the rest.
Extras ProjectReader::extrasOf(const JsonFields &fields) const
{
    return m_source == JsonSource::Project ? fields.rest() : Extras();
}

Shape ProjectReader::shapeOf(JsonValue value)
{
    tellProgress(value);
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("a shape"));
    Shape shape;
    if (const std::optional<JsonValue> id = fields.take("id"))
        shape.id = idOf(*id);
    else
        m_lacksIds = true;
    shape.track = trackOf(fields);
    m_largestId = std::max(m_largestId, shape.track.value);
    Extras newer;
    shape.between = betweenOf(fields, newer);
    shape.name = optionalText(fields, "name");
    shape.category = optionalText(fields, "category");
    shape.outline = outlineOf(required(fields, "type"), fields);
    shape.visible = optionalTruth(fields, "visible", shape.visible);
    shape.locked = optionalTruth(fields, "locked", shape.locked);
    shape.properties = propertiesOf(fields);
    shape.extras = extrasOf(fields);
    if (m_source == JsonSource::Project)
        shape.extras += newer;
    return shape;
}

void ProjectReader::takePoints(JsonFields &fields, Frame &frame)
{
    const std::optional<JsonValue> points = fields.take("points");
    if (!points)
        return;
    m_framePoints += arrayOf(*points, ProjectReaderWords::tr("an array of the frame's points")).size();
    if (m_framePoints > limits::framePoints)
        throw Refusal{{.file = {},
                       .place = points->path(),
                       .what = ProjectReaderWords::tr("found more than %1 points of frames in the file, which is more "
                                                      "than can be read: take some out, or split the project")
                                   .arg(limits::framePoints)}};
    for (const JsonValue point : points->items())
        frame.points.append(framePointOf(point));
}

void ProjectReader::takeEvents(JsonFields &fields, Frame &frame)
{
    const std::optional<JsonValue> events = fields.take("events");
    if (!events)
        return;
    m_frameEvents += arrayOf(*events, ProjectReaderWords::tr("an array of the frame's events")).size();
    if (m_frameEvents > limits::framePoints)
        throw Refusal{{.file = {},
                       .place = events->path(),
                       .what = ProjectReaderWords::tr("found more than %1 events in the file, which is more than can "
                                                      "be read: take some out, or split the project")
                                   .arg(limits::framePoints)}};
    for (const JsonValue event : events->items())
        frame.events.append(frameEventOf(event));
}

/// What a newer version adds to it goes: the frame is looked at anew.
SeenPixels pixelsOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("what a frame shows"));
    constexpr int largest = int(limits::coordinate);
    SeenPixels pixels;
    pixels.digest = textOf(required(fields, "digest"));
    const auto [x, y, width, height] =
        elements<4>(required(fields, "bounds"), ProjectReaderWords::tr("[x, y, width, height]"));
    pixels.bounds =
        QRect(wholeCoordinate(x), wholeCoordinate(y), wholeNumber(width, 1, largest), wholeNumber(height, 1, largest));
    return pixels;
}

Frame ProjectReader::frameOf(JsonValue value, const QString &sprite, qsizetype index)
{
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("a frame"));
    constexpr int largest = limits::frameSide;
    Frame frame;
    const auto takeName = fields.take("name");
    frame.name = takeName ? textOf(*takeName) : sprite + u'_' + QString::number(index);
    frame.image = optionalText(fields, "image");
    const auto [x, y, width, height] =
        elements<4>(required(fields, "rect"), ProjectReaderWords::tr("[x, y, width, height]"));
    frame.rect =
        QRect(wholeCoordinate(x), wholeCoordinate(y), wholeNumber(width, 1, largest), wholeNumber(height, 1, largest));
    frame.size = frame.rect.size();
    if (const std::optional<JsonValue> size = fields.take("size")) {
        const auto [w, h] = elements<2>(*size, ProjectReaderWords::tr("[width, height]"));
        frame.size = QSize(wholeNumber(w, 1, largest), wholeNumber(h, 1, largest));
    }
    if (const std::optional<JsonValue> offset = fields.take("offset")) {
        const auto [dx, dy] = elements<2>(*offset, ProjectReaderWords::tr("a pair of whole numbers"));
        frame.offset = QPoint(wholeCoordinate(dx), wholeCoordinate(dy));
    }
    frame.pivot = optionalPoint(fields, "pivot", {frame.size.width() / 2.0, frame.size.height() / 2.0});
    if (const std::optional<JsonValue> duration = fields.take("duration"))
        frame.duration = lengthOf(*duration, ProjectReaderWords::tr("milliseconds from 0 to 1000000000"));
    frame.imageHash = optionalText(fields, "imageHash");
    if (const std::optional<JsonValue> pixels = fields.take("pixels"))
        frame.pixels = pixelsOf(*pixels);
    takePoints(fields, frame);
    takeEvents(fields, frame);
    if (const std::optional<JsonValue> shapes = fields.take("shapes")) {
        frame.shapes.reserve(shapes->size());
        for (const JsonValue shape : arrayOf(*shapes, ProjectReaderWords::tr("an array of shapes")).items())
            frame.shapes.append(shapeOf(shape));
    }
    frame.properties = propertiesOf(fields);
    frame.extras = extrasOf(fields);
    return frame;
}

QString baseNameOf(const QString &image)
{
    const QString base = QFileInfo(image).completeBaseName();
    return base.isEmpty() ? QStringLiteral("sprite") : base;
}

Sprite ProjectReader::spriteOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("a sprite"));
    Sprite sprite;
    const auto takeName = fields.take("name");
    sprite.image = textOf(required(fields, "image"));
    sprite.name = takeName ? textOf(*takeName) : baseNameOf(sprite.image);
    sprite.imageHash = optionalText(fields, "imageHash");
    const JsonValue frames = arrayOf(required(fields, "frames"), ProjectReaderWords::tr("an array of frames"));
    sprite.frames.reserve(frames.size());
    for (const JsonValue frame : frames.items())
        sprite.frames.append(frameOf(frame, sprite.name, sprite.frames.size()));
    if (const std::optional<JsonValue> tags = fields.take("tags")) {
        for (const JsonValue tag : arrayOf(*tags, ProjectReaderWords::tr("an array of tags")).items())
            sprite.tags.append(tagOf(tag));
    }
    sprite.properties = propertiesOf(fields);
    sprite.extras = extrasOf(fields);
    return sprite;
}

Probe ProjectReader::probeOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("a probe"));
    Probe probe;
    probe.outline = outlineOf(required(fields, "type"), fields);
    probe.extras = extrasOf(fields);
    return probe;
}

Outline ProjectReader::bulletOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("the shape of a bullet"));
    return outlineOf(required(fields, "type"), fields);
}

Emitter ProjectReader::emitterOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("an emitter"));
    Emitter emitter;
    emitter.name = optionalText(fields, "name");
    emitter.category = optionalText(fields, "category");
    if (const std::optional<JsonValue> bullet = fields.take("bullet"))
        emitter.bullet = bulletOf(*bullet);
    if (const std::optional<JsonValue> from = fields.take("from"); from && !isEdges(*from)) {
        emitter.source = EmitterSource::Place;
        emitter.place = pointOf(*from);
    }
    if (const std::optional<JsonValue> target = fields.take("target")) {
        if (target->isArray())
            emitter.aim = pointOf(*target);
        else
            emitter.target = wholeNumber(*target, 0, std::numeric_limits<int>::max());
    }
    if (const std::optional<JsonValue> interval = fields.take("interval"))
        emitter.interval = shotInterval(*interval);
    if (const std::optional<JsonValue> speed = fields.take("speed"))
        emitter.speed = lengthOf(*speed, ProjectReaderWords::tr("pixels a second from 0 to 1000000000"));
    if (const std::optional<JsonValue> spread = fields.take("spread"))
        emitter.spread = lengthOf(*spread, ProjectReaderWords::tr("degrees from 0 on"));
    emitter.extras = extrasOf(fields);
    return emitter;
}

Stage ProjectReader::stageOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectReaderWords::tr("a stage"));
    Stage stage;
    stage.name = optionalText(fields, "name");
    if (const std::optional<JsonValue> instances = fields.take("instances")) {
        for (const JsonValue instance : arrayOf(*instances, ProjectReaderWords::tr("an array of instances")).items())
            stage.instances.append(instanceOf(instance));
    }
    if (const std::optional<JsonValue> layers = fields.take("layers")) {
        for (const JsonValue layer : arrayOf(*layers, ProjectReaderWords::tr("an array of layers")).items())
            stage.layers.append(layerOf(layer));
    }
    if (const std::optional<JsonValue> probes = fields.take("probes")) {
        for (const JsonValue probe : arrayOf(*probes, ProjectReaderWords::tr("an array of probes")).items())
            stage.probes.append(probeOf(probe));
    }
    if (const std::optional<JsonValue> emitters = fields.take("emitters")) {
        for (const JsonValue emitter : arrayOf(*emitters, ProjectReaderWords::tr("an array of emitters")).items())
            stage.emitters.append(emitterOf(emitter));
    }
    stage.extras = extrasOf(fields);
    return stage;
}

/// Numbers beyond the ones in the file, or what is free below once those are used up.
void ProjectReader::giveMissingIds(Document &document) const
{
    QSet<int> taken(m_ids.keyBegin(), m_ids.keyEnd());
    int free = 1;
    for (Sprite &sprite : document.sprites) {
        for (Frame &frame : sprite.frames) {
            for (Shape &shape : frame.shapes) {
                if (shape.id)
                    continue;
                if (document.nextShapeId < std::numeric_limits<int>::max()) {
                    shape.id = {document.nextShapeId++};
                    continue;
                }
                while (taken.contains(free))
                    ++free;
                taken.insert(free);
                shape.id = {free};
            }
        }
    }
}

void checkHeader(JsonFields &fields, JsonSource source)
{
    const char *name = source == JsonSource::Project ? "hitbox-project" : "hitbox-export";
    const int newest = source == JsonSource::Project ? projectFileVersion : exportFileVersion;
    const JsonValue format = required(fields, "format");
    if (format.toUtf8() != std::string_view(name))
        refuse(format, QStringLiteral("\"%1\"").arg(QLatin1String(name)));
    const JsonValue version = required(fields, "version");
    const std::optional<qint64> number = version.toInteger();
    if (!number || *number < 1)
        refuse(version, ProjectReaderWords::tr("a version, a whole number from 1 on"));
    if (*number > newest)
        throw Refusal{
            {.file = {},
             .place = version.path(),
             .what = ProjectReaderWords::tr("made by a newer Hitbox Editor (version %1); this one reads version %2")
                         .arg(*number)
                         .arg(newest)}};
}

Document ProjectReader::documentOf(JsonValue root)
{
    JsonFields fields =
        objectFields(root, ProjectReaderWords::tr("a project, an object with \"format\": \"hitbox-project\""));
    checkHeader(fields, m_source);
    m_values = root.extent();
    Document document;
    int nextId = 1;
    if (const std::optional<JsonValue> value = fields.take("nextId"))
        nextId = wholeNumber(*value, 1, std::numeric_limits<int>::max());
    document.engine = optionalText(fields, "engine");
    if (const std::optional<JsonValue> rules = fields.take("rules"))
        document.rules = rulesOf(*rules);
    if (const std::optional<JsonValue> categories = fields.take("categories")) {
        for (const JsonValue category : arrayOf(*categories, ProjectReaderWords::tr("an array of categories")).items())
            document.categories.append(categoryOf(category));
    }
    if (const std::optional<JsonValue> sprites = fields.take("sprites")) {
        for (const JsonValue sprite : arrayOf(*sprites, ProjectReaderWords::tr("an array of sprites")).items())
            document.sprites.append(spriteOf(sprite));
    }
    const std::optional<JsonValue> stages = fields.take("stages");
    if (stages && m_source == JsonSource::Project) {
        for (const JsonValue stage : arrayOf(*stages, ProjectReaderWords::tr("an array of stages")).items())
            document.stages.append(stageOf(stage));
    }
    if (m_source == JsonSource::Project) {
        if (const std::optional<JsonValue> exports = fields.take("exports"))
            document.exportProfiles = profilesOf(*exports);
        if (const std::optional<JsonValue> conflicts = fields.take("conflicts"))
            document.conflicts = conflictsOf(*conflicts);
    }
    document.properties = propertiesOf(fields);
    document.extras = extrasOf(fields);
    document.nextShapeId = std::max(nextId, m_largestId + 1);
    if (m_lacksIds)
        giveMissingIds(document);
    return document;
}

Result<Document> documentFrom(JsonValue root, JsonSource source, const ProjectProgress &progress)
{
    return fields::readOrRefused([&] { return ProjectReader(source, progress).documentOf(root); });
}

} // namespace

Result<Document> readProjectJson(JsonValue root, const ProjectProgress &progress)
{
    return documentFrom(root, JsonSource::Project, progress);
}

Result<Document> readExportJson(JsonValue root)
{
    Result<Document> document = documentFrom(root, JsonSource::Export, {});
    if (document) {
        for (Category &category : document->categories)
            category.extras.clear(); // its mask
    }
    return document;
}

QList<Shape> shapesFromJson(JsonValue value)
{
    const ProjectProgress noProgress;
    ProjectReader reader(JsonSource::Project, noProgress);
    if (!value.isArray())
        return {reader.shapeOf(value)};
    QList<Shape> shapes;
    for (const JsonValue shape : value.items())
        shapes.append(reader.shapeOf(shape));
    return shapes;
}

QList<Sprite> spritesFromJson(JsonValue value)
{
    const ProjectProgress noProgress;
    ProjectReader reader(JsonSource::Project, noProgress);
    QList<Sprite> sprites;
    for (const JsonValue sprite : arrayOf(value, ProjectReaderWords::tr("an array of sprites")).items())
        sprites.append(reader.spriteOf(sprite));
    return sprites;
}

} // namespace hitbox
