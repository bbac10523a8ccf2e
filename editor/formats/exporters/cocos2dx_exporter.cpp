#include "document/number_digits.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/text/xml_text.h"
#include "formats/text/xml_writer.h"

/// The property list of PhysicsEditor for Cocos2d-x and Axmol: pixels about the middle of the frame, y up. Its loader
/// wants every key.
namespace hitbox {

namespace {

QByteArray placeText(geometry::Point point)
{
    QByteArray text = "{ ";
    addShortestNumber(text, point.x);
    text += ',';
    addShortestNumber(text, point.y);
    text += " }";
    return text;
}

/// The members of a property list, a call each.
class PlistWriter
{
public:
    PlistWriter()
        : m_xml(2)
    {
        m_xml.doctype("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
                      "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">");
        m_xml.beginElement("plist");
        m_xml.attribute("version", "1.0");
    }

    QByteArray document()
    {
        m_xml.endElement();
        return m_xml.document();
    }

    void key(const QString &name) { m_xml.textElement("key", xmlText(name)); }
    void beginDict() { m_xml.beginElement("dict"); }
    void beginArray() { m_xml.beginElement("array"); }
    void end() { m_xml.endElement(); }
    void string(const QByteArray &value) { m_xml.textElement("string", std::string_view(value.constData())); }

    void member(const char *name, const QByteArray &value)
    {
        m_xml.textElement("key", std::string_view(name));
        string(value);
    }
    void member(const char *name, double value)
    {
        m_xml.textElement("key", std::string_view(name));
        m_xml.textElement("real", value);
    }
    void member(const char *name, quint32 value)
    {
        m_xml.textElement("key", std::string_view(name));
        m_xml.textElement("integer", double(value));
    }
    void member(const char *name, bool value)
    {
        m_xml.textElement("key", std::string_view(name));
        m_xml.emptyElement(value ? "true" : "false");
    }

private:
    XmlWriter m_xml;
};

class PlistBodyWriter
{
public:
    PlistBodyWriter(PlistWriter &plist, const CollisionFilters &filters, const FrameBody &body, const QString &key)
        : m_plist(plist)
        , m_filters(filters)
        , m_body(body)
        , m_key(key)
        , m_numbers(cocos2dxFormat().capabilities.numbers)
        , m_origin(originOf(*body.frame, m_numbers.origin))
    {
    }

    void write()
    {
        const Frame &frame = *m_body.frame;
        m_plist.key(m_key);
        m_plist.beginDict();
        m_plist.member("anchorpoint",
                       placeText({frame.pivot.x / frame.size.width(), 1 - frame.pivot.y / frame.size.height()}));
        m_plist.member("is_dynamic", true);
        m_plist.member("affected_by_gravity", true);
        m_plist.member("allows_rotation", true);
        for (const char *key : {"linear_damping", "angular_damping", "velocity_limit", "angular_velocity_limit"})
            m_plist.member(key, 0.0);
        m_plist.key(QStringLiteral("fixtures"));
        m_plist.beginArray();
        for (const Shape &shape : frame.shapes)
            writeFixture(shape);
        m_plist.end();
        m_plist.end();
    }

private:
    void writeForm(const Outline &outline)
    {
        if (const auto *circle = std::get_if<geometry::Circle>(&outline)) {
            m_plist.member("fixture_type", QByteArrayLiteral("CIRCLE"));
            m_plist.key(QStringLiteral("circle"));
            m_plist.beginDict();
            m_plist.member("radius", circle->radius);
            m_plist.member("position", placeText(inEngine(circle->center, m_origin, m_numbers)));
            m_plist.end();
            return;
        }
        m_plist.member("fixture_type", QByteArrayLiteral("POLYGON"));
        m_plist.key(QStringLiteral("polygons"));
        m_plist.beginArray();
        m_plist.beginArray();
        for (const geometry::Point point : std::get<PolygonOutline>(outline).points)
            m_plist.string(placeText(inEngine(point, m_origin, m_numbers)));
        m_plist.end();
        m_plist.end();
    }

    void writeFixture(const Shape &shape)
    {
        const CollisionFilter filter = m_filters.mutual(shape.category);
        const PhysicsValues physics = physicsOf(shape.properties);
        m_plist.beginDict();
        m_plist.member("density", physics.density);
        m_plist.member("restitution", physics.restitution);
        m_plist.member("friction", physics.friction);
        m_plist.member("tag", quint32(shape.id.value));
        m_plist.member("group", quint32(0));
        m_plist.member("category_mask", filter.bits);
        m_plist.member("collision_mask", physics.sensor ? 0 : filter.mask);
        m_plist.member("contact_test_mask", filter.mask);
        writeForm(shape.outline);
        m_plist.end();
    }

    PlistWriter &m_plist;
    const CollisionFilters &m_filters;
    const FrameBody &m_body;
    QString m_key;
    EngineNumbers m_numbers;
    geometry::Point m_origin;
};

Result<ExportPreview> writeCocos2dx(const Document &document, const QString &projectName, const ExportOptions &)
{
    const FrameBodies bodies = frameBodies(document);
    const CollisionFilters filters(document.categories);
    PlistWriter plist;
    plist.beginDict();
    plist.key(QStringLiteral("metadata"));
    plist.beginDict();
    plist.member("format", quint32(1));
    plist.end();
    plist.key(QStringLiteral("bodies"));
    plist.beginDict();
    UniqueNames keys;
    for (const FrameBody &body : bodies.bodies)
        PlistBodyWriter(plist, filters, body, keys.add(xmlText(body.name))).write();
    plist.end();
    plist.end();
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".plist"), plist.document()}}, bodies.losses};
}

} // namespace

Format cocos2dxFormat()
{
    Format format;
    format.id = "cocos2dx";
    format.icon = ":/icons/format-cocos2dx.svg";
    format.title = "Cocos2d-x, Axmol";
    format.files = "PROJECT.plist";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats",
        "PhysicsEditor's property list: a body for each frame, by its name; a fixture's tag is the shape's id");
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::FrameCenter, 1, YAxis::Up};
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.animation = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    capabilities.xml = XmlName::Frames;
    format.write = writeCocos2dx;
    return format;
}

} // namespace hitbox
