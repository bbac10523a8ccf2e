#include "document/hit_each_other.h"
#include "engines/probes/probe_project.h"
#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/stage_levels.h"
#include "stage/placements.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <random>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>

/// Writes exports and what their engines have to answer, a folder for each engine under the one it is given, of a
/// project drawn by a seed:
///
///     frame NAME PIVOT_X PIVOT_Y WIDTH HEIGHT SHAPES    with how many shapes the export carries
///     at X Y NAMES                                      200 of them: the shapes of that frame that hold the point,
///                                                       with commas between them, or "-"
///
/// in probes.txt, in frame pixels. stage.txt is the same of the stage, its shapes named INSTANCE/SHAPE. meetings.txt
/// says which shapes of the first two frames hit each other, a pair a line:
///
///     FRAME SHAPE FRAME SHAPE yes
namespace hitbox {

namespace {

using geometry::Point;

struct EngineUnderTest {
    const char *folder;
    const char *format;
    double band; ///< pixels: nearer to an outline than this, the engine may answer otherwise
};

constexpr double matterBand = 0.5; ///< its circles are polygons of 10 to 26 corners, within the circle
constexpr double box2dBand = 0.1;  ///< corners become one that are nearer to each other than 0.08
constexpr double solarBand = 0.2;  ///< the same, and circles are polygons: see its exporter
constexpr double singleBand = 0.02;

constexpr EngineUnderTest engines[] = {
    {"phaser", "phaser", matterBand},     {"rube", "rube", box2dBand},       {"love", "love", box2dBand},
    {"matter", "json", matterBand},       {"solar2d", "solar2d", solarBand}, {"chipmunk", "json", singleBand},
    {"c-header", "c-header", singleBand},
};

/// A shape where it is asked for.
struct Target {
    QString name;
    geometry::Shape shape;
    QList<Point> handles; ///< points are chosen about these
};

QList<Target> targetsIn(const Frame &frame)
{
    QList<Target> targets;
    for (const Shape &shape : frame.shapes)
        targets.append({shape.name, geometryOf(shape.outline), handlesOf(shape.outline)});
    return targets;
}

QList<Target> targetsOn(const Document &document, const Level &level)
{
    QList<Target> targets;
    const QList<PlacedShape> placed = placedShapes(document, *level.stage);
    for (const LevelInstance &instance : level.instances) {
        const Frame &frame = *findFrame(document, instance.ref);
        for (const PlacedShape &shape : placed) {
            if (&level.stage->instances[shape.instance] != instance.instance)
                continue;
            QList<Point> handles = handlesOf(findShape(frame, shape.id)->outline);
            for (Point &handle : handles)
                handle = geometry::placed(handle, placementOf(*instance.instance, frame));
            targets.append({instance.name + u'/' + shape.name, shape.shape, handles});
        }
    }
    return targets;
}

bool isFilled(const geometry::Shape &shape)
{
    return !std::holds_alternative<geometry::Chain>(shape);
}

/// Nothing when the point is too near to an outline to tell.
std::optional<QString> answerAt(const QList<Target> &targets, Point point, double band)
{
    QStringList names;
    for (const Target &target : targets) {
        if (geometry::distanceToBoundary(point, target.shape) <= band)
            return std::nullopt;
        if (isFilled(target.shape) && geometry::locate(point, target.shape) == geometry::Location::Inside)
            names.append(target.name);
    }
    return names.isEmpty() ? QStringLiteral("-") : names.join(u',');
}

/// Where outlines tell most: about their corners, and half-way between two of them, which in a concave outline is as
/// often a notch as not.
Point candidate(const QList<Target> &targets, std::mt19937 &random)
{
    const auto below = [&random](qsizetype count) {
        return std::uniform_int_distribution<qsizetype>(0, count - 1)(random);
    };
    const QList<Point> &handles = targets[below(targets.size())].handles;
    const Point from = handles[below(handles.size())];
    const Point to = handles[below(handles.size())];
    std::uniform_real_distribution<double> beside(-4, 4);
    const double way = below(2) ? 0 : 0.5;
    return from + (to - from) * way + Point{beside(random), beside(random)};
}

void writeProbes(QTextStream &text, const QList<Target> &targets, double band, unsigned seed)
{
    constexpr int probes = 200;
    std::mt19937 random(seed);
    for (int asked = 0; asked < probes;) {
        const Point point = candidate(targets, random);
        const std::optional<QString> answer = answerAt(targets, point, band);
        if (!answer)
            continue;
        text << "at " << point.x << ' ' << point.y << ' ' << *answer << '\n';
        ++asked;
    }
}

QByteArray probesOf(const Document &document, const Document &prepared, double band, unsigned seed)
{
    QByteArray bytes;
    QTextStream text(&bytes);
    text.setRealNumberPrecision(17);
    const QList<Frame> &frames = document.sprites[0].frames;
    for (qsizetype f = 0; f < frames.size(); ++f) {
        const Frame &frame = frames[f];
        if (frame.shapes.isEmpty())
            continue;
        text << "frame " << frame.name << ' ' << frame.pivot.x << ' ' << frame.pivot.y << ' ' << frame.size.width()
             << ' ' << frame.size.height() << ' ' << prepared.sprites[0].frames[f].shapes.size() << '\n';
        writeProbes(text, targetsIn(frame), band, seed);
    }
    text.flush();
    return bytes;
}

QByteArray stageProbesOf(const Document &document, double band, unsigned seed)
{
    const Levels levels = levelsOf(document);
    const Level &level = levels.levels.constFirst();
    QByteArray bytes;
    QTextStream text(&bytes);
    text.setRealNumberPrecision(17);
    text << "frame " << level.stage->name << " 0 0 0 0 " << level.instances.size() << '\n';
    writeProbes(text, targetsOn(document, level), band, seed);
    text.flush();
    return bytes;
}

QByteArray meetingsOf(const Document &document)
{
    QByteArray bytes;
    QTextStream text(&bytes);
    const Frame &a = document.sprites[0].frames[0];
    const Frame &b = document.sprites[0].frames[1];
    for (const Shape &of : a.shapes) {
        for (const Shape &with : b.shapes) {
            text << a.name << ' ' << of.name << ' ' << b.name << ' ' << with.name << ' '
                 << (hitEachOther(document, of.category, with.category) ? "yes" : "no") << '\n';
        }
    }
    text.flush();
    return bytes;
}

Result<Done> writeEngine(const Document &document, const EngineUnderTest &engine, const QString &folder, unsigned seed)
{
    const Format &format = *findFormat(QString::fromLatin1(engine.format));
    const Result<ExportPreview> preview = previewExport(document, QStringLiteral("sample"), format, {});
    if (!preview)
        return preview.error();
    const Document prepared = preparedExport(document, format.capabilities).document;
    QList<OutputFile> files = preview->files;
    files.append({QStringLiteral("probes.txt"), probesOf(document, prepared, engine.band, seed)});
    files.append({QStringLiteral("meetings.txt"), meetingsOf(document)});
    files.append({QStringLiteral("stage.txt"), stageProbesOf(document, engine.band, seed)});
    return writeTogether(folder + u'/' + QLatin1String(engine.folder), files);
}

} // namespace

} // namespace hitbox

int main(int argc, char **argv)
{
    using namespace hitbox;
    const QCoreApplication application(argc, argv);
    QTextStream errors(stderr);
    if (argc != 3) {
        errors << "usage: engine_probes FOLDER SEED\n";
        return 2;
    }
    const QStringList arguments = QCoreApplication::arguments();
    const unsigned seed = arguments[2].toUInt();
    const Document document = probeProject(seed);
    for (const EngineUnderTest &engine : engines) {
        const Result<Done> written = writeEngine(document, engine, arguments[1], seed);
        if (written)
            continue;
        errors << "engine_probes: " << written.error().text() << '\n';
        return 1;
    }
    return 0;
}
