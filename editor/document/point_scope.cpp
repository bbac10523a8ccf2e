#include "document/point_scope.h"

#include "document/limits.h"
#include "document/pivot_places.h"
#include "document/places.h"
#include "document/point_edits.h"

#include <cmath>

namespace hitbox {

namespace {

/// What the hand did to one point.
struct FramePointEdit {
    FramePoint before;
    FramePoint after;
    bool isGone = false;
};

/// Of points of one name only the first one is known by it.
QList<FramePointEdit> pointEdits(const Frame &then, const Frame &now)
{
    QList<FramePointEdit> edits;
    for (qsizetype i = 0; i < then.points.size(); ++i) {
        const FramePoint &point = then.points.at(i);
        if (placeOfPoint(then, point.name) != i)
            continue;
        const FramePoint *here = findThing(now.points, *point.id);
        if (!here)
            edits.append({point, {}, true});
        else if (here->name == point.name && (here->at != point.at || here->angle != point.angle))
            edits.append({point, *here, false});
    }
    return edits;
}

/// `way` is that of pivotWay().
FramePoint editedAlike(FramePoint point, const FramePointEdit &edit, ScopeManner manner, geometry::Point way)
{
    const bool isMoved = edit.before.at != edit.after.at;
    const bool isTurned = edit.before.angle != edit.after.angle;
    if (manner == ScopeManner::Align) {
        point.at = isMoved ? edit.after.at + way : point.at;
        point.angle = isTurned ? edit.after.angle : point.angle;
        return point;
    }
    point.at = point.at + (edit.after.at - edit.before.at);
    if (isTurned)
        point.angle = wholeTurn(point.angle + (edit.after.angle - edit.before.angle));
    return point;
}

bool isInProject(const FramePoint &point)
{
    return std::abs(point.at.x) <= limits::coordinate && std::abs(point.at.y) <= limits::coordinate;
}

} // namespace

ScopeOutcome withPointScopeEdit(const Document &before, Document after, FrameRef ref, const QList<int> &frames,
                                ScopeManner manner)
{
    ScopeOutcome outcome{std::move(after), {}};
    const Frame hand = *findFrame(outcome.document, ref);
    const QList<FramePointEdit> edits = pointEdits(*findFrame(before, ref), hand);
    if (edits.isEmpty())
        return outcome;
    outcome.counts.points = static_cast<int>(edits.size());
    outcome.counts.frames = 1;
    for (const int place : frames) {
        const FrameRef other{ref.sprite, place};
        const Frame *frame = place == ref.frame ? nullptr : findFrame(outcome.document, other);
        const geometry::Point way = frame ? pivotWay(hand, *frame) : geometry::Point();
        int edited = 0;
        for (const FramePointEdit &edit : frame ? edits : QList<FramePointEdit>()) {
            const int index = placeOfPoint(*findFrame(outcome.document, other), edit.before.name);
            if (index < 0)
                continue;
            if (edit.isGone) {
                outcome.document = withoutPoint(std::move(outcome.document), other, index);
                edited += 1;
                continue;
            }
            const FramePoint &stood = findFrame(outcome.document, other)->points.at(index);
            const FramePoint point = editedAlike(stood, edit, manner, way);
            if (!isInProject(point)) {
                outcome.counts.outside += 1;
                continue;
            }
            edited += 1;
            if (point != stood)
                outcome.document = withPoint(std::move(outcome.document), other, index, point);
        }
        outcome.counts.points += edited;
        outcome.counts.frames += edited > 0 ? 1 : 0;
    }
    return outcome;
}

} // namespace hitbox
