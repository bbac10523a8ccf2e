#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/importers/filter_categories.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/json_places.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <limits>
#include <map>
#include <set>
#include <string>

/// PhysicsEditor's layout for Phaser: bodies by the name of their sprite, in pixels from its top-left corner.
namespace hitbox {

using namespace fields;

namespace {

class PhaserImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString keyText(std::string_view key)
{
    return textFromUtf8(key);
}

bool isBody(JsonValue value)
{
    const std::optional<JsonValue> fixtures = value.member("fixtures");
    return fixtures && fixtures->isArray();
}

Recognition recognizePhaser(const ImportSource &source)
{
    if (!source.json)
        return Recognition::Foreign;
    for (const JsonMember member : source.json->root().members()) {
        if (isBody(member.value))
            return Recognition::Certain;
    }
    return Recognition::Foreign;
}

class BodiesReader
{
public:
    explicit BodiesReader(const ImportSource &source)
        : m_source(source)
        , m_images(source, m_imported.notes)
    {
    }

    Imported read();

private:
    QString categoryOf(JsonFields &body);
    void noteUnheld(JsonValue body);
    Frame frameOf(const QString &name, JsonValue body);
    void addFixture(Frame &frame, JsonValue fixture, const QString &category, PhysicsValues physics);
    void place(Frame frame);

    const ImportSource &m_source;
    FilterCategories m_categories;
    ImportBudget m_budget;
    std::set<std::string> m_unheld; ///< keys that were told
    qsizetype m_fixtures = 0;       ///< of all bodies, those without an outline as well
    Imported m_imported;
    ShapesImages m_images;
    ImportedSprite m_others; ///< the bodies that have no image of their own
};

/// The bits of a filter, which PhysicsEditor also writes as signed numbers.
quint32 bitsOf(JsonFields &filter, std::string_view key, quint32 otherwise)
{
    const std::optional<JsonValue> value = filter.take(key);
    if (!value)
        return otherwise;
    const std::optional<qint64> bits = value->toInteger();
    if (!bits || *bits < std::numeric_limits<qint32>::min() || *bits > std::numeric_limits<quint32>::max())
        refuse(*value, PhaserImporterWords::tr("32 bits as a whole number"));
    return quint32(*bits);
}

/// Relative to that of Matter.
double densityAt(JsonFields &fields, double otherwise)
{
    constexpr double densityOfMatter = 0.001;
    return amountAt(fields, "density", otherwise * densityOfMatter) / densityOfMatter;
}

geometry::Circle circleAt(JsonValue value)
{
    JsonFields fields = objectFields(value, PhaserImporterWords::tr("a circle"));
    return {placeOf(value),
            lengthOf(required(fields, "radius"), PhaserImporterWords::tr("a radius from 0 to 1000000000"))};
}

/// `physics` is the body's.
void BodiesReader::addFixture(Frame &frame, JsonValue fixture, const QString &category, PhysicsValues physics)
{
    JsonFields fields = objectFields(fixture, PhaserImporterWords::tr("a fixture"));
    physics.density = densityAt(fields, physics.density);
    physics.sensor = optionalTruth(fields, "isSensor", false);
    Shape shape;
    shape.name = optionalText(fields, "label");
    shape.category = category;
    shape.properties = propertiesFor(physics);
    const std::optional<JsonValue> circle = fields.take("circle");
    const std::optional<JsonValue> pieces = fields.take("vertices");
    if (!circle && (!pieces || (pieces->isArray() && pieces->size() == 0)))
        return m_imported.notes.add(
            fixture, PhaserImporterWords::tr("the fixture is left out: it has neither a circle nor vertices"));
    if (circle) {
        shape.outline = circleAt(*circle);
        m_budget.addShape(shape.outline);
        frame.shapes.append(shape);
    }
    if (!pieces)
        return;
    if (pieces->size() > 1)
        m_imported.notes.add(
            fixture,
            PhaserImporterWords::tr("the polygon stays in %1 convex pieces: the file does not hold it as it was drawn")
                .arg(pieces->size()));
    for (const JsonValue piece : arrayOf(*pieces, PhaserImporterWords::tr("an array of polygons")).items()) {
        shape.outline = PolygonOutline{placesOf(piece)};
        m_budget.addShape(shape.outline);
        frame.shapes.append(shape);
    }
}

/// What the filter does not say is Matter's default: the first bit, and everything.
QString BodiesReader::categoryOf(JsonFields &body)
{
    constexpr quint32 everyBit = ~quint32(0);
    const std::optional<JsonValue> filter = body.take("collisionFilter");
    if (!filter)
        return m_categories.nameFor(1, everyBit);
    JsonFields fields = objectFields(*filter, PhaserImporterWords::tr("a filter"));
    const quint32 bits = bitsOf(fields, "category", 1);
    const quint32 mask = bitsOf(fields, "mask", everyBit);
    if (const auto group = fields.take("group"); group && group->toInteger().value_or(0) != 0)
        m_imported.notes.add(*group, PhaserImporterWords::tr("groups are left out: categories say who hits whom"));
    return m_categories.nameFor(bits, mask);
}

/// What Matter wants to know of a body and no shape can say, where it is not as Matter has it anyway.
void BodiesReader::noteUnheld(JsonValue body)
{
    static const std::map<std::string_view, QByteArray> plain{
        {"frictionAir", "0.01"}, {"frictionStatic", "0.5"}, {"isSensor", "false"}, {"isStatic", "false"}};
    static const std::set<std::string_view> readPhaser{"type",        "label",    "density",        "friction",
                                                       "restitution", "fixtures", "collisionFilter"};
    for (const JsonMember member : body.members()) {
        const auto usual = plain.find(member.key);
        const bool isUsual = usual != plain.end() && member.value.toJson().text == usual->second;
        if (isUsual || readPhaser.contains(member.key) || m_unheld.contains(std::string(member.key)))
            continue;
        m_unheld.emplace(member.key);
        m_imported.notes.add(member.value,
                             PhaserImporterWords::tr("“%1” of bodies is left out").arg(keyText(member.key)));
    }
}

Frame BodiesReader::frameOf(const QString &name, JsonValue body)
{
    JsonFields fields = objectFields(body, PhaserImporterWords::tr("a body"));
    const QString category = categoryOf(fields);
    PhysicsValues physics;
    physics.density = densityAt(fields, physics.density);
    physics.friction = amountAt(fields, "friction", physics.friction);
    physics.restitution = amountAt(fields, "restitution", physics.restitution);
    noteUnheld(body);
    m_budget.addFrame();
    Frame frame;
    frame.name = name;
    const JsonValue fixtures = required(fields, "fixtures");
    m_fixtures += fixtures.size();
    refuseTooMany(ImportCount::Shapes, m_fixtures);
    for (const JsonValue fixture : fixtures.items())
        addFixture(frame, fixture, category, physics);
    return frame;
}

/// A sprite of its own where there is an image of its name, else a frame among others.
void BodiesReader::place(Frame frame)
{
    const std::optional<QString> image = m_images.beside(frame.name);
    if (!image) {
        fitToImage(frame, std::nullopt);
        m_others.sprite.frames.append(frame);
        return;
    }
    m_budget.addSprite();
    fitToImage(frame, m_images.at(*image).size);
    ImportedSprite item;
    item.sprite.name = frame.name;
    item.sprite.image = *image;
    item.sprite.frames = {frame};
    m_imported.sprites.append(item);
}

Imported BodiesReader::read()
{
    for (const JsonMember member : m_source.json->root().members()) {
        if (isBody(member.value))
            place(frameOf(keyText(member.key), member.value));
        else if (member.value.isObject())
            m_imported.notes.add(member.value,
                                 PhaserImporterWords::tr("it is left out: it has no fixtures, as bodies have"));
    }
    if (!m_others.sprite.frames.isEmpty()) {
        m_others.sprite.name = QFileInfo(m_source.path).completeBaseName();
        const ShapesImage image = m_images.called(m_others.sprite.name);
        m_others.sprite.image = image.path;
        m_imported.notes.add(sizedByShapes(m_others.sprite.name, image));
        m_imported.sprites.append(m_others);
    }
    m_categories.settle(m_imported);
    return m_imported;
}

Imported readPhaser(const ImportSource &source)
{
    return BodiesReader(source).read();
}

} // namespace

Importer phaserImporter()
{
    return {"phaser",
            "PhysicsEditor for Phaser",
            "*.json",
            "bodies by the names of their sprites",
            {ImportPart::Polygons, ImportPart::Circles, ImportPart::Categories, ImportPart::OwnProperties},
            recognizePhaser,
            readBy<readPhaser>};
}

} // namespace hitbox
