#include "formats/paste/coordinate_text.h"

#include "formats/json/json_fields.h"
#include "formats/paste/svg_path.h"
#include "formats/paste/text_scanner.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

constexpr std::string_view openers = "[{(";
constexpr std::string_view closers = "]})";

class CoordinateTextWords
{
    Q_DECLARE_TR_FUNCTIONS(PastedText)
};

class CoordinateReader
{
public:
    explicit CoordinateReader(std::string_view text)
        : m_scanner(text)
    {
    }

    QList<Outline> read();

private:
    struct Level {
        char closer = '\0';
        qsizetype before = 0; ///< points of the ring when it began
        bool hasGroups = false;
    };

    void open(char closer);
    void close();
    void takeNumber();
    void finishRing();
    void refuseHalfPoint();

    TextScanner m_scanner;
    QList<Level> m_levels;
    QList<geometry::Point> m_ring;
    std::optional<double> m_x;
    QList<Outline> m_outlines;
    qsizetype m_count = 0;
};

void CoordinateReader::refuseHalfPoint()
{
    if (m_x)
        m_scanner.refuse(CoordinateTextWords::tr("the y that belongs to the x before it"));
}

void CoordinateReader::open(char closer)
{
    constexpr qsizetype deepest = 4;
    refuseHalfPoint();
    if (m_levels.size() == deepest)
        m_scanner.refuse(CoordinateTextWords::tr("a coordinate"));
    m_scanner.skip();
    m_levels.append({closer, m_ring.size(), false});
}

/// A group of one pair is a point, one of several is an outline.
void CoordinateReader::close()
{
    refuseHalfPoint();
    if (m_levels.isEmpty() || m_levels.constLast().closer != m_scanner.peek())
        m_scanner.refuse(CoordinateTextWords::tr("a coordinate"));
    m_scanner.skip();
    const Level level = m_levels.takeLast();
    const bool isPoint = !level.hasGroups && m_ring.size() == level.before + 1;
    if (!isPoint && m_ring.size() > level.before)
        finishRing();
    if (!m_levels.isEmpty())
        m_levels.last().hasGroups = true;
}

void CoordinateReader::takeNumber()
{
    const double number = m_scanner.number();
    if (!m_scanner.take('f'))
        m_scanner.take('F');
    if (!m_x) {
        m_x = number;
        return;
    }
    if (++m_count > mostPastedPoints)
        throw fields::Refusal{
            {.file = {},
             .place = {},
             .what = CoordinateTextWords::tr("the text has more than %1 points").arg(mostPastedPoints)}};
    m_ring.append({*m_x, number});
    m_x.reset();
}

void CoordinateReader::finishRing()
{
    const std::optional<Outline> outline = outlineOfPoints(m_ring, m_ring.size() > 2 ? PathEnd::Closed : PathEnd::Open);
    if (!outline)
        m_scanner.refuse(CoordinateTextWords::tr("at least two points before it"));
    m_outlines.append(*outline);
    m_ring.clear();
}

QList<Outline> CoordinateReader::read()
{
    m_scanner.skipSpace();
    while (!m_scanner.atEnd()) {
        if (const size_t kind = openers.find(m_scanner.peek()); kind != std::string_view::npos)
            open(closers[kind]);
        else if (closers.find(m_scanner.peek()) != std::string_view::npos)
            close();
        else if (m_scanner.startsNumber())
            takeNumber();
        else
            m_scanner.refuse(CoordinateTextWords::tr("coordinates in pixels, without a unit"));
        m_scanner.skipSeparators();
    }
    refuseHalfPoint();
    if (!m_levels.isEmpty())
        m_scanner.refuse(CoordinateTextWords::tr("“%1”").arg(QLatin1Char(m_levels.constLast().closer)));
    if (!m_ring.isEmpty())
        finishRing();
    return m_outlines;
}

} // namespace

QList<Outline> outlinesOfCoordinates(std::string_view text)
{
    return CoordinateReader(text).read();
}

} // namespace hitbox
