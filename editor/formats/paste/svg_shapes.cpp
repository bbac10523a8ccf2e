#include "formats/paste/svg_shapes.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/json/json_fields.h"
#include "formats/paste/svg_path.h"
#include "formats/paste/text_scanner.h"
#include "formats/text/xml_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

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

/// It and all in it is not drawn.
bool isSwitchedOff(const QXmlStreamAttributes &attributes)
{
    static const QRegularExpression noDisplay(
        QStringLiteral("(^|;)\\s*display\\s*:\\s*none\\s*(!\\s*important\\s*)?(;|$)"),
        QRegularExpression::CaseInsensitiveOption);
    return attributes.value(QLatin1String("display")).trimmed() == QLatin1String("none") ||
           noDisplay.match(attributes.value(QLatin1String("style")).toString()).hasMatch();
}

/// In pixels (CSS Values and Units 3, 5.2); nothing for what is no length of these units.
std::optional<double> pixelsOfLength(QStringView length, std::optional<double> whole)
{
    constexpr double inch = 96;
    constexpr double centimetresInAnInch = 2.54;
    qsizetype end = length.size();
    while (end > 0 && (length[end - 1].isLetter() || length[end - 1] == u'%'))
        --end;
    const std::optional<double> number = parseNumber(length.first(end).toString().toStdString());
    const QStringView unit = length.sliced(end);
    if (!number)
        return std::nullopt;
    if (unit.isEmpty() || unit == u"px")
        return *number;
    if (unit == u"%")
        return whole ? std::optional(*number * *whole / 100) : std::nullopt;
    constexpr std::pair<QStringView, double> units[] = {{u"in", inch},
                                                        {u"cm", inch / centimetresInAnInch},
                                                        {u"mm", inch / centimetresInAnInch / 10},
                                                        {u"Q", inch / centimetresInAnInch / 40},
                                                        {u"pt", inch / 72},
                                                        {u"pc", inch / 6}};
    const auto known = std::ranges::find(units, unit, &std::pair<QStringView, double>::first);
    return known == std::end(units) ? std::nullopt : std::optional(*number * known->second);
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
    void findViewport();
    std::optional<double> wholeOf(QLatin1String attribute) const;
    double length(const char *attribute) const;
    double radius(const char *attribute, const char *otherwise) const;
    std::string text(const char *attribute) const;

    QXmlStreamReader m_reader;
    QList<SvgTransform> m_transforms;          ///< one for each element that is open
    int m_definitions = 0;                     ///< how many of them are, or are in, definitions or what is switched off
    std::optional<geometry::Point> m_viewport; ///< of the outermost element, in its user units
    QList<Shape> m_shapes;
    qsizetype m_points = 0; ///< of the shapes
};

std::string SvgReader::text(const char *attribute) const
{
    return m_reader.attributes().value(QLatin1String(attribute)).toString().toStdString();
}

/// What 100% of this attribute are.
std::optional<double> SvgReader::wholeOf(QLatin1String attribute) const
{
    if (!m_viewport)
        return std::nullopt;
    if (attribute == QLatin1String("r"))
        return std::hypot(m_viewport->x, m_viewport->y) / std::sqrt(2);
    const bool isDown = attribute.contains(u'y') || attribute == QLatin1String("height");
    return isDown ? m_viewport->y : m_viewport->x;
}

/// In pixels; 0 without the attribute.
double SvgReader::length(const char *attribute) const
{
    const QLatin1String name(attribute);
    const QString value = m_reader.attributes().value(name).toString().trimmed();
    if (value.isEmpty())
        return 0;
    const std::optional<double> pixels = pixelsOfLength(value, wholeOf(name));
    if (!pixels || std::abs(*pixels) > limits::coordinate)
        refuseSvg(m_reader,
                  SvgShapesWords::tr("found %1=\"%2\", expected a number of pixels").arg(name, value.left(16)));
    return *pixels;
}

/// That of the other direction where it is not given.
double SvgReader::radius(const char *attribute, const char *otherwise) const
{
    const auto isGiven = [this](const char *name) {
        const QStringView value = m_reader.attributes().value(QLatin1String(name)).trimmed();
        return !value.isEmpty() && value != u"auto";
    };
    return isGiven(attribute) ? length(attribute) : isGiven(otherwise) ? length(otherwise) : 0;
}

void SvgReader::findViewport()
{
    const QXmlStreamAttributes attributes = m_reader.attributes();
    static const QRegularExpression separators(QStringLiteral("[\\s,]+"));
    const QStringList box = attributes.value(QLatin1String("viewBox")).toString().split(separators, Qt::SkipEmptyParts);
    const bool hasBox = box.size() == 4;
    const auto width =
        hasBox ? pixelsOfLength(box[2], {}) : pixelsOfLength(attributes.value(QLatin1String("width")).trimmed(), {});
    const auto height =
        hasBox ? pixelsOfLength(box[3], {}) : pixelsOfLength(attributes.value(QLatin1String("height")).trimmed(), {});
    if (width && height)
        m_viewport = geometry::Point{*width, *height};
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
    const double rx = std::min(radius("rx", "ry"), size.x / 2);
    const double ry = std::min(radius("ry", "rx"), size.y / 2);
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
        return {boxBetween(a, c)};
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
        return ellipse({radius("rx", "ry"), radius("ry", "rx")}, transform);
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
    if (m_transforms.isEmpty() && m_reader.name() == u"svg")
        findViewport();
    const std::string own = text("transform");
    const SvgTransform outer = m_transforms.isEmpty() ? SvgTransform{} : m_transforms.constLast();
    m_transforms.append(own.empty() ? outer : combined(outer, transformOf(own)));
    if (m_definitions > 0 || isDefinition(m_reader.name()) || isSwitchedOff(m_reader.attributes()))
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
