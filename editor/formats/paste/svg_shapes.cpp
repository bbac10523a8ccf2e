#include "formats/paste/svg_shapes.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/json/json_fields.h"
#include "formats/paste/svg_path.h"
#include "formats/paste/text_scanner.h"
#include "formats/text/xml_text.h"

#include <QCoreApplication>
#include <QXmlStreamReader>

#include <algorithm>

namespace hitbox {

namespace {

class SvgShapesWords
{
    Q_DECLARE_TR_FUNCTIONS(PastedText)
};

[[noreturn]] void refuseSvg(const QXmlStreamReader &reader, const QString &what)
{
    throw fields::Refusal{{.file = {}, .place = SvgShapesWords::tr("line %1").arg(reader.lineNumber()), .what = what}};
}

/// Elements whose children are not drawn where they stand.
bool isDefinition(QStringView name)
{
    constexpr QStringView names[] = {u"defs",   u"clipPath", u"mask",  u"symbol",   u"pattern",
                                     u"marker", u"style",    u"title", u"metadata", u"script"};
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

class SvgReader
{
public:
    explicit SvgReader(const QByteArray &xml)
        : m_reader(xml)
    {
    }

    QList<Shape> read();

private:
    void enter();
    void leave();
    void draw(const SvgTransform &transform);
    QList<Outline> outlines(const SvgTransform &transform) const;
    QList<Outline> pathOutlines(const std::string &data, const SvgTransform &transform) const;
    QList<Outline> pointOutlines(PathEnd end, const SvgTransform &transform) const;
    QList<Outline> box(const SvgTransform &transform) const;
    QList<Outline> ellipse(geometry::Point radii, const SvgTransform &transform) const;
    double length(const char *attribute) const;
    std::string text(const char *attribute) const;

    QXmlStreamReader m_reader;
    QList<SvgTransform> m_transforms; ///< one for each element that is open
    int m_definitions = 0;            ///< how many of them are, or are in, definitions
    QList<Shape> m_shapes;
    qsizetype m_points = 0; ///< of the shapes
};

std::string SvgReader::text(const char *attribute) const
{
    return m_reader.attributes().value(QLatin1String(attribute)).toString().toStdString();
}

/// In pixels; 0 without the attribute.
double SvgReader::length(const char *attribute) const
{
    QString value = m_reader.attributes().value(QLatin1String(attribute)).toString().trimmed();
    if (value.isEmpty())
        return 0;
    if (value.endsWith(QLatin1String("px")))
        value.chop(2);
    const std::optional<double> number = parseNumber(value.toStdString());
    if (!number || std::abs(*number) > limits::coordinate)
        refuseSvg(m_reader, SvgShapesWords::tr("found %1=\"%2\", expected a number of pixels")
                                .arg(QLatin1String(attribute), value.left(16)));
    return *number;
}

QList<Outline> SvgReader::pathOutlines(const std::string &data, const SvgTransform &transform) const
{
    return data.empty() ? QList<Outline>() : outlinesOfSvgPath(data, transform);
}

QList<Outline> SvgReader::pointOutlines(PathEnd end, const SvgTransform &transform) const
{
    const std::string points = text("points");
    TextScanner scanner(points);
    QList<geometry::Point> mapped;
    scanner.skipSpace();
    while (!scanner.atEnd()) {
        mapped.append(transform.map(scanner.point()));
        scanner.skipSeparators();
        if (mapped.size() > mostPastedPoints)
            refuseSvg(m_reader, SvgShapesWords::tr("the SVG has more than %1 points").arg(mostPastedPoints));
    }
    const std::optional<Outline> outline = outlineOfPoints(mapped, end);
    return outline ? QList<Outline>{*outline} : QList<Outline>();
}

QList<Outline> SvgReader::box(const SvgTransform &transform) const
{
    const geometry::Point at{length("x"), length("y")};
    const geometry::Point size{length("width"), length("height")};
    if (size.x <= 0 || size.y <= 0)
        return {};
    const bool givesX = m_reader.attributes().hasAttribute(QLatin1String("rx"));
    const bool givesY = m_reader.attributes().hasAttribute(QLatin1String("ry"));
    const double rx = std::min(givesX ? length("rx") : length("ry"), size.x / 2);
    const double ry = std::min(givesY ? length("ry") : length("rx"), size.y / 2);
    if (rx > 0 && ry > 0) {
        const QString path = QStringLiteral("M%1 %2h%3a%4 %5 0 01%4 %5v%6a%4 %5 0 01-%4 %5h-%3a%4 %5 0 01-%4-%5v-%6"
                                            "a%4 %5 0 01%4-%5z");
        const auto number = [](double value) { return QString::fromLatin1(shortestNumber(value)); };
        return pathOutlines(path.arg(number(at.x + rx), number(at.y), number(size.x - 2 * rx), number(rx), number(ry),
                                     number(size.y - 2 * ry))
                                .toStdString(),
                            transform);
    }
    const geometry::Point a = transform.map(at);
    const geometry::Point c = transform.map(at + size);
    if (transform.keepsBoxes())
        return {geometry::Box{{std::min(a.x, c.x), std::min(a.y, c.y)}, {std::max(a.x, c.x), std::max(a.y, c.y)}}};
    return {PolygonOutline{{a, transform.map({at.x + size.x, at.y}), c, transform.map({at.x, at.y + size.y})}}};
}

QList<Outline> SvgReader::ellipse(geometry::Point radii, const SvgTransform &transform) const
{
    const geometry::Point center{length("cx"), length("cy")};
    if (radii.x <= 0 || radii.y <= 0)
        return {};
    if (radii.x == radii.y && transform.keepsCircles())
        return {geometry::Circle{transform.map(center), radii.x * std::hypot(transform.a, transform.b)}};
    const auto number = [](double value) { return QString::fromLatin1(shortestNumber(value)); };
    const QString path = QStringLiteral("M%1 %2A%3 %4 0 1 0 %5 %2A%3 %4 0 1 0 %1 %2Z");
    return pathOutlines(path.arg(number(center.x - radii.x), number(center.y), number(radii.x), number(radii.y),
                                 number(center.x + radii.x))
                            .toStdString(),
                        transform);
}

QList<Outline> SvgReader::outlines(const SvgTransform &transform) const
{
    const QStringView name = m_reader.name();
    if (name == u"path")
        return pathOutlines(text("d"), transform);
    if (name == u"polygon")
        return pointOutlines(PathEnd::Closed, transform);
    if (name == u"polyline")
        return pointOutlines(PathEnd::Open, transform);
    if (name == u"line")
        return {ChainLine{{transform.map({length("x1"), length("y1")}), transform.map({length("x2"), length("y2")})}}};
    if (name == u"rect")
        return box(transform);
    if (name == u"circle")
        return ellipse({length("r"), length("r")}, transform);
    if (name == u"ellipse")
        return ellipse({length("rx"), length("ry")}, transform);
    return {};
}

void SvgReader::draw(const SvgTransform &transform)
{
    for (const Outline &outline : outlines(transform)) {
        if (!isWithinLimits(outline))
            refuseSvg(m_reader,
                      SvgShapesWords::tr("found a shape that reaches beyond %1 pixels; scale it down in the program "
                                         "that drew it")
                          .arg(limits::coordinate, 0, 'f', 0));
        Shape shape;
        shape.name = m_reader.attributes().value(QLatin1String("id")).toString();
        shape.outline = outline;
        m_shapes.append(shape);
        m_points += handlesOf(outline).size();
    }
    if (m_points > mostPastedPoints)
        refuseSvg(m_reader, SvgShapesWords::tr("the SVG has more than %1 points").arg(mostPastedPoints));
}

void SvgReader::enter()
{
    if (m_transforms.size() >= limits::jsonDepth)
        refuseSvg(m_reader, SvgShapesWords::tr("the SVG has more than %1 levels").arg(limits::jsonDepth));
    const std::string own = text("transform");
    const SvgTransform outer = m_transforms.isEmpty() ? SvgTransform{} : m_transforms.constLast();
    m_transforms.append(own.empty() ? outer : combined(outer, transformOf(own)));
    if (m_definitions > 0 || isDefinition(m_reader.name()))
        ++m_definitions;
    else
        draw(m_transforms.constLast());
}

void SvgReader::leave()
{
    m_transforms.removeLast();
    if (m_definitions > 0)
        --m_definitions;
}

QList<Shape> SvgReader::read()
{
    while (!m_reader.atEnd()) {
        switch (m_reader.readNext()) {
        case QXmlStreamReader::StartElement: enter(); break;
        case QXmlStreamReader::EndElement: leave(); break;
        case QXmlStreamReader::DTD:
            if (!m_reader.entityDeclarations().isEmpty())
                refuseSvg(m_reader, SvgShapesWords::tr("the SVG declares entities, which are not read"));
            break;
        default: break;
        }
    }
    if (m_reader.hasError())
        refuseSvg(m_reader, SvgShapesWords::tr("the SVG is broken: %1").arg(m_reader.errorString()));
    return m_shapes;
}

} // namespace

QList<Shape> shapesOfSvg(const QByteArray &xml)
{
    if (hasTooManyAttributes(xml))
        throw fields::Refusal{
            {.file = {}, .place = {}, .what = SvgShapesWords::tr("the SVG has an element with too many attributes")}};
    return SvgReader(xml).read();
}

} // namespace hitbox
