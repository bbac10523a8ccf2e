#include "document/names.h"
#include "document/track_edits.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>

#include <array>

/// Two shapes of one track in one frame: one thing cannot be in two places. The lower one is what counts; nothing the
/// editor does makes such a file, but others may, and merges.
namespace hitbox {

namespace {

QList<Finding> checkDuplicateTrack(const Document &document, FrameRef ref, const ValidationContext &)
{
    const Frame *frame = findFrame(document, ref);
    QHash<TrackId, const Shape *> known;
    QList<Finding> findings;
    const QList<Shape> shapes = frame ? frame->shapes : QList<Shape>();
    for (const Shape &shape : shapes) {
        if (!shape.track)
            continue;
        if (!known.contains(shape.track)) {
            known.insert(shape.track, &shape);
            continue;
        }
        Finding finding;
        finding.severity = Severity::Warning;
        finding.shape = shape.id;
        const Shape &counting = *known.value(shape.track);
        finding.message = QCoreApplication::translate(
                              "hitbox::validation",
                              "The shapes %1 (number %2) and %3 (number %4) are of one track, and a frame has one "
                              "shape of it: the lower one counts, which is number %2")
                              .arg(quoted(counting.name), QString::number(counting.id.value), quoted(shape.name),
                                   QString::number(shape.id.value));
        findings.append(finding);
    }
    return findings;
}

std::optional<RepairPlan> takingOut(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Take %1 out of the track").arg(quoted(shape->name)),
        [finding](const Document &current) {
            return findSprite(current, finding.frame.sprite)
                       ? takenOutOfTracks(current, finding.frame.sprite, {finding.shape})
                       : current;
        }};
}

constexpr std::array duplicateTrackRepairs{Repair{"take-out", FixSafety::NeedsEyes, takingOut}};

} // namespace

const Rule duplicateTrackRule{"duplicate-track",
                              QT_TRANSLATE_NOOP("hitbox::validation", "Two shapes of one track in a frame"),
                              checkDuplicateTrack, duplicateTrackRepairs};

} // namespace hitbox
