#include "document/document.h"
#include "document/outline.h"
#include "engines/probes/probe_project.h"
#include "formats/all_formats.h"
#include "formats/exporters/golden.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTextStream>

#include <cmath>
#include <random>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/transform.h>

/// Writes a project drawn by a seed as games get it, project.json and project.h, and what the runtimes have to answer
/// about frames of its first sprite that are moved, turned, scaled and mirrored, questions.txt:
///
///     sprite NAME
///     point PLACED X Y: ID...                 the shapes that hold the point
///     pair PLACED PLACED: ID/ID...            the shapes with a point in common
///
/// PLACED is the number of a frame, from 0, x, y, rotation, and both scales. Where the core's answer hangs on less than
/// rounding, nothing is asked. The folder "coarse" in it gets the same for engines that compute with 32 bits.
namespace hitbox {

namespace {

using geometry::Placement;
using geometry::Point;

/// Pixels. Under unlike scales round shapes are polygons, in the core and, of other corners, in the runtimes.
constexpr double roundingBand = 1e-6;
constexpr double singleRoundingBand = 1e-3;
constexpr double curveBand = 0.1;

struct Placed {
    const Frame *frame = nullptr;
    int number = 0;
    Placement placement;

    double band(double rounding) const
    {
        return std::abs(placement.scale.x) == std::abs(placement.scale.y) ? rounding : curveBand;
    }
};

class Questions
{
public:
    Questions(const Sprite &sprite, unsigned seed, double rounding, QTextStream &text)
        : m_sprite(sprite)
        , m_random(seed)
        , m_rounding(rounding)
        , m_text(text)
    {
        m_text.setRealNumberPrecision(17);
        m_text << "sprite " << sprite.name << '\n';
    }

    bool askPoint()
    {
        const Placed placed = randomPlaced();
        const Shape &aim = placed.frame->shapes[below(placed.frame->shapes.size())];
        const QList<Point> handles = handlesOf(aim.outline);
        const Point at =
            geometry::placed(handles[below(handles.size())], placed.placement) + Point{within(-5, 5), within(-5, 5)};
        QStringList ids;
        for (const Shape &shape : placed.frame->shapes) {
            const geometry::Shape there = geometry::placed(geometryOf(shape.outline), placed.placement);
            if (geometry::distanceToBoundary(at, there) <= placed.band(m_rounding))
                return false;
            if (geometry::locate(at, there) != geometry::Location::Outside)
                ids.append(QString::number(shape.id.value));
        }
        m_text << "point ";
        write(placed);
        m_text << ' ' << at.x << ' ' << at.y << ": " << ids.join(u' ') << '\n';
        return true;
    }

    bool askPair()
    {
        const Placed a = randomPlaced();
        const Placed b = randomPlaced();
        const double band = std::max(a.band(m_rounding), b.band(m_rounding));
        QStringList ids;
        for (const Shape &shapeA : a.frame->shapes) {
            for (const Shape &shapeB : b.frame->shapes) {
                const auto answer = doMeet(geometry::placed(geometryOf(shapeA.outline), a.placement), shapeB, b, band);
                if (!answer)
                    return false;
                if (*answer)
                    ids.append(QStringLiteral("%1/%2").arg(shapeA.id.value).arg(shapeB.id.value));
            }
        }
        m_text << "pair ";
        write(a);
        m_text << ' ';
        write(b);
        m_text << ": " << ids.join(u' ') << '\n';
        return true;
    }

private:
    int below(qsizetype count) { return std::uniform_int_distribution<int>(0, int(count) - 1)(m_random); }
    double within(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_random); }

    Placed randomPlaced()
    {
        Placed placed;
        do
            placed.number = below(m_sprite.frames.size());
        while (m_sprite.frames[placed.number].shapes.isEmpty());
        placed.frame = &m_sprite.frames[placed.number];
        const double scale = below(3) == 0 ? 1 : within(0.5, 2);
        const double other = below(3) == 0 ? within(0.5, 2) : scale;
        placed.placement = {placed.frame->pivot,
                            {within(-40, 40), within(-40, 40)},
                            below(3) == 0 ? 90.0 * below(9) - 360 : within(-360, 360),
                            {below(2) == 0 ? -scale : scale, below(4) == 0 ? -other : other}};
        return placed;
    }

    /// Nothing where a small step to any side changes the answer.
    static std::optional<bool> doMeet(const geometry::Shape &a, const Shape &shape, const Placed &b, double band)
    {
        std::optional<bool> answer;
        for (const Point step : {Point{}, Point{band, 0}, Point{-band, 0}, Point{0, band}, Point{0, -band}}) {
            Placement there = b.placement;
            there.position = there.position + step;
            const auto relation = geometry::relate(a, geometry::placed(geometryOf(shape.outline), there));
            const bool doThere = relation && *relation != geometry::Relation::Separate;
            if (answer && *answer != doThere)
                return std::nullopt;
            answer = doThere;
        }
        return answer;
    }

    void write(const Placed &placed)
    {
        const Placement &at = placed.placement;
        m_text << placed.number << ' ' << at.position.x << ' ' << at.position.y << ' ' << at.rotation << ' '
               << at.scale.x << ' ' << at.scale.y;
    }

    const Sprite &m_sprite;
    std::mt19937 m_random;
    double m_rounding;
    QTextStream &m_text;
};

bool writeQuestions(const QDir &folder, const Sprite &sprite, int count, unsigned seed, double rounding)
{
    QFile asked(folder.filePath(QStringLiteral("questions.txt")));
    if (!asked.open(QIODevice::WriteOnly))
        return false;
    QTextStream text(&asked);
    Questions questions(sprite, seed, rounding, text);
    for (int i = 0; i < count;)
        i += questions.askPoint() ? 1 : 0;
    for (int i = 0; i < count;)
        i += questions.askPair() ? 1 : 0;
    return true;
}

bool writeExport(const QDir &folder, const Document &project, const char *format, const QString &name)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(golden::exported(project, format).files[0].bytes) > 0;
}

bool writeAll(const QDir &folder, int count, unsigned seed)
{
    const Document project = probeProject(seed);
    if (!folder.mkpath(QStringLiteral("coarse")) ||
        !writeExport(folder, project, "json", QStringLiteral("project.json")) ||
        !writeExport(folder, project, "c-header", QStringLiteral("project.h")))
        return false;
    const Sprite &sprite = project.sprites[0];
    return writeQuestions(folder, sprite, count, seed, roundingBand) &&
           writeQuestions(folder.filePath(QStringLiteral("coarse")), sprite, count, seed + 1, singleRoundingBand);
}

} // namespace

} // namespace hitbox

int main(int argumentCount, char **arguments)
{
    const QCoreApplication application(argumentCount, arguments);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 4)
        return 2;
    return hitbox::writeAll(QDir(words[1]), words[2].toInt(), words[3].toUInt()) ? 0 : 1;
}
