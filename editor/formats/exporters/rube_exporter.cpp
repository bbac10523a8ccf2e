#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/rube_level.h"
#include "formats/json/json_writer.h"

#include <numbers>

/// The raw JSON of R.U.B.E., which loaders for Box2D and planck read: metres, y up, a body for each frame about its
/// pivot, and for each instance on a stage. Polygons run counter-clockwise there; since y is turned over, those that
/// look so in the frame do.
namespace hitbox {

namespace {

constexpr int dynamicBody = 2;
constexpr int mostRubeCorners = 8;

class WorldWriter
{
public:
    WorldWriter(const CollisionFilters &filters, const EngineNumbers &numbers)
        : m_filters(filters)
        , m_numbers(numbers)
    {
    }

    /// The properties are the world's own.
    QByteArray write(const QList<RubeBody> &bodies, const Properties &properties = {})
    {
        m_json.beginObject();
        writeVector("gravity", {0, -10});
        writeProperties(properties);
        m_json.beginArrayMember("body");
        for (const RubeBody &body : bodies)
            writeBody(body);
        m_json.endArray();
        m_json.beginArrayMember("joint");
        m_json.endArray();
        m_json.endObject();
        return m_json.document();
    }

private:
    void writeBody(const RubeBody &body)
    {
        m_origin = body.origin;
        m_json.beginObject();
        m_json.member("name", body.name);
        m_json.member("type", dynamicBody);
        m_json.member("angle", -body.rotation * std::numbers::pi / 180 + 0.0); // no negative zero
        writeVector("position", inEngine(body.position, {}, m_numbers));
        m_json.beginArrayMember("fixture");
        for (const Shape &shape : body.shapes)
            writeFixture(shape);
        m_json.endArray();
        writeProperties(body.properties);
        m_json.endObject();
    }

    void writeVector(std::string_view key, geometry::Point vector)
    {
        m_json.key(key);
        m_json.place(vector);
    }

    void writeVertices(const QList<geometry::Point> &points)
    {
        m_json.beginObjectMember("vertices", JsonLayout::Line);
        for (const auto &[key, axis] : {std::pair{"x", &geometry::Point::x}, std::pair{"y", &geometry::Point::y}}) {
            m_json.beginArrayMember(key, JsonLayout::Line);
            for (const geometry::Point point : points)
                m_json.value(inEngine(point, m_origin, m_numbers).*axis);
            m_json.endArray();
        }
        m_json.endObject();
    }

    void writeForm(const Outline &outline)
    {
        if (const auto *circle = std::get_if<geometry::Circle>(&outline)) {
            m_json.beginObjectMember("circle", JsonLayout::Line);
            writeVector("center", inEngine(circle->center, m_origin, m_numbers));
            m_json.member("radius", circle->radius / m_numbers.pixelsPerUnit);
        } else if (const auto *chain = std::get_if<ChainLine>(&outline)) {
            m_json.beginObjectMember("chain", JsonLayout::Line);
            writeVertices(chain->points);
        } else {
            m_json.beginObjectMember("polygon", JsonLayout::Line);
            writeVertices(std::get<PolygonOutline>(outline).points);
        }
        m_json.endObject();
    }

    /// R.U.B.E. names the kind of each property by its key.
    void writeProperty(const Property &property)
    {
        m_json.beginObject(JsonLayout::Line);
        m_json.member("name", property.name);
        if (const bool *truth = std::get_if<bool>(&property.value))
            m_json.member("bool", *truth);
        else if (const double *number = std::get_if<double>(&property.value))
            m_json.member("float", *number);
        else if (const QString *text = std::get_if<QString>(&property.value))
            m_json.member("string", *text);
        else
            m_json.member("string", QString::fromUtf8(std::get<JsonText>(property.value).text));
        m_json.endObject();
    }

    void writeProperties(const Properties &properties)
    {
        if (properties.isEmpty())
            return;
        m_json.beginArrayMember("customProperties");
        for (const Property &property : properties)
            writeProperty(property);
        m_json.endArray();
    }

    void writeFixture(const Shape &shape)
    {
        const CollisionFilter filter = m_filters.mutual(shape.category);
        const PhysicsValues physics = physicsOf(shape.properties);
        m_json.beginObject();
        m_json.member("name", shape.name);
        m_json.member("density", physics.density);
        m_json.member("friction", physics.friction);
        m_json.member("restitution", physics.restitution);
        m_json.member("sensor", physics.sensor);
        m_json.member("filter-categoryBits", filter.bits & 0xffff);
        m_json.member("filter-maskBits", filter.mask & 0xffff);
        m_json.member("filter-groupIndex", 0);
        writeForm(shape.outline);
        writeProperties(shape.properties);
        m_json.endObject();
    }

    JsonWriter m_json;
    const CollisionFilters &m_filters;
    EngineNumbers m_numbers;
    geometry::Point m_origin;
};

/// Of frames without shapes, which are no bodies.
QList<Finding> lostOfBodiless(const Document &document)
{
    Capabilities none;
    none.properties = {};
    QList<Finding> losses;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const QList<Frame> &frames = document.sprites[s].frames;
        for (int f = 0; f < frames.size(); ++f) {
            if (!frames[f].shapes.isEmpty())
                continue;
            if (std::optional<Finding> lost = lostProperties(PropertyHolder::Frames, frames[f].properties, none)) {
                lost->frame = {s, f};
                losses.append(*lost);
            }
        }
    }
    return losses;
}

Result<ExportPreview> writeRube(const Document &document, const QString &, const ExportOptions &options)
{
    const Format format = rubeFormat();
    Capabilities capabilities = format.capabilities;
    capabilities.numbers.pixelsPerUnit = pixelsPerUnit(format, options);
    const FrameBodies frames = frameBodies(document);
    const CollisionFilters filters(document.categories);
    ExportPreview preview{{}, frames.losses + lostOfBodiless(document)};
    for (int sprite = 0; sprite < document.sprites.size(); ++sprite) {
        QList<RubeBody> bodies;
        for (const FrameBody &body : frames.bodies) {
            if (body.ref.sprite == sprite)
                bodies.append({.name = body.name,
                               .shapes = body.frame->shapes,
                               .origin = body.frame->pivot,
                               .properties = body.frame->properties});
        }
        preview.files.append(
            {safeFileName(document.sprites[sprite].name) + QStringLiteral(".json"),
             WorldWriter(filters, capabilities.numbers).write(bodies, document.sprites[sprite].properties),
             partName(document.sprites[sprite])});
    }
    const Levels levels = levelsOf(document);
    preview.losses += levels.losses;
    for (const Level &level : levels.levels) {
        const RubeLevel placed = rubeLevel(document, level, capabilities);
        preview.files.append({level.fileName() + QStringLiteral(".json"),
                              WorldWriter(filters, capabilities.numbers).write(placed.bodies), partName(*level.stage)});
        preview.losses += placed.losses;
    }
    return preview;
}

} // namespace

Format rubeFormat()
{
    Format format;
    format.id = "rube";
    format.icon = ":/icons/format-rube.svg";
    format.title = "Box2D (R.U.B.E. JSON)";
    format.files = "SPRITE.json, STAGE_stage.json";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats", "Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.");
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.maxPoints = mostRubeCorners;
    capabilities.counterClockwiseOnly = true;
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::Pivot, pixelsPerUnitOption().number, YAxis::Up};
    capabilities.slop = box2dSlop;
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.animation = false;
    capabilities.physics = true;
    capabilities.properties = everyPropertyHolder & ~PropertyHolders(PropertyHolder::Project);
    capabilities.filterBits = 16;
    format.options = {pixelsPerUnitOption()};
    format.roundTrip = RoundTrip{"rube", FramesInFile::Bodies, RoundTrip::Files::OnePerSprite};
    format.write = writeRube;
    return format;
}

} // namespace hitbox
