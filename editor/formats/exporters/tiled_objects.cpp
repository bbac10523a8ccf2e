#include "formats/exporters/tiled_objects.h"

#include "document/names.h"
#include "document/number_digits.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/text/xml_text.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

/// The element that tells what an object is, and the attributes that hold its place.
class TiledOutlineWriter
{
public:
    TiledOutlineWriter(XmlWriter &xml, QPoint corner)
        : m_xml(xml)
        , m_corner{double(corner.x()), double(corner.y())}
    {
    }

    void operator()(const PolygonOutline &polygon) { writePoints("polygon", polygon.points); }
    void operator()(const ChainLine &chain) { writePoints("polyline", chain.points); }

    void operator()(const geometry::Box &box) { writeRectangle(box.min, sizeWithoutNoise(box)); }

    void operator()(const geometry::Circle &circle)
    {
        const geometry::Point radii{circle.radius, circle.radius};
        writeRectangle(wayWithoutNoise(radii, circle.center), radii * 2);
        m_xml.emptyElement("ellipse");
    }

    /// The preparation leaves none.
    void operator()(const geometry::Capsule &) {}

private:
    void put(const char *name, double value) { m_xml.attribute(name, value); }

    void writePlace(geometry::Point point)
    {
        const geometry::Point place = wayWithoutNoise(m_corner, point);
        put("x", place.x);
        put("y", place.y);
    }

    void writeRectangle(geometry::Point corner, geometry::Point size)
    {
        writePlace(corner);
        put("width", size.x);
        put("height", size.y);
    }

    void writePoints(const char *element, const QList<geometry::Point> &points)
    {
        const geometry::Point first = points.constFirst();
        writePlace(first);
        QByteArray list;
        for (const geometry::Point point : points) {
            list += list.isEmpty() ? "" : " ";
            const geometry::Point way = wayWithoutNoise(first, point);
            addShortestNumber(list, way.x);
            list += ',';
            addShortestNumber(list, way.y);
        }
        m_xml.beginElement(element);
        m_xml.attribute("points", list.constData());
        m_xml.endElement();
    }

    XmlWriter &m_xml;
    geometry::Point m_corner;
};

void writeProperty(XmlWriter &xml, const QString &name, const char *type, const QString &value)
{
    xml.beginElement("property");
    xml.attribute("name", xmlText(name));
    xml.attribute("type", type);
    xml.attribute("value", xmlText(value));
    xml.endElement();
}

void writeProperty(XmlWriter &xml, const QString &name, const Property &property)
{
    if (const bool *truth = std::get_if<bool>(&property.value))
        writeProperty(xml, name, "bool", *truth ? QStringLiteral("true") : QStringLiteral("false"));
    else if (const double *number = std::get_if<double>(&property.value))
        writeProperty(xml, name, "float", xmlNumber(*number));
    else if (const QString *text = std::get_if<QString>(&property.value))
        writeProperty(xml, name, "string", *text);
    else
        writeProperty(xml, name, "string", QString::fromUtf8(std::get<JsonText>(property.value).text));
}

} // namespace

void writeTiledProperties(XmlWriter &xml, const Properties &properties, const QList<TiledProperty> &ours)
{
    if (properties.isEmpty() && ours.isEmpty())
        return;
    UniqueNames names;
    xml.beginElement("properties");
    for (const TiledProperty &property : ours)
        writeProperty(xml, names.add(QString::fromLatin1(property.name)), property.type, property.value);
    for (const Property &property : properties)
        writeProperty(xml, names.add(xmlText(property.name)), property);
    xml.endElement();
}

TiledProperty tiledNumber(const char *name, double value)
{
    return {name, "float", xmlNumber(value)};
}

/// Tiled's whole numbers have 32 bits and a sign.
TiledProperty tiledBits(const char *name, quint32 bits)
{
    return {name, "int", QString::number(static_cast<qint32>(bits))};
}

QList<Finding> renamedProperties(const Properties &properties, const QStringList &ours, FrameRef frame, ShapeId shape)
{
    QList<Finding> losses;
    UniqueNames names;
    for (const QString &name : ours)
        names.add(name);
    for (const Property &property : properties) {
        const QString wanted = xmlText(property.name);
        const QString name = names.add(wanted);
        if (name != wanted)
            losses.append(exportLoss(frame, shape, Severity::Info,
                                     QCoreApplication::translate("hitbox::formats",
                                                                 "The property %1 is written as %2: another has that "
                                                                 "name in Tiled’s file")
                                         .arg(quoted(property.name), quoted(name))));
    }
    return losses;
}

void writeTiledObject(XmlWriter &xml, const CollisionFilters &filters, const Shape &shape, QPoint corner, int id)
{
    const CollisionFilter filter = filters.of(shape.category);
    xml.beginElement("object");
    xml.attribute("id", id);
    xml.attribute("name", xmlText(shape.name));
    xml.attribute("type", xmlText(shape.category));
    if (!shape.visible)
        xml.attribute("visible", 0);
    std::visit(TiledOutlineWriter(xml, corner), shape.outline);
    writeTiledProperties(xml, shape.properties,
                         {tiledBits(tiledCategoryBits, filter.bits), tiledBits(tiledMaskBits, filter.mask)});
    xml.endElement();
}

} // namespace hitbox
