#include "document/in_between.h"
#include "document/track_following.h"
#include "document/tracks.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// Shapes between two keys that do not lie where they are worked out to lie, as after an edit of the file by hand: the
/// next edit of their keys would move them there.
namespace hitbox {

namespace {

bool isOutOfStep(const Shape &shape, const Shape &worked)
{
    return !isKey(shape) && !isSameOutline(shape.outline, worked.outline);
}

QList<Finding> checkOutOfStep(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Document worked = withInBetweens(document, s);
        const QList<Frame> &frames = document.sprites.at(s).frames;
        const QList<Frame> &others = worked.sprites.at(s).frames;
        for (int f = 0; f < frames.size() && !frames.isSharedWith(others); ++f) {
            const QList<Shape> &shapes = frames.at(f).shapes;
            for (int i = 0; i < shapes.size() && !shapes.isSharedWith(others.at(f).shapes); ++i) {
                if (!isOutOfStep(shapes.at(i), others.at(f).shapes.at(i)))
                    continue;
                Finding finding;
                finding.severity = Severity::Warning;
                finding.frame = {s, f};
                finding.shape = shapes.at(i).id;
                finding.message = QCoreApplication::translate(
                    "hitbox::validation", "The shape does not lie where it is worked out from the keys of its track");
                findings.append(finding);
            }
        }
    }
    return findings;
}

/// Of this shape alone: others of the track may be meant as they are.
std::optional<RepairPlan> workingOut(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!shapeOf(document, finding))
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Work the shape out anew"), [finding](Document current) {
            const std::optional<ShapeRef> place = findShape(current, finding.shape);
            if (!place)
                return current;
            const auto shapeIn = [&place](auto &of) -> auto &
            {
                return of.sprites[place->frame.sprite].frames[place->frame.frame].shapes[place->shape];
            };
            const Document worked = withInBetweens(current, place->frame.sprite, shapeIn(std::as_const(current)).track);
            shapeIn(current).outline = shapeIn(worked).outline;
            return current;
        }};
}

constexpr std::array outOfStepRepairs{Repair{"work-out", FixSafety::NeedsEyes, workingOut}, makeKeyRepair};

} // namespace

const Rule inBetweenOutOfStepRule{"in-between-out-of-step",
                                  QT_TRANSLATE_NOOP("hitbox::validation", "In-betweens out of step with their keys"),
                                  checkOutOfStep, outOfStepRepairs};

} // namespace hitbox
