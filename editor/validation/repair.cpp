#include "validation/repair.h"

#include "document/edits.h"
#include "document/names.h"
#include "document/tracks.h"
#include "validation/validate.h"

#include <QCoreApplication>
#include <QSet>

#include <array>

namespace hitbox {

namespace {

struct Trouble {
    std::array<qsizetype, 3> counts{}; ///< of errors, warnings, remarks: fewer errors weigh more than any warnings
    QSet<QString> errors;              ///< rules that found errors
};

Trouble troubleOf(const QList<Outline> &outlines)
{
    Trouble trouble;
    for (const Outline &outline : outlines) {
        Shape shape;
        shape.outline = outline;
        for (const Finding &finding : validateShape(shape)) {
            trouble.counts[static_cast<std::size_t>(Severity::Error) - static_cast<std::size_t>(finding.severity)] += 1;
            if (finding.severity == Severity::Error)
                trouble.errors.insert(finding.rule);
        }
    }
    return trouble;
}

bool isBetter(const QList<Outline> &parts, const Outline &outline)
{
    const Trouble before = troubleOf({outline});
    const Trouble after = troubleOf(parts);
    return !parts.isEmpty() && after.counts < before.counts && before.errors.contains(after.errors);
}

/// Where the shape is, if it still has that outline.
std::optional<FrameRef> unchangedPlace(const Document &document, FrameRef likely, const Shape &shape)
{
    const Frame *frame = findFrame(document, likely);
    const Shape *found = frame ? findShape(*frame, shape.id) : nullptr;
    if (!found) {
        const std::optional<ShapeRef> place = findShape(document, shape.id);
        if (!place)
            return std::nullopt;
        likely = place->frame;
        found = findShape(*findFrame(document, likely), shape.id);
    }
    if (found->outline != shape.outline)
        return std::nullopt;
    return likely;
}

} // namespace

const Shape *shapeOf(const Document &document, const Finding &finding)
{
    if (const Frame *frame = findFrame(document, finding.frame))
        return findShape(*frame, finding.shape);
    const std::optional<ShapeRef> place = findShape(document, finding.shape);
    return place ? findShape(*findFrame(document, place->frame), finding.shape) : nullptr;
}

std::optional<RepairPlan> replacing(const Document &document, const Finding &finding, const QList<Outline> &parts,
                                    const QString &title)
{
    const Shape *found = shapeOf(document, finding);
    if (!found)
        return std::nullopt;
    return RepairPlan{title, [shape = *found, frame = finding.frame, parts](const Document &current) {
                          const std::optional<FrameRef> place = unchangedPlace(current, frame, shape);
                          return place ? replaceOutline(current, *place, shape.id, parts) : current;
                      }};
}

std::optional<RepairPlan> improving(const Document &document, const Finding &finding, const QList<Outline> &parts,
                                    const QString &title)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape || !isBetter(parts, shape->outline))
        return std::nullopt;
    return replacing(document, finding, parts, title);
}

std::optional<RepairPlan> deleting(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    return replacing(document, finding, {},
                     QCoreApplication::translate("hitbox::validation", "Delete the shape %1").arg(quoted(shape->name)));
}

std::optional<RepairPlan> makingKey(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!shapeOf(document, finding))
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Make the shape a key"), [finding](Document current) {
            const std::optional<ShapeRef> place = findShape(current, finding.shape);
            if (!place)
                return current;
            Shape &shape = current.sprites[place->frame.sprite].frames[place->frame.frame].shapes[place->shape];
            shape = withBetween(shape, Between::None);
            return current;
        }};
}

} // namespace hitbox
