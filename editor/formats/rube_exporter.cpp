#include "formats/engine_bodies.h"
#include "formats/exporters.h"
#include "formats/member.h"

/// The raw JSON of R.U.B.E., which loaders for Box2D and planck read: metres, y up, a body for each frame about its
/// pivot. Polygons run counter-clockwise there; since y is turned over, those that look so in the frame do.
namespace hitbox {

namespace {

constexpr int dynamicBody = 2;
constexpr int mostCorners = 8;

class SpriteWriter
{
public:
    SpriteWriter(JsonWriter &json, const Document &document, const EngineNumbers &numbers)
        : m_json(json)
        , m_document(document)
        , m_numbers(numbers)
    {
    }

    void writeBody(const FrameBody &body)
    {
        m_origin = originOf(*body.frame, m_numbers.origin);
        m_json.beginObject();
        writeMember(m_json, "name", body.name);
        writeMember(m_json, "type", dynamicBody);
        writeMember(m_json, "angle", 0);
        writeVector("position", {});
        beginArrayMember(m_json, "fixture");
        for (const Shape &shape : body.frame->shapes)
            writeFixture(shape);
        m_json.endArray();
        m_json.endObject();
    }

private:
    void writeVector(std::string_view key, geometry::Point vector)
    {
        beginObjectMember(m_json, key, JsonLayout::Line);
        writeMember(m_json, "x", vector.x);
        writeMember(m_json, "y", vector.y);
        m_json.endObject();
    }

    void writeVertices(const QList<geometry::Point> &points)
    {
        beginObjectMember(m_json, "vertices", JsonLayout::Line);
        for (const auto &[key, axis] : {std::pair{"x", &geometry::Point::x}, std::pair{"y", &geometry::Point::y}}) {
            beginArrayMember(m_json, key, JsonLayout::Line);
            for (const geometry::Point point : points)
                m_json.value(inEngine(point, m_origin, m_numbers).*axis);
            m_json.endArray();
        }
        m_json.endObject();
    }

    void writeForm(const Outline &outline)
    {
        if (const auto *circle = std::get_if<geometry::Circle>(&outline)) {
            beginObjectMember(m_json, "circle", JsonLayout::Line);
            writeVector("center", inEngine(circle->center, m_origin, m_numbers));
            writeMember(m_json, "radius", circle->radius / m_numbers.pixelsPerUnit);
        } else if (const auto *chain = std::get_if<ChainLine>(&outline)) {
            beginObjectMember(m_json, "chain", JsonLayout::Line);
            writeVertices(chain->points);
        } else {
            beginObjectMember(m_json, "polygon", JsonLayout::Line);
            writeVertices(std::get<PolygonOutline>(outline).points);
        }
        m_json.endObject();
    }

    /// R.U.B.E. names the kind of each property by its key.
    void writeProperty(const Property &property)
    {
        m_json.beginObject(JsonLayout::Line);
        writeMember(m_json, "name", property.name);
        if (const bool *truth = std::get_if<bool>(&property.value))
            writeMember(m_json, "bool", *truth);
        else if (const double *number = std::get_if<double>(&property.value))
            writeMember(m_json, "float", *number);
        else if (const QString *text = std::get_if<QString>(&property.value))
            writeMember(m_json, "string", *text);
        else
            writeMember(m_json, "string", QString::fromUtf8(std::get<JsonText>(property.value).text));
        m_json.endObject();
    }

    void writeFixture(const Shape &shape)
    {
        const CollisionFilter filter = mutualFilterOf(m_document, shape.category);
        const PhysicsValues physics = physicsOf(shape.properties);
        m_json.beginObject();
        writeMember(m_json, "name", shape.name);
        writeMember(m_json, "density", physics.density);
        writeMember(m_json, "friction", physics.friction);
        writeMember(m_json, "restitution", physics.restitution);
        writeMember(m_json, "sensor", physics.sensor);
        writeMember(m_json, "filter-categoryBits", filter.bits & 0xffff);
        writeMember(m_json, "filter-maskBits", filter.mask & 0xffff);
        writeMember(m_json, "filter-groupIndex", 0);
        writeForm(shape.outline);
        if (!shape.properties.isEmpty()) {
            beginArrayMember(m_json, "customProperties");
            for (const Property &property : shape.properties)
                writeProperty(property);
            m_json.endArray();
        }
        m_json.endObject();
    }

    JsonWriter &m_json;
    const Document &m_document;
    EngineNumbers m_numbers;
    geometry::Point m_origin;
};

Result<ExportPreview> write(const Document &document, const QString &, const ExportOptions &options)
{
    const Format format = rubeFormat();
    EngineNumbers numbers = format.capabilities.numbers;
    numbers.pixelsPerUnit = pixelsPerUnit(format, options);
    const FrameBodies bodies = frameBodies(document);
    ExportPreview preview{{}, bodies.losses};
    for (int sprite = 0; sprite < document.sprites.size(); ++sprite) {
        JsonWriter json;
        json.beginObject();
        beginObjectMember(json, "gravity", JsonLayout::Line);
        writeMember(json, "x", 0);
        writeMember(json, "y", -10);
        json.endObject();
        beginArrayMember(json, "body");
        SpriteWriter writer(json, document, numbers);
        for (const FrameBody &body : bodies.bodies) {
            if (body.ref.sprite == sprite)
                writer.writeBody(body);
        }
        json.endArray();
        beginArrayMember(json, "joint");
        json.endArray();
        json.endObject();
        preview.files.append({safeFileName(document.sprites[sprite].name) + QStringLiteral(".json"), json.document()});
    }
    return preview;
}

} // namespace

Format rubeFormat()
{
    Format format;
    format.id = "rube";
    format.title = "Box2D (R.U.B.E. JSON)";
    format.files = "SPRITE.json";
    format.summary = "Box2D bodies in metres, one for each frame about its pivot, for the loaders of R.U.B.E.";
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.maxPoints = mostCorners;
    capabilities.counterClockwiseOnly = true;
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::Pivot, pixelsPerUnitOption().number, YAxis::Up};
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.animation = false;
    capabilities.physics = true;
    capabilities.filterBits = 16;
    format.options = {pixelsPerUnitOption()};
    format.write = write;
    return format;
}

} // namespace hitbox
