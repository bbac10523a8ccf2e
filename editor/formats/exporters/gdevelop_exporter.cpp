#include "document/names.h"
#include "document/playback.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/json/json_writer.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

/// Collision masks as GDevelop keeps them with the frames of a sprite: one animation for each tag, or one for the whole
/// sprite, whose frames carry their convex polygons.
namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class GdevelopExporterWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

void writePlaceMembers(JsonWriter &json, geometry::Point point)
{
    json.member("x", point.x);
    json.member("y", point.y);
}

void writeMask(JsonWriter &json, const PolygonOutline &polygon)
{
    json.beginArray(JsonLayout::Line);
    for (const geometry::Point point : polygon.points)
        json.place(point);
    json.endArray();
}

/// Images from which frames are cut, as far as one can tell without them.
QSet<QString> sheetsOf(const Document &document)
{
    QSet<QString> sheets;
    QHash<QString, QRect> known;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            const QString &image = imageOf(sprite, frame);
            const bool isCut =
                !frame.rect.topLeft().isNull() || !frame.offset.isNull() || frame.rect.size() != frame.size;
            if (isCut || known.value(image, frame.rect) != frame.rect)
                sheets.insert(image);
            known.insert(image, frame.rect);
        }
    }
    return sheets;
}

bool showsAny(const Sprite &sprite, const QSet<QString> &sheets)
{
    return std::any_of(sprite.frames.begin(), sprite.frames.end(),
                       [&](const Frame &frame) { return sheets.contains(imageOf(sprite, frame)); });
}

void writeGdevelopFrame(JsonWriter &json, const Frame &frame, const QString &image)
{
    json.beginObject();
    json.member("hasCustomCollisionMask", true);
    json.member("image", image);
    json.beginArrayMember("points");
    json.endArray();
    json.beginObjectMember("originPoint", JsonLayout::Line);
    json.member("name", "origine");
    writePlaceMembers(json, frame.pivot);
    json.endObject();
    json.beginObjectMember("centerPoint", JsonLayout::Line);
    json.member("automatic", true);
    json.member("name", "centre");
    writePlaceMembers(json, {});
    json.endObject();
    json.beginArrayMember("customCollisionMask");
    for (const Shape &shape : frame.shapes)
        writeMask(json, std::get<PolygonOutline>(shape.outline));
    json.endArray();
    json.endObject();
}

struct Run {
    QString name;
    QList<int> frames;
};

/// GDevelop plays forwards only: a run backwards has its frames in that order, and one to and fro has both ways.
QList<Run> runsOf(const Sprite &sprite)
{
    QList<Run> runs;
    for (int tag = 0; tag < sprite.tags.size(); ++tag)
        runs.append({sprite.tags[tag].name, playOrder(sprite, tag)});
    if (runs.isEmpty())
        runs.append({QString(), playOrder(sprite, -1)});
    return runs;
}

/// `sheets` are those of the project, see sheetsOf().
void writeAnimation(JsonWriter &json, const Sprite &sprite, const Run &run, const QSet<QString> &sheets)
{
    const auto imageFor = [&](const Frame &frame) {
        const QString &image = imageOf(sprite, frame);
        return sheets.contains(image) ? frame.name : image;
    };
    const double milliseconds = run.frames.isEmpty() ? 0 : sprite.frames[run.frames.constFirst()].duration;
    json.beginObject();
    json.member("name", run.name);
    json.member("useMultipleDirections", false);
    json.beginArrayMember("directions");
    json.beginObject();
    json.member("looping", true);
    json.member("timeBetweenFrames", milliseconds / 1000);
    json.beginArrayMember("sprites");
    for (const int frame : run.frames)
        writeGdevelopFrame(json, sprite.frames[frame], imageFor(sprite.frames[frame]));
    json.endArray();
    json.endObject();
    json.endArray();
    json.endObject();
}

QList<Finding> gdevelopLosses(const Document &document, int index, const QSet<QString> &sheets)
{
    QList<Finding> losses;
    const Sprite &sprite = document.sprites[index];
    for (const Run &run : runsOf(sprite)) {
        const QString name = quoted(run.name.isEmpty() ? sprite.name : run.name);
        const auto differs = [&](int frame) {
            return sprite.frames[frame].duration != sprite.frames[run.frames.constFirst()].duration;
        };
        if (std::any_of(run.frames.begin(), run.frames.end(), differs)) {
            losses.append(exportLoss(
                {index, -1}, {}, Severity::Warning,
                GdevelopExporterWords::tr("All frames of %1 get the duration of the first: GDevelop has one for "
                                          "an animation")
                    .arg(name)));
        }
        if (run.frames.size() > 1 && sprite.frames[run.frames.constFirst()].duration <= 0) {
            losses.append(exportLoss(
                {index, run.frames.constFirst()}, {}, Severity::Warning,
                GdevelopExporterWords::tr("The first frame of %1 lasts no time: in GDevelop no frame does").arg(name)));
        }
    }
    if (showsAny(sprite, sheets))
        losses.append(exportLoss(
            {index, -1}, {}, Severity::Info,
            GdevelopExporterWords::tr("GDevelop has no sheets: give it an image for each frame, by its name")));
    if (!document.categories.isEmpty())
        losses.append(exportLoss(
            {index, -1}, {}, Severity::Info,
            GdevelopExporterWords::tr("Categories are left out: GDevelop has one collision mask for a frame")));
    return losses;
}

Result<ExportPreview> writeGdevelop(const Document &document, const QString &, const ExportOptions &)
{
    if (std::optional<Error> error = tooManySteps(document))
        return *error;
    ExportPreview preview;
    const QSet<QString> sheets = sheetsOf(document);
    for (int i = 0; i < document.sprites.size(); ++i) {
        const Sprite &sprite = document.sprites[i];
        JsonWriter json;
        json.beginObject();
        json.member("name", sprite.name);
        json.member("type", "Sprite");
        json.beginArrayMember("animations");
        for (const Run &run : runsOf(sprite))
            writeAnimation(json, sprite, run, sheets);
        json.endArray();
        json.endObject();
        preview.files.append({safeFileName(sprite.name) + QStringLiteral(".json"), json.document(), partName(sprite)});
        preview.losses += gdevelopLosses(document, i, sheets) + unplayedFrames(sprite, i);
    }
    return preview;
}

} // namespace

Format gdevelopFormat()
{
    Format format;
    format.id = "gdevelop";
    format.icon = ":/icons/format-gdevelop.svg";
    format.title = "GDevelop";
    format.files = "SPRITE.json";
    format.summary =
        QT_TRANSLATE_NOOP("hitbox::formats",
                          "A sprite object with its animations: the collision mask of every frame, in convex polygons");
    Capabilities &capabilities = format.capabilities;
    capabilities.frameImages = true;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.arcTolerance = 0.1;
    capabilities.circles = false;
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.filtersPerShape = false;
    capabilities.properties = {};
    capabilities.stages = false;
    format.write = writeGdevelop;
    return format;
}

} // namespace hitbox
