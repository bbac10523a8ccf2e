#include "document/limits.h"
#include "document/numbers.h"
#include "document/property_edits.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/importers/filter_categories.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/json_places.h"
#include "formats/importers/rube_numbers.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cmath>
#include <map>
#include <set>

/// R.U.B.E.'s raw JSON: bodies in metres, y up, their fixtures about the body's place, which becomes the pivot.
namespace hitbox {

using namespace fields;

namespace {

class RubeImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// Box2D's filters have 16 bits.
constexpr int everyFilterBit = 0xffff;

Recognition recognizeRube(const ImportSource &source)
{
    const std::optional<JsonValue> bodies = source.json ? source.json->root().member("body") : std::nullopt;
    return bodies && bodies->isArray() ? Recognition::Certain : Recognition::Foreign;
}

class WorldReader
{
public:
    explicit WorldReader(const ImportSource &source)
        : m_source(source)
        , m_images(source, m_imported.notes)
    {
    }

    Imported read();

private:
    geometry::Point inPixels(double x, double y, JsonValue at) const;
    geometry::Point vectorOf(JsonValue value) const;
    QList<geometry::Point> verticesOf(JsonValue form) const;
    std::optional<Outline> outlineOf(JsonFields &fixture) const;
    std::optional<Shape> shapeOf(JsonValue value);
    QString categoryOf(JsonFields &fixture);
    void addBody(JsonValue body);
    void noteUnheld(JsonValue body);
    void addImage(JsonValue image);
    void settleFrames();
    void noteLeftOut(JsonValue root);
    Properties customPropertiesOf(JsonFields &fields);
    void noteKinds();

    const ImportSource &m_source;
    FilterCategories m_categories{everyFilterBit};
    ImportBudget m_budget;
    qsizetype m_fixtures = 0; ///< of all bodies, those that are left out as well
    Imported m_imported;
    ShapesImages m_images;
    std::set<std::string_view> m_unheld; ///< keys of bodies that were told
    QStringList m_kinds;                 ///< of properties, that a project has not: each once
    QList<Frame> m_frames;               ///< the bodies
    QList<bool> m_hasImage;              ///< by body
    ImportedSprite m_imageless;          ///< the bodies without an image of their own
};

geometry::Point WorldReader::inPixels(double x, double y, JsonValue at) const
{
    const geometry::Point pixels{x * m_source.pixelsPerMetre, 0 - y * m_source.pixelsPerMetre};
    if (!isCoordinate(pixels.x) || !isCoordinate(pixels.y))
        refuse(at, RubeImporterWords::tr("a place within 1000000000 pixels"));
    return pixels;
}

/// R.U.B.E. writes 0 for a vector of zeros.
geometry::Point WorldReader::vectorOf(JsonValue value) const
{
    if (value.isNumber())
        return inPixels(coordinate(value), coordinate(value), value);
    JsonFields metres = objectFields(value, RubeImporterWords::tr("an object with x and y"));
    const double x = rubeCoordinate(required(metres, "x"));
    return inPixels(x, rubeCoordinate(required(metres, "y")), value);
}

/// "vertices": {"x": […], "y": […]}
QList<geometry::Point> WorldReader::verticesOf(JsonValue form) const
{
    JsonFields fields = objectFields(form, RubeImporterWords::tr("an object with vertices"));
    JsonFields vertices = objectFields(required(fields, "vertices"), RubeImporterWords::tr("an object with x and y"));
    const JsonValue xs = arrayOf(required(vertices, "x"), RubeImporterWords::tr("an array of numbers"));
    const JsonValue ys = arrayOf(required(vertices, "y"), RubeImporterWords::tr("an array of numbers"));
    if (xs.size() != ys.size())
        refuse(ys, RubeImporterWords::tr("as many numbers as in x"));
    QList<geometry::Point> points;
    points.reserve(xs.size());
    auto y = ys.items().begin();
    for (const JsonValue x : xs.items()) {
        points.append(inPixels(rubeCoordinate(x), rubeCoordinate(*y), x));
        ++y;
    }
    return points;
}

/// Nothing for a kind that is none of Box2D's.
std::optional<Outline> WorldReader::outlineOf(JsonFields &fixture) const
{
    if (const std::optional<JsonValue> polygon = fixture.take("polygon"))
        return PolygonOutline{verticesOf(*polygon)};
    if (const std::optional<JsonValue> chain = fixture.take("chain"))
        return ChainLine{verticesOf(*chain)};
    if (const std::optional<JsonValue> loop = fixture.take("loop")) {
        ChainLine line{verticesOf(*loop)};
        if (!line.points.isEmpty())
            line.points.append(line.points.constFirst());
        return line;
    }
    if (const std::optional<JsonValue> edge = fixture.take("edge")) {
        JsonFields fields = objectFields(*edge, RubeImporterWords::tr("an edge"));
        const geometry::Point from = vectorOf(required(fields, "vertex1"));
        return ChainLine{{from, vectorOf(required(fields, "vertex2"))}};
    }
    if (const std::optional<JsonValue> value = fixture.take("circle")) {
        JsonFields circle = objectFields(*value, RubeImporterWords::tr("a circle"));
        const geometry::Point center = vectorOf(required(circle, "center"));
        const double radius = rubeAmount(required(circle, "radius")) * m_source.pixelsPerMetre;
        if (!isCoordinate(radius))
            refuse(*value, RubeImporterWords::tr("a circle within 1000000000 pixels"));
        return geometry::Circle{center, radius};
    }
    return std::nullopt;
}

/// 0 is static, 1 kinematic.
constexpr qint64 dynamicType = 2;

QString WorldReader::categoryOf(JsonFields &fixture)
{
    const auto bitsAt = [&fixture](std::string_view key, int otherwise) {
        const std::optional<JsonValue> value = fixture.take(key);
        return quint32(value ? wholeNumber(*value, -everyFilterBit - 1, everyFilterBit) : otherwise) & everyFilterBit;
    };
    const quint32 bits = bitsAt("filter-categoryBits", 1);
    const quint32 mask = bitsAt("filter-maskBits", everyFilterBit);
    if (const auto group = fixture.take("filter-groupIndex"); group && group->toInteger().value_or(0) != 0)
        m_imported.notes.add(*group, RubeImporterWords::tr("groups are left out: categories say who hits whom"));
    return m_categories.nameFor(bits, mask);
}

/// A kind of properties that becomes another one in a project.
bool isOfRubeAlone(const QString &kind)
{
    return kind == QLatin1String("int") || kind == QLatin1String("vec2") || kind == QLatin1String("color");
}

/// A property of one of the kinds that hold floats: "float" and "vec2".
std::optional<Property> floatProperty(const QString &name, const JsonMember &member)
{
    if (member.key == "float") {
        const std::optional<double> number = rubeNumber(member.value);
        return number ? std::optional(Property{name, *number}) : std::nullopt;
    }
    const std::optional<JsonValue> x = member.key == "vec2" ? member.value.member("x") : std::nullopt;
    const std::optional<JsonValue> y = x ? member.value.member("y") : std::nullopt;
    const std::optional<double> across = x ? rubeNumber(*x) : std::nullopt;
    const std::optional<double> down = y ? rubeNumber(*y) : std::nullopt;
    if (!across || !down || member.value.size() != 2)
        return std::nullopt;
    const QByteArray text = "{\"x\": " + shortestNumber(*across) + ", \"y\": " + shortestNumber(*down) + '}';
    return Property{name, JsonText{text}};
}

/// Of a list of {"name": "…", "float": 1}: the kind of a value is its key.
Properties WorldReader::customPropertiesOf(JsonFields &fields)
{
    Properties properties;
    const std::optional<JsonValue> list = fields.take("customProperties");
    if (!list)
        return properties;
    for (const JsonValue value : arrayOf(*list, RubeImporterWords::tr("an array of properties")).items()) {
        JsonFields property = objectFields(value, RubeImporterWords::tr("a property"));
        const QString name = textOf(required(property, "name"));
        for (const JsonMember member : value.members()) {
            if (member.key == "name")
                continue;
            const QString kind = textFromUtf8(member.key);
            if (isOfRubeAlone(kind) && !m_kinds.contains(kind))
                m_kinds.append(kind);
            const std::optional<Property> floats = floatProperty(name, member);
            properties.append(floats ? *floats : propertyOf(name, member.value));
            break;
        }
    }
    return properties;
}

void WorldReader::noteKinds()
{
    if (!m_kinds.isEmpty())
        m_imported.notes.add({{},
                              RubeImporterWords::tr("properties of R.U.B.E.’s kinds %1 become plain numbers and "
                                                    "objects, which an export writes as float and string")
                                  .arg(m_kinds.join(QStringLiteral(", ")))});
}

double optionalAmount(JsonFields &fields, std::string_view key, double otherwise)
{
    const std::optional<JsonValue> value = fields.take(key);
    return value ? rubeAmount(*value) : otherwise;
}

/// A number, a truth, or a vector whose numbers are both that.
bool isPlain(JsonValue value, double usual)
{
    for (const JsonMember member : value.members()) {
        if (rubeNumber(member.value).value_or(usual) != usual)
            return false;
    }
    if (const std::optional<bool> truth = value.toBool())
        return *truth == (usual != 0);
    return rubeNumber(value).value_or(usual) == usual;
}

std::optional<Shape> WorldReader::shapeOf(JsonValue value)
{
    JsonFields fixture = objectFields(value, RubeImporterWords::tr("a fixture"));
    const std::optional<Outline> outline = outlineOf(fixture);
    if (!outline) {
        m_imported.notes.add(value,
                             RubeImporterWords::tr("the fixture is left out: it is no polygon, circle, chain or edge"));
        return std::nullopt;
    }
    // R.U.B.E. and b2dJson write no amount that is 0, and read a missing one as that.
    PhysicsValues physics;
    physics.density = optionalAmount(fixture, "density", 0);
    physics.friction = optionalAmount(fixture, "friction", 0);
    physics.restitution = optionalAmount(fixture, "restitution", 0);
    physics.sensor = optionalTruth(fixture, "sensor", physics.sensor);
    Shape shape;
    shape.name = optionalText(fixture, "name");
    shape.category = categoryOf(fixture);
    shape.outline = *outline;
    shape.properties = withoutRepeated(customPropertiesOf(fixture) + propertiesFor(physics));
    return shape;
}

void WorldReader::addBody(JsonValue body)
{
    JsonFields fields = objectFields(body, RubeImporterWords::tr("a body"));
    m_budget.addFrame();
    Frame frame;
    frame.name = optionalText(fields, "name");
    frame.properties = withoutRepeated(customPropertiesOf(fields));
    if (const std::optional<JsonValue> fixtures = fields.take("fixture")) {
        m_fixtures += arrayOf(*fixtures, RubeImporterWords::tr("an array of fixtures")).size();
        refuseTooMany(ImportCount::Shapes, m_fixtures);
        for (const JsonValue fixture : fixtures->items()) {
            const std::optional<Shape> shape = shapeOf(fixture);
            if (!shape)
                continue;
            m_budget.addShape(shape->outline);
            frame.shapes.append(*shape);
        }
    }
    const std::optional<JsonValue> position = fields.take("position");
    const std::optional<JsonValue> angle = fields.take("angle");
    const bool isPlaced = position && vectorOf(*position) != geometry::Point{};
    if (isPlaced || (angle && rubeCoordinate(*angle) != 0))
        m_imported.notes.add(body, RubeImporterWords::tr("its place and turn in the world are left out"));
    if (const std::optional<JsonValue> type = fields.take("type"); type && type->toInteger() != dynamicType)
        m_imported.notes.add(*type, RubeImporterWords::tr("that it is static or kinematic is left out: what is "
                                                          "exported is dynamic"));
    noteUnheld(body);
    m_frames.append(frame);
    m_hasImage.append(false);
}

/// How a body moves, where that is not as Box2D has it anyway. Each at the first body that says it.
void WorldReader::noteUnheld(JsonValue body)
{
    static const std::map<std::string_view, double> plain{
        {"linearDamping", 0}, {"angularDamping", 0}, {"angularVelocity", 0}, {"gravityScale", 1},
        {"fixedRotation", 0}, {"bullet", 0},         {"linearVelocity", 0}};
    for (const JsonMember member : body.members()) {
        const auto usual = plain.find(member.key);
        if (usual == plain.end() || m_unheld.contains(usual->first) || isPlain(member.value, usual->second))
            continue;
        m_unheld.insert(usual->first);
        m_imported.notes.add(member.value,
                             RubeImporterWords::tr("“%1” of bodies is left out").arg(QLatin1String(usual->first)));
    }
}

/// The first upright image of a body is its sprite; "scale" is its height in metres.
void WorldReader::addImage(JsonValue image)
{
    JsonFields fields = objectFields(image, RubeImporterWords::tr("an image"));
    const std::optional<JsonValue> of = fields.take("body");
    const qint64 body = of ? of->toInteger().value_or(-1) : -1;
    const QString file = optionalText(fields, "file");
    if (file.isEmpty())
        return m_imported.notes.add(image, RubeImporterWords::tr("the image is left out: it names no file"));
    if (body < 0 || body >= m_frames.size())
        return m_imported.notes.add(
            image, RubeImporterWords::tr("the image “%1” is left out: it is on none of the bodies").arg(file));
    if (m_hasImage[body])
        return m_imported.notes.add(
            image, RubeImporterWords::tr("the image “%1” is left out: its body has one already").arg(file));
    const std::optional<JsonValue> angle = fields.take("angle");
    if (optionalTruth(fields, "flip", false) || (angle && rubeCoordinate(*angle) != 0))
        return m_imported.notes.add(
            image,
            RubeImporterWords::tr("the image “%1” is left out: it is turned or mirrored, which a frame cannot be")
                .arg(file));
    const double stretch = optionalAmount(fields, "aspectScale", 1);
    if (stretch != 1 && stretch != 0) // as those write it that leave out what is 1
        m_imported.notes.add(image,
                             RubeImporterWords::tr("that the image “%1” is stretched in width is left out").arg(file));
    const ShapesImage found = m_images.at(file);
    if (!found.size)
        return m_imported.notes.add(image, RubeImporterWords::tr("the image “%1” cannot be read").arg(file));
    const std::optional<JsonValue> center = fields.take("center");
    const geometry::Point middle = center ? vectorOf(*center) : geometry::Point{};
    const double height = optionalAmount(fields, "scale", 1) * m_source.pixelsPerMetre;
    if (std::abs(height - found.size->height()) > 0.5)
        m_imported.notes.add(
            image,
            RubeImporterWords::tr("it is drawn %1 pixels high in the world and has %2; say how many pixels a metre has")
                .arg(height)
                .arg(found.size->height()));
    Frame frame = m_frames[body];
    fitAboutPivot(frame, *found.size, {found.size->width() / 2.0 - middle.x, found.size->height() / 2.0 - middle.y});
    ImportedSprite item;
    item.sprite.name = frame.name;
    item.sprite.image = found.path;
    item.sprite.frames = {frame};
    item.stated = Stated::Pivots;
    m_budget.addSprite();
    m_imported.sprites.append(item);
    m_hasImage[body] = true;
}

void WorldReader::settleFrames()
{
    for (qsizetype body = 0; body < m_frames.size(); ++body) {
        if (!m_hasImage[body])
            m_imageless.sprite.frames.append(m_frames[body]);
    }
    if (m_imageless.sprite.frames.isEmpty())
        return;
    fitAboutPivot(m_imageless.sprite.frames);
    m_imageless.sprite.name = QFileInfo(m_source.path).completeBaseName();
    const ShapesImage image = imageCalled(m_source, m_imageless.sprite.name);
    m_imageless.sprite.image = image.path;
    m_imageless.stated = Stated::AboutPivot;
    m_imported.notes.add(sizedByShapes(m_imageless.sprite.name, image));
    m_imported.sprites.append(m_imageless);
}

void WorldReader::noteLeftOut(JsonValue root)
{
    const std::optional<JsonValue> joints = root.member("joint");
    if (joints && joints->size() > 0)
        m_imported.notes.add(*joints, RubeImporterWords::tr("joints are left out"));
}

Imported WorldReader::read()
{
    const JsonValue root = m_source.json->root();
    for (const JsonValue body : root.member("body")->items())
        addBody(body);
    if (const std::optional<JsonValue> images = root.member("image")) {
        for (const JsonValue image : arrayOf(*images, RubeImporterWords::tr("an array of images")).items())
            addImage(image);
    }
    settleFrames();
    JsonFields world(root);
    const Properties ofWorld = withoutRepeated(customPropertiesOf(world));
    for (ImportedSprite &item : m_imported.sprites)
        item.sprite.properties = ofWorld;
    noteLeftOut(root);
    noteKinds();
    m_categories.settle(m_imported);
    return m_imported;
}

Imported readRube(const ImportSource &source)
{
    return WorldReader(source).read();
}

} // namespace

Importer rubeImporter()
{
    return {"rube",
            "R.U.B.E. (Box2D)",
            "*.json",
            "bodies in metres with their images",
            {ImportPart::Pivots, ImportPart::Polygons, ImportPart::Circles, ImportPart::Chains, ImportPart::Categories,
             ImportPart::OwnProperties},
            recognizeRube,
            readBy<readRube>};
}

} // namespace hitbox
