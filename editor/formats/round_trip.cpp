#include "formats/round_trip.h"

#include "document/edits.h"
#include "document/limits.h"
#include "document/playback.h"
#include "formats/engine_bodies.h"
#include "formats/importer.h"
#include "formats/json_fields.h"
#include "formats/outline_match.h"
#include "formats/shape_preparation.h"
#include "validation/wording.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// What stands for a frame in the files of a format.
enum class FramesInFile {
    All,     ///< each stands for itself, in order
    Bodies,  ///< those with shapes, in order
    ByImage, ///< those with shapes, by the images of their sprites
    ByPlace, ///< each where it lies in the image; what it shows begins at the tile's corner
    Played,  ///< those that a tag plays, in any order
    Mixed,   ///< shapes are switched, frames only follow from that
};

struct ReadBackRule {
    const char *format;
    const char *importer;
    FramesInFile frames;
    bool isOnePerSprite; ///< a file for each sprite, in their order
};

constexpr std::array rules = {
    ReadBackRule{"json", "json", FramesInFile::All, false},
    ReadBackRule{"tiled", "tiled", FramesInFile::ByPlace, true},
    ReadBackRule{"phaser", "phaser", FramesInFile::Bodies, false},
    ReadBackRule{"libgdx", "libgdx", FramesInFile::ByImage, false},
    ReadBackRule{"rube", "rube", FramesInFile::Bodies, true},
    ReadBackRule{"godot4", "godot", FramesInFile::Mixed, true},
    ReadBackRule{"godot3", "godot", FramesInFile::Mixed, true},
    ReadBackRule{"mugen", "mugen", FramesInFile::Played, true},
};

/// A frame on either side, its shapes told from the format's origin.
struct ComparedFrame {
    FrameRef ref; ///< in the document; -1 where it was read
    QRect rect;
    QList<Outline> outlines; ///< by kind, since formats keep kinds apart
    QList<ShapeId> shapes;   ///< one for each outline
};

bool isFromPivot(const Format &format)
{
    return format.capabilities.numbers.origin == NumberOrigin::Pivot;
}

/// A capsule of no length is a circle: some formats say so.
Outline plainOutline(const Outline &outline)
{
    const auto *capsule = std::get_if<geometry::Capsule>(&outline);
    return capsule && capsule->from == capsule->to ? geometry::Circle{capsule->from, capsule->radius} : outline;
}

ComparedFrame comparedFrame(const Frame &frame, geometry::Point origin, FrameRef ref)
{
    QList<const Shape *> shapes;
    for (const Shape &shape : frame.shapes)
        shapes.append(&shape);
    std::stable_sort(shapes.begin(), shapes.end(),
                     [](const Shape *a, const Shape *b) { return a->outline.index() < b->outline.index(); });
    ComparedFrame compared{ref, frame.rect, {}, {}};
    for (const Shape *shape : std::as_const(shapes)) {
        compared.outlines.append(plainOutline(moved(shape->outline, {0 - origin.x, 0 - origin.y})));
        compared.shapes.append(shape->id);
    }
    return compared;
}

/// One file against the sprites that it is about.
class FileComparison
{
public:
    FileComparison(const Document &document, const Format &format, FramesInFile frames)
        : m_document(document)
        , m_format(format)
        , m_frames(frames)
    {
    }

    void expectSprite(int sprite);
    std::optional<Error> differenceTo(const Imported &imported);
    bool expectsShapes() const;

private:
    Error lost(const ComparedFrame &frame, ShapeId shape) const;
    void sortByImage();
    QList<ComparedFrame> read(const Imported &imported) const;
    double toleranceOf(const Outline &outline) const;
    std::optional<Error> inOrder(const QList<ComparedFrame> &found) const;
    std::optional<Error> byPlace(const QList<ComparedFrame> &found) const;
    std::optional<Error> anywhere(const QList<ComparedFrame> &found) const;
    std::optional<Error> frameDifference(const ComparedFrame &expected, const ComparedFrame &found) const;

    const Document &m_document;
    const Format &m_format;
    FramesInFile m_frames;
    QList<ComparedFrame> m_expected;
};

void FileComparison::expectSprite(int index)
{
    const Sprite &sprite = m_document.sprites[index];
    const QSet<int> played = m_frames == FramesInFile::Played ? playedFrames(sprite) : QSet<int>();
    const bool needsShapes = m_frames == FramesInFile::Bodies || m_frames == FramesInFile::ByImage;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        Frame frame = sprite.frames[f];
        if ((needsShapes && frame.shapes.isEmpty()) || (m_frames == FramesInFile::Played && !played.contains(f)))
            continue;
        geometry::Point origin = isFromPivot(m_format) ? frame.pivot : geometry::Point{};
        if (m_frames == FramesInFile::ByPlace)
            origin = {double(frame.offset.x()), double(frame.offset.y())};
        if (m_format.capabilities.numbers.precision == NumberPrecision::Whole) {
            for (Shape &shape : frame.shapes)
                shape.outline = asKept(shape.outline, origin, m_format.capabilities.numbers);
        }
        m_expected.append(comparedFrame(frame, origin, {index, f}));
    }
}

bool FileComparison::expectsShapes() const
{
    return std::any_of(m_expected.begin(), m_expected.end(),
                       [](const ComparedFrame &frame) { return !frame.outlines.isEmpty(); });
}

/// Images in the order in which they first come up.
void FileComparison::sortByImage()
{
    QHash<QString, qsizetype> ranks;
    for (const ComparedFrame &frame : std::as_const(m_expected)) {
        const QString image = m_document.sprites[frame.ref.sprite].image;
        if (!ranks.contains(image))
            ranks.insert(image, ranks.size());
    }
    std::stable_sort(m_expected.begin(), m_expected.end(), [&](const ComparedFrame &a, const ComparedFrame &b) {
        return ranks.value(m_document.sprites[a.ref.sprite].image) <
               ranks.value(m_document.sprites[b.ref.sprite].image);
    });
}

QList<ComparedFrame> FileComparison::read(const Imported &imported) const
{
    QList<ComparedFrame> frames;
    for (const ImportedSprite &item : imported.sprites) {
        for (const Frame &frame : item.sprite.frames)
            frames.append(comparedFrame(frame, isFromPivot(m_format) ? frame.pivot : geometry::Point{}, {}));
    }
    return frames;
}

Error FileComparison::lost(const ComparedFrame &frame, ShapeId shape) const
{
    QString place;
    if (const Frame *known = findFrame(m_document, frame.ref)) {
        place = Words::tr("sprite %1, frame %2")
                    .arg(quoted(m_document.sprites[frame.ref.sprite].name), quoted(known->name));
        const Shape *of = findShape(*known, shape);
        if (of)
            place += Words::tr(", shape %1 %2").arg(QString::number(shape.value), quoted(of->name));
    }
    return {
        {}, place, Words::tr("read back, the file does not hold the shapes that were exported; nothing is written")};
}

double FileComparison::toleranceOf(const Outline &outline) const
{
    return precisionOf(outline, {}, m_format.capabilities.numbers.precision);
}

std::optional<Error> FileComparison::frameDifference(const ComparedFrame &expected, const ComparedFrame &found) const
{
    if (expected.outlines.size() != found.outlines.size())
        return lost(expected, {});
    for (qsizetype i = 0; i < expected.outlines.size(); ++i) {
        if (!matches(expected.outlines[i], found.outlines[i], toleranceOf(expected.outlines[i])))
            return lost(expected, expected.shapes[i]);
    }
    return std::nullopt;
}

std::optional<Error> FileComparison::inOrder(const QList<ComparedFrame> &found) const
{
    for (qsizetype i = 0; i < m_expected.size(); ++i) {
        if (i >= found.size())
            return lost(m_expected[i], {});
        if (std::optional<Error> error = frameDifference(m_expected[i], found[i]))
            return error;
    }
    return std::nullopt;
}

/// Of frames at one place, the file has them in order.
std::optional<Error> FileComparison::byPlace(const QList<ComparedFrame> &found) const
{
    const auto keyOf = [](const QRect &rect) { return std::array{rect.x(), rect.y(), rect.width(), rect.height()}; };
    std::map<std::array<int, 4>, QList<const ComparedFrame *>> places;
    for (const ComparedFrame &frame : found)
        places[keyOf(frame.rect)].append(&frame);
    for (const ComparedFrame &expected : m_expected) {
        QList<const ComparedFrame *> &there = places[keyOf(expected.rect)];
        if (there.isEmpty())
            return lost(expected, {});
        if (std::optional<Error> error = frameDifference(expected, *there.takeFirst()))
            return error;
    }
    return std::nullopt;
}

/// Every shape is somewhere in the file, and nothing else is.
std::optional<Error> FileComparison::anywhere(const QList<ComparedFrame> &found) const
{
    OutlineIndex expectedOnes;
    OutlineIndex foundOnes;
    for (const ComparedFrame &frame : m_expected) {
        for (const Outline &outline : frame.outlines)
            expectedOnes.add(outline);
    }
    for (const ComparedFrame &frame : found) {
        for (const Outline &outline : frame.outlines) {
            foundOnes.add(outline);
            if (!expectedOnes.holds(outline, toleranceOf(outline)))
                return lost({}, {});
        }
    }
    for (const ComparedFrame &frame : m_expected) {
        for (qsizetype i = 0; i < frame.outlines.size(); ++i) {
            if (!foundOnes.holds(frame.outlines[i], toleranceOf(frame.outlines[i])))
                return lost(frame, frame.shapes[i]);
        }
    }
    return std::nullopt;
}

std::optional<Error> FileComparison::differenceTo(const Imported &imported)
{
    const QList<ComparedFrame> found = read(imported);
    switch (m_frames) {
    case FramesInFile::ByImage: sortByImage(); return inOrder(found);
    case FramesInFile::All:
    case FramesInFile::Bodies: return inOrder(found);
    case FramesInFile::ByPlace: return byPlace(found);
    case FramesInFile::Played:
    case FramesInFile::Mixed: return anywhere(found);
    }
    return std::nullopt;
}

Result<Imported> importedBack(const OutputFile &file, const Importer &importer, double pixelsPerMetre)
{
    Result<ImportSource> source = importSourceOf(file.bytes, file.name, {});
    if (!source)
        return source.error();
    if (importer.recognize(*source) == Recognition::Foreign)
        return Error{{}, {}, Words::tr("it is no file of %1").arg(QString::fromLatin1(importer.title))};
    source->images = NamedImages::Leave;
    source->pixelsPerMetre = pixelsPerMetre;
    try {
        return importer.read(*source);
    } catch (const fields::Refusal &refusal) {
        return refusal.error;
    }
}

/// Importers hold back where a project need not.
bool canBeCompared(const Document &document, const QList<OutputFile> &files)
{
    constexpr double farthest = limits::coordinate / 16;
    const bool isSmall = std::all_of(files.begin(), files.end(),
                                     [](const OutputFile &file) { return file.bytes.size() <= limits::importBytes; });
    if (!isSmall || !fitsOneFile(document))
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

/// What all files of an export have in common.
struct ReadBack {
    const Document &document;
    const Format &format;
    const ReadBackRule &rule;
    const Importer &importer;
    double pixelsPerMetre = 1;
};

std::optional<Error> difference(const ReadBack &readBack, const QList<int> &sprites, const OutputFile &file)
{
    FileComparison comparison(readBack.document, readBack.format, readBack.rule.frames);
    for (const int sprite : sprites)
        comparison.expectSprite(sprite);
    if (!comparison.expectsShapes())
        return std::nullopt;
    const Result<Imported> imported = importedBack(file, readBack.importer, readBack.pixelsPerMetre);
    std::optional<Error> error;
    if (imported)
        error = comparison.differenceTo(*imported);
    else
        error =
            Error{{},
                  imported.error().place,
                  Words::tr("the file could not be read back, and nothing is written: %1").arg(imported.error().what)};
    if (error)
        error->file = file.name;
    return error;
}

/// A sprite that no file of the export holds.
std::optional<Error> missing(const ReadBack &readBack, int sprite)
{
    FileComparison comparison(readBack.document, readBack.format, readBack.rule.frames);
    comparison.expectSprite(sprite);
    if (!comparison.expectsShapes())
        return std::nullopt;
    return Error{{},
                 Words::tr("sprite %1").arg(quoted(readBack.document.sprites[sprite].name)),
                 Words::tr("no file of the export holds the shapes; nothing is written")};
}

/// By their names without the ending: the sprites' own, and those of levels.
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

std::optional<Error> differenceInFilesOfSprites(const ReadBack &readBack, const QList<OutputFile> &files)
{
    const QHash<QString, OutputFile> stems = byStem(files);
    for (int i = 0; i < readBack.document.sprites.size(); ++i) {
        const auto file = stems.constFind(safeFileName(readBack.document.sprites[i].name));
        if (std::optional<Error> error =
                file == stems.constEnd() ? missing(readBack, i) : difference(readBack, {i}, *file))
            return error;
    }
    return std::nullopt;
}

} // namespace

Result<QList<Finding>> readBack(const Document &prepared, const Format &format, const ExportOptions &options,
                                const QList<OutputFile> &files)
{
    const auto rule = std::find_if(rules.begin(), rules.end(), [&format](const ReadBackRule &known) {
        return QLatin1String(known.format) == QLatin1String(format.id);
    });
    if (rule == rules.end())
        return QList<Finding>();
    if (!canBeCompared(prepared, files))
        return QList<Finding>{exportLoss(
            {}, {}, Severity::Info,
            Words::tr("What is written was not read back and compared: there is more than can be imported"))};
    const Importer &importer = *findImporter(QString::fromLatin1(rule->importer));
    const ReadBack readBack{prepared, format, *rule, importer, pixelsPerUnit(format, options)};
    std::optional<Error> error;
    if (rule->isOnePerSprite) {
        error = differenceInFilesOfSprites(readBack, files);
    } else {
        QList<int> all(prepared.sprites.size());
        std::iota(all.begin(), all.end(), 0);
        error = difference(readBack, all, files.constFirst());
    }
    if (error)
        return *error;
    return QList<Finding>();
}

} // namespace hitbox
