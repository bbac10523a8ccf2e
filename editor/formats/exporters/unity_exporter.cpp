#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/json/json_writer.h"

#include <QFile>

/// For Unity: JSON that its JsonUtility reads, and the editor script that makes sprite outlines and prefabs of it.
/// Pixels about the pivot, y up.
namespace hitbox {

namespace {

constexpr int layoutVersion = 1;

class FrameWriter
{
public:
    FrameWriter(JsonWriter &json, const Frame &frame)
        : m_json(json)
        , m_frame(frame)
        , m_numbers(unityFormat().capabilities.numbers)
        , m_origin(originOf(frame, m_numbers.origin))
    {
    }

    void write()
    {
        const QRect &rect = m_frame.rect;
        m_json.beginObject();
        m_json.member("name", m_frame.name);
        if (!m_frame.image.isEmpty())
            m_json.member("image", m_frame.image);
        m_json.beginObjectMember("rect", JsonLayout::Line);
        m_json.member("x", rect.x());
        m_json.member("y", rect.y());
        m_json.member("width", rect.width());
        m_json.member("height", rect.height());
        m_json.endObject();
        writePlace("center", {m_frame.offset.x() + rect.width() / 2.0, m_frame.offset.y() + rect.height() / 2.0});
        m_json.beginArrayMember("shapes");
        for (const Shape &shape : m_frame.shapes)
            writeShape(shape);
        m_json.endArray();
        m_json.endObject();
    }

private:
    void writePoint(geometry::Point point) { m_json.place(inEngine(point, m_origin, m_numbers)); }

    void writePlace(std::string_view key, geometry::Point point)
    {
        m_json.key(key);
        writePoint(point);
    }

    void writeShape(const Shape &shape)
    {
        const PhysicsValues physics = physicsOf(shape.properties);
        m_json.beginObject();
        m_json.member("name", shape.name);
        m_json.member("category", shape.category);
        m_json.member("density", physics.density);
        m_json.member("friction", physics.friction);
        m_json.member("restitution", physics.restitution);
        m_json.member("sensor", physics.sensor);
        m_json.member("kind", kindName(shape.kind()));
        std::visit([this](const auto &outline) { writeForm(outline); }, shape.outline);
        m_json.endObject();
    }

    void writePoints(const QList<geometry::Point> &points)
    {
        m_json.beginArrayMember("points", JsonLayout::Line);
        for (const geometry::Point point : points)
            writePoint(point);
        m_json.endArray();
    }

    void writeForm(const PolygonOutline &polygon) { writePoints(polygon.points); }
    void writeForm(const ChainLine &chain) { writePoints(chain.points); }

    void writeForm(const geometry::Circle &circle)
    {
        writePoints({circle.center});
        m_json.member("radius", circle.radius);
    }

    void writeForm(const geometry::Box &box)
    {
        writePoints({box.center()});
        m_json.member("width", box.width());
        m_json.member("height", box.height());
    }

    void writeForm(const geometry::Capsule &capsule)
    {
        writePoints({capsule.from, capsule.to});
        m_json.member("radius", capsule.radius);
    }

    JsonWriter &m_json;
    const Frame &m_frame;
    EngineNumbers m_numbers;
    geometry::Point m_origin;
};

void writeUnityCategory(JsonWriter &json, const Document &document, const Category &category)
{
    json.beginObject(JsonLayout::Line);
    json.member("name", category.name);
    json.beginArrayMember("meets");
    for (const Category &other : document.categories) {
        if (hitEachOther(document, category.name, other.name))
            json.value(other.name);
    }
    json.endArray();
    json.endObject();
}

QByteArray unityText(const Document &document)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", "hitbox-unity");
    json.member("version", layoutVersion);
    json.beginArrayMember("categories");
    for (const Category &category : document.categories)
        writeUnityCategory(json, document, category);
    json.endArray();
    json.beginArrayMember("sprites");
    for (const Sprite &sprite : document.sprites) {
        json.beginObject();
        json.member("name", sprite.name);
        json.member("prefab", safeFileName(sprite.name));
        json.member("image", sprite.image);
        json.beginArrayMember("frames");
        for (const Frame &frame : sprite.frames)
            FrameWriter(json, frame).write();
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

Result<ExportPreview> writeUnity(const Document &document, const QString &projectName, const ExportOptions &)
{
    QFile importer(QStringLiteral(":/unity/HitboxImporter.cs"));
    [[maybe_unused]] const bool isThere = importer.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere); // it is part of the program
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".json"), unityText(document)},
                          {QStringLiteral("HitboxImporter.cs"), importer.readAll()}},
                         {}};
}

} // namespace

Format unityFormat()
{
    Format format;
    format.id = "unity";
    format.icon = ":/icons/format-unity.svg";
    format.title = "Unity";
    format.files = "PROJECT.json, HitboxImporter.cs";
    format.summary = "An editor script and its data: outlines of sprites, and a prefab of colliders for each sprite";
    Capabilities &capabilities = format.capabilities;
    capabilities.frameImages = true;
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::Pivot, 1, YAxis::Up};
    capabilities.animation = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    format.write = writeUnity;
    return format;
}

} // namespace hitbox
