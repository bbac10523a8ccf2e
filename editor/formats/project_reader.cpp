#include "formats/project_reader.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/json_fields.h"
#include "formats/project_file.h"
#include "formats/project_outlines.h"
#include "formats/project_writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hitbox {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("project file", text);
}

using namespace fields;

/// Nothing for a whole number that no double holds: it is kept with all its digits.
std::optional<double> exactNumber(JsonValue value)
{
    const std::optional<double> number = value.toNumber();
    if (!number || value.kind() == JsonKind::Double)
        return number;
    const bool isExact = shortestNumber(*number) == value.description().toLatin1();
    return isExact ? number : std::nullopt;
}

Properties propertiesOf(JsonFields &fields)
{
    const std::optional<JsonValue> value = fields.take("properties");
    if (!value)
        return {};
    if (!value->isObject())
        refuse(*value, tr("an object of properties"));
    Properties properties;
    properties.reserve(value->size());
    for (const JsonMember member : value->members()) {
        Property property;
        property.name = QString::fromUtf8(member.key.data(), qsizetype(member.key.size()));
        const std::optional<double> number = exactNumber(member.value);
        if (const std::optional<bool> truth = member.value.toBool())
            property.value = *truth;
        else if (number)
            property.value = *number;
        else if (member.value.isString())
            property.value = *member.value.toText();
        else
            property.value = member.value.toJson();
        properties.append(std::move(property));
    }
    return properties;
}

QString colorOf(JsonValue value)
{
    const QString text = textOf(value);
    const auto isHexDigit = [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    };
    if (text.size() != 7 || text[0] != u'#' || !std::all_of(text.begin() + 1, text.end(), isHexDigit))
        refuse(value, tr("a colour such as \"#3fa7ff\""));
    return text;
}

Category categoryOf(JsonValue value)
{
    JsonFields fields = objectFields(value, tr("a category"));
    Category category;
    category.name = optionalText(fields, "name");
    if (const std::optional<JsonValue> color = fields.take("color"))
        category.color = colorOf(*color);
    if (const std::optional<JsonValue> bits = fields.take("bits")) {
        const std::optional<qint64> number = bits->toInteger();
        if (!number || *number < 0 || *number > std::numeric_limits<quint32>::max())
            refuse(*bits, tr("a whole number from 0 to 4294967295"));
        category.bits = quint32(*number);
    }
    if (const std::optional<JsonValue> hits = fields.take("hits")) {
        for (const JsonValue name : arrayOf(*hits, tr("an array of category names")).items())
            category.hits.append(textOf(name));
    }
    category.extras = fields.rest();
    return category;
}

QList<RuleSetting> rulesOf(JsonValue value)
{
    if (!value.isObject())
        refuse(value, tr("an object of rules"));
    QList<RuleSetting> rules;
    const std::array<std::optional<Severity>, 4> severities = {std::nullopt, Severity::Info, Severity::Warning,
                                                               Severity::Error};
    for (const JsonMember member : value.members()) {
        const QString name = textOf(member.value);
        const auto found = std::find_if(severities.begin(), severities.end(),
                                        [&](auto candidate) { return severitySettingName(candidate) == name; });
        if (found == severities.end())
            refuse(member.value, tr("\"off\", \"info\", \"warning\" or \"error\""));
        rules.append({QString::fromUtf8(member.key.data(), qsizetype(member.key.size())), *found});
    }
    return rules;
}

Tag tagOf(JsonValue value)
{
    JsonFields fields = objectFields(value, tr("a tag"));
    Tag tag;
    tag.name = optionalText(fields, "name");
    if (const std::optional<JsonValue> from = fields.take("from"))
        tag.from = wholeCoordinate(*from);
    if (const std::optional<JsonValue> to = fields.take("to"))
        tag.to = wholeCoordinate(*to);
    if (const std::optional<JsonValue> direction = fields.take("direction")) {
        const QString name = textOf(*direction);
        const std::array directions = {TagDirection::Forward, TagDirection::Reverse, TagDirection::PingPong};
        const auto found = std::find_if(directions.begin(), directions.end(),
                                        [&](TagDirection candidate) { return directionName(candidate) == name; });
        if (found == directions.end())
            refuse(*direction, tr("\"forward\", \"reverse\" or \"ping-pong\""));
        tag.direction = *found;
    }
    tag.extras = fields.rest();
    return tag;
}

Instance instanceOf(JsonValue value)
{
    JsonFields fields = objectFields(value, tr("an instance"));
    Instance instance;
    instance.sprite = optionalText(fields, "sprite");
    instance.frame = optionalText(fields, "frame");
    instance.position = optionalPoint(fields, "position", instance.position);
    if (const std::optional<JsonValue> rotation = fields.take("rotation"))
        instance.rotation = coordinate(*rotation);
    instance.scale = optionalPoint(fields, "scale", instance.scale);
    instance.extras = fields.rest();
    return instance;
}

Stage stageOf(JsonValue value)
{
    JsonFields fields = objectFields(value, tr("a stage"));
    Stage stage;
    stage.name = optionalText(fields, "name");
    if (const std::optional<JsonValue> instances = fields.take("instances")) {
        for (const JsonValue instance : arrayOf(*instances, tr("an array of instances")).items())
            stage.instances.append(instanceOf(instance));
    }
    stage.extras = fields.rest();
    return stage;
}

/// Holds what is counted over the whole file.
class ProjectReader
{
public:
    Document documentOf(JsonValue root);

private:
    Sprite spriteOf(JsonValue value);
    Frame frameOf(JsonValue value, const QString &sprite, qsizetype index);
    Shape shapeOf(JsonValue value);
    Outline outlineOf(JsonValue type, JsonFields &fields);
    QList<geometry::Point> pointsOf(JsonFields &fields);
    ShapeId idOf(JsonValue value);
    void giveMissingIds(Document &document) const;

    QSet<int> m_ids;
    int m_largestId = 0;
    bool m_lacksIds = false;
    qint64 m_points = 0;
};

ShapeId ProjectReader::idOf(JsonValue value)
{
    // The next id has to be a number, too.
    constexpr int largest = std::numeric_limits<int>::max() - 1;
    const int id = wholeNumber(value, 1, largest);
    if (m_ids.contains(id))
        refuse(value, tr("an id that no other shape has"));
    m_ids.insert(id);
    m_largestId = std::max(m_largestId, id);
    return {id};
}

QList<geometry::Point> ProjectReader::pointsOf(JsonFields &fields)
{
    const JsonValue value = arrayOf(required(fields, "points"), tr("an array of points"));
    m_points += value.size();
    if (m_points > limits::points)
        throw Refusal{
            {.file = {},
             .place = value.path(),
             .what = tr("found more than %1 points in the file, which is more than can be read").arg(limits::points)}};
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
    refuse(type, tr("\"polygon\", \"circle\", \"box\", \"capsule\" or \"chain\""));
}

Shape ProjectReader::shapeOf(JsonValue value)
{
    JsonFields fields = objectFields(value, tr("a shape"));
    Shape shape;
    if (const std::optional<JsonValue> id = fields.take("id"))
        shape.id = idOf(*id);
    else
        m_lacksIds = true;
    shape.name = optionalText(fields, "name");
    shape.category = optionalText(fields, "category");
    shape.outline = outlineOf(required(fields, "type"), fields);
    shape.visible = optionalTruth(fields, "visible", shape.visible);
    shape.locked = optionalTruth(fields, "locked", shape.locked);
    shape.properties = propertiesOf(fields);
    shape.extras = fields.rest();
    return shape;
}

Frame ProjectReader::frameOf(JsonValue value, const QString &sprite, qsizetype index)
{
    JsonFields fields = objectFields(value, tr("a frame"));
    constexpr int largest = int(limits::coordinate);
    Frame frame;
    const auto takeName = fields.take("name");
    frame.name = takeName ? textOf(*takeName) : QStringLiteral("%1_%2").arg(sprite).arg(index);
    const auto [x, y, width, height] = elements<4>(required(fields, "rect"), tr("[x, y, width, height]"));
    frame.rect =
        QRect(wholeCoordinate(x), wholeCoordinate(y), wholeNumber(width, 1, largest), wholeNumber(height, 1, largest));
    frame.size = frame.rect.size();
    if (const std::optional<JsonValue> size = fields.take("size")) {
        const auto [w, h] = elements<2>(*size, tr("[width, height]"));
        frame.size = QSize(wholeNumber(w, 1, largest), wholeNumber(h, 1, largest));
    }
    if (const std::optional<JsonValue> offset = fields.take("offset")) {
        const auto [dx, dy] = elements<2>(*offset, tr("a pair of whole numbers"));
        frame.offset = QPoint(wholeCoordinate(dx), wholeCoordinate(dy));
    }
    frame.pivot = optionalPoint(fields, "pivot", {frame.size.width() / 2.0, frame.size.height() / 2.0});
    if (const std::optional<JsonValue> duration = fields.take("duration"))
        frame.duration = lengthOf(*duration, tr("milliseconds from 0 to 1000000000"));
    if (const std::optional<JsonValue> shapes = fields.take("shapes")) {
        frame.shapes.reserve(shapes->size());
        for (const JsonValue shape : arrayOf(*shapes, tr("an array of shapes")).items())
            frame.shapes.append(shapeOf(shape));
    }
    frame.properties = propertiesOf(fields);
    frame.extras = fields.rest();
    return frame;
}

QString baseNameOf(const QString &image)
{
    const QString base = QFileInfo(image).completeBaseName();
    return base.isEmpty() ? QStringLiteral("sprite") : base;
}

Sprite ProjectReader::spriteOf(JsonValue value)
{
    JsonFields fields = objectFields(value, tr("a sprite"));
    Sprite sprite;
    const auto takeName = fields.take("name");
    sprite.image = textOf(required(fields, "image"));
    sprite.name = takeName ? textOf(*takeName) : baseNameOf(sprite.image);
    sprite.imageHash = optionalText(fields, "imageHash");
    const JsonValue frames = arrayOf(required(fields, "frames"), tr("an array of frames"));
    sprite.frames.reserve(frames.size());
    for (const JsonValue frame : frames.items())
        sprite.frames.append(frameOf(frame, sprite.name, sprite.frames.size()));
    if (const std::optional<JsonValue> tags = fields.take("tags")) {
        for (const JsonValue tag : arrayOf(*tags, tr("an array of tags")).items())
            sprite.tags.append(tagOf(tag));
    }
    sprite.properties = propertiesOf(fields);
    sprite.extras = fields.rest();
    return sprite;
}

/// Numbers beyond the ones in the file, or what is free below once those are used up.
void ProjectReader::giveMissingIds(Document &document) const
{
    QSet<int> taken = m_ids;
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

void checkHeader(JsonFields &fields)
{
    const JsonValue format = required(fields, "format");
    if (format.toUtf8() != std::string_view("hitbox-project"))
        refuse(format, tr("\"hitbox-project\""));
    const JsonValue version = required(fields, "version");
    const std::optional<qint64> number = version.toInteger();
    if (!number || *number < 1)
        refuse(version, tr("a version, a whole number from 1 on"));
    if (*number > projectFileVersion)
        throw Refusal{{.file = {},
                       .place = version.path(),
                       .what = tr("made by a newer Hitbox Editor (version %1); this one reads version %2")
                                   .arg(*number)
                                   .arg(projectFileVersion)}};
}

Document ProjectReader::documentOf(JsonValue root)
{
    JsonFields fields = objectFields(root, tr("a project, an object with \"format\": \"hitbox-project\""));
    checkHeader(fields);
    Document document;
    int nextId = 1;
    if (const std::optional<JsonValue> value = fields.take("nextId"))
        nextId = wholeNumber(*value, 1, std::numeric_limits<int>::max());
    document.engine = optionalText(fields, "engine");
    if (const std::optional<JsonValue> rules = fields.take("rules"))
        document.rules = rulesOf(*rules);
    if (const std::optional<JsonValue> categories = fields.take("categories")) {
        for (const JsonValue category : arrayOf(*categories, tr("an array of categories")).items())
            document.categories.append(categoryOf(category));
    }
    if (const std::optional<JsonValue> sprites = fields.take("sprites")) {
        for (const JsonValue sprite : arrayOf(*sprites, tr("an array of sprites")).items())
            document.sprites.append(spriteOf(sprite));
    }
    if (const std::optional<JsonValue> stages = fields.take("stages")) {
        for (const JsonValue stage : arrayOf(*stages, tr("an array of stages")).items())
            document.stages.append(stageOf(stage));
    }
    document.properties = propertiesOf(fields);
    document.extras = fields.rest();
    document.nextShapeId = std::max(nextId, m_largestId + 1);
    if (m_lacksIds)
        giveMissingIds(document);
    return document;
}

} // namespace

Result<Document> readProjectJson(JsonValue root)
{
    try {
        return ProjectReader().documentOf(root);
    } catch (const Refusal &refusal) {
        return refusal.error;
    }
}

} // namespace hitbox
