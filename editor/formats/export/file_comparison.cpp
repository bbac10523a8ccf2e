#include "formats/export/file_comparison.h"

#include "document/edits.h"
#include "document/names.h"
#include "document/playback.h"
#include "formats/export/outline_match.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_preparation.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>

namespace hitbox {

namespace {

class FileComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
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

} // namespace

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
    const auto image = [this](const ComparedFrame &frame) {
        return imageOf(m_document.sprites[frame.ref.sprite], *findFrame(m_document, frame.ref));
    };
    QHash<QString, qsizetype> ranks;
    for (const ComparedFrame &frame : std::as_const(m_expected)) {
        if (!ranks.contains(image(frame)))
            ranks.insert(image(frame), ranks.size());
    }
    std::stable_sort(m_expected.begin(), m_expected.end(), [&](const ComparedFrame &a, const ComparedFrame &b) {
        return ranks.value(image(a)) < ranks.value(image(b));
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
        place = FileComparisonWords::tr("sprite %1, frame %2")
                    .arg(quoted(m_document.sprites[frame.ref.sprite].name), quoted(known->name));
        const Shape *of = findShape(*known, shape);
        if (of)
            place += FileComparisonWords::tr(", shape %1 %2").arg(QString::number(shape.value), quoted(of->name));
    }
    return {
        {},
        place,
        FileComparisonWords::tr("read back, the file does not hold the shapes that were exported; nothing is written")};
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

/// Frames without shapes beyond those that are expected say nothing that is not so.
std::optional<Error> FileComparison::inOrder(const QList<ComparedFrame> &found) const
{
    for (qsizetype i = 0; i < m_expected.size(); ++i) {
        if (i >= found.size())
            return lost(m_expected[i], {});
        if (std::optional<Error> error = frameDifference(m_expected[i], found[i]))
            return error;
    }
    const bool isMore = std::any_of(found.begin() + m_expected.size(), found.end(),
                                    [](const ComparedFrame &frame) { return !frame.outlines.isEmpty(); });
    return isMore ? std::optional(lost({}, {})) : std::nullopt;
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
    for (const auto &[place, left] : places) {
        if (std::any_of(left.begin(), left.end(),
                        [](const ComparedFrame *frame) { return !frame->outlines.isEmpty(); }))
            return lost({}, {});
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

} // namespace hitbox
