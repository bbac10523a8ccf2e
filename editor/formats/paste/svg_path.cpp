#include "formats/paste/svg_path.h"

#include "document/limits.h"
#include "formats/json/json_fields.h"
#include "formats/paste/text_scanner.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

using geometry::Point;

class SvgPathWords
{
    Q_DECLARE_TR_FUNCTIONS(PastedText)
};

double length(Point p)
{
    return std::hypot(p.x, p.y);
}

double angleOf(Point p)
{
    return std::atan2(p.y, p.x);
}

/// An arc as its ellipse turns it: see "Elliptical arc implementation notes" of the SVG recommendation, B.2.4.
struct SvgArc {
    Point center;
    Point radii;
    double turn = 0; ///< radians, of the ellipse's own axes
    double start = 0;
    double sweep = 0;

    Point at(double part) const
    {
        const double angle = start + sweep * part;
        const Point p{radii.x * std::cos(angle), radii.y * std::sin(angle)};
        return center + Point{p.x * std::cos(turn) - p.y * std::sin(turn), p.x * std::sin(turn) + p.y * std::cos(turn)};
    }
};

struct ArcFlags {
    bool large = false;
    bool clockwise = false;
};

SvgArc arcBetween(Point from, Point to, Point radii, double turn, ArcFlags flags)
{
    const Point half = (from - to) * 0.5;
    const Point p{half.x * std::cos(turn) + half.y * std::sin(turn), half.y * std::cos(turn) - half.x * std::sin(turn)};
    const double excess = (p.x * p.x) / (radii.x * radii.x) + (p.y * p.y) / (radii.y * radii.y);
    if (excess > 1) // radii too small to reach: the smallest ellipse of their proportions that does
        radii = radii * std::sqrt(excess);
    const double across =
        radii.x * radii.x * p.y * p.y + radii.y * radii.y * p.x * p.x; // zero only where both ends are one point
    const double left = std::max(0.0, radii.x * radii.x * radii.y * radii.y - across);
    const double factor = (flags.large == flags.clockwise ? -1 : 1) * std::sqrt(left / across);
    const Point c{factor * radii.x * p.y / radii.y, -factor * radii.y * p.x / radii.x};
    SvgArc arc;
    arc.radii = radii;
    arc.turn = turn;
    arc.center = (from + to) * 0.5 +
                 Point{c.x * std::cos(turn) - c.y * std::sin(turn), c.x * std::sin(turn) + c.y * std::cos(turn)};
    arc.start = angleOf({(p.x - c.x) / radii.x, (p.y - c.y) / radii.y});
    arc.sweep = angleOf({(-p.x - c.x) / radii.x, (-p.y - c.y) / radii.y}) - arc.start;
    if (flags.clockwise && arc.sweep < 0)
        arc.sweep += 2 * std::numbers::pi;
    if (!flags.clockwise && arc.sweep > 0)
        arc.sweep -= 2 * std::numbers::pi;
    return arc;
}

/// Edges that keep within the tolerance of a curve whose second derivative is nowhere larger: chord error is at most
/// an eighth of it over the square of the number.
int edgesFor(double secondDerivative)
{
    constexpr int tooMany = mostPastedPoints + 1;
    const double edges = std::ceil(std::sqrt(secondDerivative / (8 * svgTolerance)));
    if (!(edges <= tooMany)) // nor is it a number after an overflow
        return tooMany;
    return std::max(1, static_cast<int>(edges));
}

class SvgPathReader
{
public:
    SvgPathReader(std::string_view data, const SvgTransform &transform)
        : m_scanner(data)
        , m_transform(transform)
    {
    }

    QList<Outline> read();

private:
    void obey(char command);
    void curve(char shape, bool relative);
    void arc(bool relative);
    void close();
    void finish(PathEnd end);
    void moveTo(Point p);
    void lineTo(Point p);
    void append(Point mapped);
    Point pointAt(bool relative);
    double numberAt(double base);
    bool flagAt();

    /// Appends the curve's points for parts 1/n, 2/n… 1, in sprite pixels.
    template <typename Curve>
    void follow(int edges, const Curve &curve)
    {
        for (int i = 1; i <= edges; ++i)
            append(curve(double(i) / edges));
    }

    TextScanner m_scanner;
    SvgTransform m_transform;
    QList<Outline> m_outlines;
    QList<Point> m_points; ///< of the part under way, mapped
    qsizetype m_count = 0;
    Point m_at; ///< in the path's own coordinates, as the next three
    Point m_start;
    Point m_control;
    char m_lastCurve = '\0'; ///< 'c' or 'q' while its control point may be mirrored
};

void SvgPathReader::append(Point mapped)
{
    if (++m_count > mostPastedPoints)
        throw fields::Refusal{
            {.file = {},
             .place = {},
             .what = SvgPathWords::tr("the path leads to more than %1 points").arg(mostPastedPoints)}};
    if (!(std::abs(mapped.x) <= limits::coordinate && std::abs(mapped.y) <= limits::coordinate))
        m_scanner.refuse(SvgPathWords::tr("a path that stays within 1000000000 pixels before it"));
    if (m_points.isEmpty() || m_points.constLast() != mapped)
        m_points.append(mapped);
}

void SvgPathReader::finish(PathEnd end)
{
    if (const std::optional<Outline> outline = outlineOfPoints(std::exchange(m_points, {}), end))
        m_outlines.append(*outline);
}

void SvgPathReader::moveTo(Point p)
{
    finish(PathEnd::Open);
    m_at = m_start = p;
    append(m_transform.map(p));
}

void SvgPathReader::lineTo(Point p)
{
    m_at = p;
    append(m_transform.map(p));
}

void SvgPathReader::close()
{
    finish(PathEnd::Closed);
    m_at = m_start;
}

double SvgPathReader::numberAt(double base)
{
    m_scanner.skipSeparators();
    return base + m_scanner.number();
}

Point SvgPathReader::pointAt(bool relative)
{
    const Point base = relative ? m_at : Point{};
    const double x = numberAt(base.x);
    return {x, numberAt(base.y)};
}

/// "0" or "1", which what follows may touch: "a1 1 0 00 1 1".
bool SvgPathReader::flagAt()
{
    m_scanner.skipSeparators();
    if (m_scanner.take('1'))
        return true;
    if (!m_scanner.take('0'))
        m_scanner.refuse(SvgPathWords::tr("0 or 1"));
    return false;
}

void SvgPathReader::curve(char shape, bool relative)
{
    const bool cubic = shape == 'c' || shape == 's';
    const char family = cubic ? 'c' : 'q';
    const Point mirrored = m_lastCurve == family ? m_at * 2 - m_control : m_at;
    const Point first = shape == 's' || shape == 't' ? mirrored : pointAt(relative);
    const Point second = cubic ? pointAt(relative) : first;
    const Point end = pointAt(relative);
    const Point p0 = m_transform.map(m_at);
    const Point p1 = m_transform.map(first);
    const Point p2 = m_transform.map(second);
    const Point p3 = m_transform.map(end);
    if (cubic) {
        const double bend = 6 * std::max(length(p0 - p1 * 2 + p2), length(p1 - p2 * 2 + p3));
        follow(edgesFor(bend), [&](double t) {
            const double u = 1 - t;
            return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t);
        });
    } else {
        follow(edgesFor(2 * length(p0 - p1 * 2 + p3)), [&](double t) {
            const double u = 1 - t;
            return p0 * (u * u) + p1 * (2 * u * t) + p3 * (t * t);
        });
    }
    m_control = second;
    m_lastCurve = family;
    m_at = end;
}

void SvgPathReader::arc(bool relative)
{
    const double rx = std::abs(numberAt(0));
    const double ry = std::abs(numberAt(0));
    const double turn = numberAt(0) * std::numbers::pi / 180;
    const bool large = flagAt();
    const bool clockwise = flagAt();
    const Point end = pointAt(relative);
    if (end == m_at)
        return;
    if (rx == 0 || ry == 0)
        return lineTo(end);
    const SvgArc arc = arcBetween(m_at, end, {rx, ry}, turn, {large, clockwise});
    const double bend = std::max(arc.radii.x, arc.radii.y) * m_transform.stretch() * arc.sweep * arc.sweep;
    const int edges = edgesFor(bend);
    follow(edges - 1, [&](double part) { return m_transform.map(arc.at(part * (edges - 1) / edges)); });
    lineTo(end);
}

void SvgPathReader::obey(char command)
{
    const bool relative = command >= 'a';
    const char shape = relative ? command : static_cast<char>(command - 'A' + 'a');
    const Point base = relative ? m_at : Point{};
    if (shape != 'm' && m_points.isEmpty())
        append(m_transform.map(m_at)); // after Z, without M
    switch (shape) {
    case 'm': moveTo(pointAt(relative)); break;
    case 'l': lineTo(pointAt(relative)); break;
    case 'h': lineTo({numberAt(base.x), m_at.y}); break;
    case 'v': lineTo({m_at.x, numberAt(base.y)}); break;
    case 'a': arc(relative); break;
    default: return curve(shape, relative);
    }
    m_lastCurve = '\0';
}

QList<Outline> SvgPathReader::read()
{
    constexpr std::string_view commands = "MmLlHhVvCcSsQqTtAaZz";
    m_scanner.skipSpace();
    if (m_scanner.peek() != 'M' && m_scanner.peek() != 'm')
        m_scanner.refuse(SvgPathWords::tr("an SVG path that begins with M"));
    while (!m_scanner.atEnd()) {
        char command = m_scanner.peek();
        if (commands.find(command) == std::string_view::npos)
            m_scanner.refuse(SvgPathWords::tr("a number or one of M L H V C S Q T A Z"));
        m_scanner.skip();
        if (command == 'Z' || command == 'z') {
            close();
            m_lastCurve = '\0';
            m_scanner.skipSeparators();
            continue;
        }
        do {
            obey(command);
            m_scanner.skipSeparators();
            if (command == 'M' || command == 'm')
                command = command == 'M' ? 'L' : 'l';
        } while (m_scanner.startsNumber());
    }
    finish(PathEnd::Open);
    return m_outlines;
}

} // namespace

std::optional<Outline> outlineOfPoints(QList<Point> points, PathEnd end)
{
    const bool returns = points.size() > 3 && points.constFirst() == points.constLast();
    if (end == PathEnd::Closed || returns) {
        if (points.size() > 1 && points.constFirst() == points.constLast())
            points.removeLast();
        if (points.size() >= 3)
            return PolygonOutline{points};
    }
    if (points.size() >= 2)
        return ChainLine{points};
    return std::nullopt;
}

QList<Outline> outlinesOfSvgPath(std::string_view data, const SvgTransform &transform)
{
    return SvgPathReader(data, transform).read();
}

} // namespace hitbox
