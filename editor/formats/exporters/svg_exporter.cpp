#include "document/number_digits.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/text/xml_text.h"
#include "formats/text/xml_writer.h"

/// A picture of each frame's shapes in frame pixels: for documents, and to be looked at.
namespace hitbox {

namespace {

/// The attributes that only this kind of outline has; the element is begun here.
class SvgOutlineWriter
{
public:
    explicit SvgOutlineWriter(XmlWriter &xml)
        : m_xml(xml)
    {
    }

    void operator()(const PolygonOutline &polygon) { writePoints("polygon", polygon.points); }
    void operator()(const ChainLine &chain) { writePoints("polyline", chain.points); }

    void operator()(const geometry::Circle &circle)
    {
        begin("circle");
        put("cx", circle.center.x);
        put("cy", circle.center.y);
        put("r", circle.radius);
    }

    void operator()(const geometry::Box &box)
    {
        begin("rect");
        put("x", box.min.x);
        put("y", box.min.y);
        const geometry::Point size = sizeWithoutNoise(box);
        put("width", size.x);
        put("height", size.y);
    }

    /// A line with round ends, as thick as the capsule.
    void operator()(const geometry::Capsule &capsule)
    {
        begin("line");
        put("x1", capsule.from.x);
        put("y1", capsule.from.y);
        put("x2", capsule.to.x);
        put("y2", capsule.to.y);
        put("stroke-width", 2 * capsule.radius);
        m_xml.attribute("stroke-linecap", "round");
    }

private:
    void begin(const char *element) { m_xml.beginElement(element); }
    void put(const char *name, double value) { m_xml.attribute(name, value); }

    void writePoints(const char *element, const QList<geometry::Point> &points)
    {
        begin(element);
        QByteArray list;
        for (const geometry::Point point : points) {
            list += list.isEmpty() ? "" : " ";
            addShortestNumber(list, point.x);
            list += ',';
            addShortestNumber(list, point.y);
        }
        m_xml.attribute("points", list.constData());
    }

    XmlWriter &m_xml;
};

void writeSvgShape(XmlWriter &xml, const Document &document, const Shape &shape)
{
    const Category *category = findCategory(document, shape.category);
    const QString color = category ? category->color : Category().color;
    std::visit(SvgOutlineWriter(xml), shape.outline);
    xml.attribute("id", QStringLiteral("shape-%1").arg(shape.id.value));
    const bool isCapsule = shape.kind() == ShapeKind::Capsule;
    xml.attribute("stroke", color);
    if (isCapsule)
        xml.attribute("stroke-opacity", "0.5");
    const bool isFilled = !isCapsule && shape.kind() != ShapeKind::Chain;
    xml.attribute("fill", isFilled ? color : QStringLiteral("none"));
    xml.textElement("title", xmlText(shape.name));
    xml.endElement();
}

QByteArray svgFrame(const Document &document, const Frame &frame)
{
    XmlWriter xml(2);
    xml.beginElement("svg");
    xml.attribute("xmlns", "http://www.w3.org/2000/svg");
    xml.attribute("viewBox", QStringLiteral("0 0 %1 %2").arg(frame.size.width()).arg(frame.size.height()));
    xml.attribute("fill-opacity", "0.25");
    xml.attribute("fill-rule", "evenodd");
    xml.textElement("title", xmlText(frame.name));
    for (const Shape &shape : frame.shapes)
        writeSvgShape(xml, document, shape);
    xml.endElement();
    return xml.document();
}

Result<ExportPreview> writeSvg(const Document &document, const QString &, const ExportOptions &)
{
    ExportPreview preview;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames)
            preview.files.append({safeFileName(frame.name) + QStringLiteral(".svg"), svgFrame(document, frame),
                                  partName(sprite, frame)});
    }
    return preview;
}

} // namespace

Format svgFormat()
{
    Format format;
    format.id = "svg";
    format.isForEngines = false;
    format.icon = ":/icons/format-svg.svg";
    format.title = "SVG";
    format.files = "FRAME.svg";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats", "A drawing of each frame's shapes, in frame pixels and the colours of their categories");
    format.capabilities.animation = false;
    format.capabilities.pivots = false;
    format.capabilities.xml = XmlNames(XmlName::Frames) | XmlName::Shapes;
    format.capabilities.properties = {};
    format.capabilities.stages = false;
    format.write = writeSvg;
    return format;
}

} // namespace hitbox
