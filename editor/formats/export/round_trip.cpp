#include "formats/export/round_trip.h"

#include "document/limits.h"
#include "document/names.h"
#include "formats/export/export_options.h"
#include "formats/export/file_comparison.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/importers/importer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class RoundTripWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

Result<Imported> importedBack(const OutputFile &file, const Importer &importer, double pixelsPerMetre)
{
    Result<ImportSource> source = importSourceOf(file.bytes, file.name, {});
    if (!source)
        return source.error();
    if (importer.recognize(*source) == Recognition::Foreign)
        return Error{{}, {}, RoundTripWords::tr("it is no file of %1").arg(QString::fromLatin1(importer.title))};
    source->images = NamedImages::Leave;
    source->pixelsPerMetre = pixelsPerMetre;
    return importer.read(*source);
}

/// Importers hold back where a project need not.
bool canBeCompared(const Document &document)
{
    constexpr double farthest = limits::coordinate / 16;
    if (!fitsOneFile(document))
        return false;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            QList<geometry::Point> points{frame.pivot};
            for (const Shape &shape : frame.shapes)
                points += definingPoints(shape.outline) + QList<geometry::Point>{{radiusOf(shape.outline), 0}};
            const bool isNear = std::all_of(points.begin(), points.end(), [](geometry::Point point) {
                return std::abs(point.x) <= farthest && std::abs(point.y) <= farthest;
            });
            if (!isNear)
                return false;
        }
    }
    return true;
}

/// What an importer refuses; somebody may mean to go on from it.
std::optional<Finding> tooLargeToImport(const QList<OutputFile> &files)
{
    const auto large = std::find_if(files.begin(), files.end(),
                                    [](const OutputFile &file) { return file.bytes.size() > limits::importBytes; });
    if (large == files.end())
        return std::nullopt;
    constexpr qint64 bytesOfMebibyte = qint64(1024) * 1024;
    return exportLoss(
        {}, {}, Severity::Warning,
        RoundTripWords::tr("%1 has %2 MiB, and files of more than %3 MiB cannot be imported again: it was "
                           "not read back and compared. Events, points and shapes that are cut into "
                           "several sprites make smaller files")
            .arg(large->name, QString::number((large->bytes.size() + bytesOfMebibyte - 1) / bytesOfMebibyte),
                 QString::number(limits::importBytes / bytesOfMebibyte)));
}

/// No importer's limit on what a file may hold is reached by fewer: a shorter file that is refused is a broken one.
constexpr qsizetype fewestBytesOfLimits = qsizetype(16) * 1024;

/// A file that is whole for all that is known, and that our importer holds back from.
Finding notTakenBack(const OutputFile &file, const Error &refusal)
{
    const QString what = refusal.place.isEmpty() ? refusal.what : refusal.what + QStringLiteral(", ") + refusal.place;
    return exportLoss(
        {}, {}, Severity::Warning,
        RoundTripWords::tr("%1 cannot be imported again, and was not read back and compared: %2").arg(file.name, what));
}

/// What all files of an export have in common.
struct ReadBack {
    const Document &document;
    const Format &format;
    const Importer &importer;
    double pixelsPerMetre = 1;
};

/// The first difference there is, after which nothing is looked at; and what could not be looked at.
struct Compared {
    std::optional<Error> error;
    QList<Finding> told;
};

Compared compared(const ReadBack &readBack, const QList<int> &sprites, const OutputFile &file)
{
    FileComparison comparison(readBack.document, readBack.format, readBack.format.roundTrip->frames);
    for (const int sprite : sprites)
        comparison.expectSprite(sprite);
    if (!comparison.expectsShapes())
        return {};
    const Result<Imported> imported = importedBack(file, readBack.importer, readBack.pixelsPerMetre);
    if (!imported && file.bytes.size() >= fewestBytesOfLimits)
        return {{}, {notTakenBack(file, imported.error())}};
    std::optional<Error> error;
    if (imported)
        error = comparison.differenceTo(*imported);
    else
        error = Error{{},
                      imported.error().place,
                      RoundTripWords::tr("the file could not be read back, and nothing is written: %1")
                          .arg(imported.error().what)};
    if (error)
        error->file = file.name;
    return {error, {}};
}

/// A sprite that no file of the export holds.
std::optional<Error> missing(const ReadBack &readBack, int sprite)
{
    FileComparison comparison(readBack.document, readBack.format, readBack.format.roundTrip->frames);
    comparison.expectSprite(sprite);
    if (!comparison.expectsShapes())
        return std::nullopt;
    return Error{{},
                 RoundTripWords::tr("sprite %1").arg(quoted(readBack.document.sprites[sprite].name)),
                 RoundTripWords::tr("no file of the export holds the shapes; nothing is written")};
}

/// The files by their names without the ending: the sprites' own, and those of levels.
QHash<QString, OutputFile> byStem(const QList<OutputFile> &files)
{
    QHash<QString, OutputFile> stems;
    for (const OutputFile &file : files) {
        const QString stem = file.name.left(file.name.lastIndexOf(QLatin1Char('.')));
        if (!stems.contains(stem))
            stems.insert(stem, file);
    }
    return stems;
}

Compared comparedFilesOfSprites(const ReadBack &readBack, const QList<OutputFile> &files)
{
    const QHash<QString, OutputFile> stems = byStem(files);
    Compared all;
    for (int i = 0; i < readBack.document.sprites.size(); ++i) {
        const auto file = stems.constFind(safeFileName(readBack.document.sprites[i].name));
        const Compared one =
            file == stems.constEnd() ? Compared{missing(readBack, i), {}} : compared(readBack, {i}, *file);
        if (one.error)
            return one;
        all.told += one.told;
    }
    return all;
}

bool hasInBetweens(const Document &document)
{
    const auto isBetween = [](const Shape &shape) { return shape.track && shape.between != Between::None; };
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            if (std::any_of(frame.shapes.begin(), frame.shapes.end(), isBetween))
                return true;
        }
    }
    return false;
}

} // namespace

Result<QList<Finding>> readBack(const Document &prepared, const Format &format, const ExportOptions &options,
                                const QList<OutputFile> &files)
{
    if (!format.roundTrip)
        return QList<Finding>();
    if (const std::optional<Finding> large = tooLargeToImport(files))
        return QList<Finding>{*large};
    const char *running = format.roundTrip->runningOption;
    if (running && options.values.value(QString::fromLatin1(running)) == QLatin1String("yes") &&
        hasInBetweens(prepared))
        return QList<Finding>{exportLoss({}, {}, Severity::Info,
                                         RoundTripWords::tr("What is written was not read back and compared: shapes "
                                                            "run from frame to frame, which no project can hold"))};
    if (!canBeCompared(prepared))
        return QList<Finding>{exportLoss(
            {}, {}, Severity::Info,
            RoundTripWords::tr("What is written was not read back and compared: there is more than can be imported"))};
    const Importer &importer = *findImporter(QString::fromLatin1(format.roundTrip->importer));
    const ReadBack readBack{prepared, format, importer, pixelsPerUnit(format, options)};
    QList<int> all(prepared.sprites.size());
    std::iota(all.begin(), all.end(), 0);
    const Compared result = format.roundTrip->files == RoundTrip::Files::OnePerSprite
                                ? comparedFilesOfSprites(readBack, files)
                                : compared(readBack, all, files.constFirst());
    if (result.error)
        return *result.error;
    return result.told;
}

} // namespace hitbox
