#include "formats/engine_bodies.h"
#include "formats/exporters.h"
#include "formats/member.h"

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
        writeMember(m_json, "name", m_frame.name);
        beginObjectMember(m_json, "rect", JsonLayout::Line);
        writeMember(m_json, "x", rect.x());
        writeMember(m_json, "y", rect.y());
        writeMember(m_json, "width", rect.width());
        writeMember(m_json, "height", rect.height());
        m_json.endObject();
        writePlace("center", {m_frame.offset.x() + rect.width() / 2.0, m_frame.offset.y() + rect.height() / 2.0});
        beginArrayMember(m_json, "shapes");
        for (const Shape &shape : m_frame.shapes)
            writeShape(shape);
        m_json.endArray();
        m_json.endObject();
    }

private:
    void writePoint(geometry::Point point)
    {
        const geometry::Point place = inEngine(point, m_origin, m_numbers);
        m_json.beginObject(JsonLayout::Line);
        writeMember(m_json, "x", place.x);
        writeMember(m_json, "y", place.y);
        m_json.endObject();
    }

    void writePlace(std::string_view key, geometry::Point point)
    {
        m_json.key(key);
        writePoint(point);
    }

    void writeShape(const Shape &shape)
    {
        const PhysicsValues physics = physicsOf(shape.properties);
        m_json.beginObject();
        writeMember(m_json, "name", shape.name);
        writeMember(m_json, "category", shape.category);
        writeMember(m_json, "density", physics.density);
        writeMember(m_json, "friction", physics.friction);
        writeMember(m_json, "restitution", physics.restitution);
        writeMember(m_json, "sensor", physics.sensor);
        writeMember(m_json, "kind", kindName(shape.kind()));
        std::visit([this](const auto &outline) { writeForm(outline); }, shape.outline);
        m_json.endObject();
    }

    void writePoints(const QList<geometry::Point> &points)
    {
        beginArrayMember(m_json, "points", JsonLayout::Line);
        for (const geometry::Point point : points)
            writePoint(point);
        m_json.endArray();
    }

    void writeForm(const PolygonOutline &polygon) { writePoints(polygon.points); }
    void writeForm(const ChainLine &chain) { writePoints(chain.points); }

    void writeForm(const geometry::Circle &circle)
    {
        writePoints({circle.center});
        writeMember(m_json, "radius", circle.radius);
    }

    void writeForm(const geometry::Box &box)
    {
        writePoints({box.center()});
        writeMember(m_json, "width", box.width());
        writeMember(m_json, "height", box.height());
    }

    void writeForm(const geometry::Capsule &capsule)
    {
        writePoints({capsule.from, capsule.to});
        writeMember(m_json, "radius", capsule.radius);
    }

    JsonWriter &m_json;
    const Frame &m_frame;
    EngineNumbers m_numbers;
    geometry::Point m_origin;
};

void writeCategory(JsonWriter &json, const Document &document, const Category &category)
{
    json.beginObject(JsonLayout::Line);
    writeMember(json, "name", category.name);
    beginArrayMember(json, "meets");
    for (const Category &other : document.categories) {
        if (hitEachOther(document, category.name, other.name))
            json.value(other.name);
    }
    json.endArray();
    json.endObject();
}

QByteArray textOf(const Document &document)
{
    JsonWriter json;
    json.beginObject();
    writeMember(json, "format", "hitbox-unity");
    writeMember(json, "version", layoutVersion);
    beginArrayMember(json, "categories");
    for (const Category &category : document.categories)
        writeCategory(json, document, category);
    json.endArray();
    beginArrayMember(json, "sprites");
    for (const Sprite &sprite : document.sprites) {
        json.beginObject();
        writeMember(json, "name", sprite.name);
        writeMember(json, "prefab", safeFileName(sprite.name));
        writeMember(json, "image", sprite.image);
        beginArrayMember(json, "frames");
        for (const Frame &frame : sprite.frames)
            FrameWriter(json, frame).write();
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

Result<ExportPreview> write(const Document &document, const QString &projectName, const ExportOptions &)
{
    QFile importer(QStringLiteral(":/unity/HitboxImporter.cs"));
    [[maybe_unused]] const bool isThere = importer.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere); // it is part of the program
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".json"), textOf(document)},
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
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::Pivot, 1, YAxis::Up};
    capabilities.animation = false;
    capabilities.properties = false;
    capabilities.physics = true;
    format.write = write;
    return format;
}

} // namespace hitbox
