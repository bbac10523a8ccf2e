#include "tools/point_hand.h"

#include "document/numbers.h"
#include "document/places.h"
#include "document/point_edits.h"

#include <hitbox/geometry/distance.h>

#include <QCoreApplication>

#include <cmath>

namespace hitbox {

namespace {

/// From a point to the handle that turns it, in pixels of the screen.
constexpr double pointStem = 34;

class PointHandWords
{
    Q_DECLARE_TR_FUNCTIONS(FramePointTool)
};

geometry::Point stemOf(const FramePoint &point)
{
    return directionOf(point.angle) * pointStem;
}

} // namespace

HeldPoint pointUnder(const ToolInput &input, const Frame &frame, Id<FramePoint> selected)
{
    const auto isAt = [&input](geometry::Point place) {
        return geometry::distance(place, input.position) <= input.pickRadius;
    };
    const FramePoint *held = findThing(frame.points, selected);
    if (held && isAt(held->at))
        return {PointGrip::Mark, held->id};
    if (held && isAt(held->at + stemOf(*held) * (input.pickRadius / pickRadiusOnScreen)))
        return {PointGrip::Turn, held->id};
    for (qsizetype i = frame.points.size() - 1; i >= 0; --i) {
        if (isAt(frame.points.at(i).at))
            return {PointGrip::Mark, frame.points.at(i).id};
    }
    return {};
}

FramePoint turnedPoint(FramePoint point, const Drag &drag)
{
    const double step = drag.modifiers.testFlag(Qt::ShiftModifier) ? 15 : 1;
    const double angle = angleTowards(point.at, drag.to);
    point.angle = wholeTurn(drag.modifiers.testFlag(Qt::ControlModifier) ? angle : std::round(angle / step) * step);
    return point;
}

std::optional<Document> withPointDragged(HeldPoint &held, const Drag &drag, const ToolContext &context,
                                         const Frame &frame, Snapper &snapper)
{
    const int place = placeOf(frame.points, held.point);
    if (place < 0 || !drag.moved)
        return std::nullopt;
    FramePoint point = frame.points.at(place);
    if (held.grip == PointGrip::Turn) {
        point = turnedPoint(point, drag);
        held.readout = pointAngleText(point.angle);
    } else {
        held.snap = snapper.dragged(point.at, drag, context, {});
        point.at = held.snap->place;
        held.readout = wayText(point.at);
    }
    return withPoint(context.document, context.frame, place, point);
}

QString pointStepText(const HeldPoint &held, const Frame &frame)
{
    const FramePoint *point = findThing(frame.points, held.point);
    const QString name = point ? point->name : QString();
    return held.grip == PointGrip::Turn ? PointHandWords::tr("Turn point %1").arg(name)
                                        : PointHandWords::tr("Move point %1").arg(name);
}

ToolAnswer answerPointKey(const ToolInput &input, const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    const int place = frame ? placeOf(frame->points, context.selection.point) : -1;
    if (place < 0)
        return ignored();
    FramePoint point = frame->points.at(place);
    if (const auto way = nudgeOf(input)) {
        point.at = point.at + *way;
        ToolAnswer answer = committed(withPoint(context.document, context.frame, place, point),
                                      PointHandWords::tr("Nudge point %1").arg(point.name));
        answer.mergeKey = QStringLiteral("nudge-point:%1").arg((*point.id).number());
        return answer;
    }
    if (isPlainKey(input, Qt::Key_Delete) || isPlainKey(input, Qt::Key_Backspace)) {
        ToolAnswer answer = committed(withoutPoint(context.document, context.frame, place),
                                      PointHandWords::tr("Remove point %1").arg(point.name));
        answer.selection = Selection{};
        return answer;
    }
    return ignored();
}

QList<Primitive> pointHandle(const Frame &frame, Id<FramePoint> selected, PointGrip hot)
{
    const FramePoint *point = findThing(frame.points, selected);
    if (!point)
        return {};
    const Spot handle{point->at, stemOf(*point)};
    return {Lines{Lines::Role::Stem, {Polyline{{Spot{point->at}, handle}}}},
            Mark{handle, hot == PointGrip::Turn ? Mark::Sign::HotRound : Mark::Sign::Round}};
}

QString pointAngleText(double angle)
{
    return readableNumber(angle) + QStringLiteral("°");
}

QString pointHandHint(PointGrip grip)
{
    return grip == PointGrip::Mark
               ? PointHandWords::tr("Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.")
               : PointHandWords::tr("Drag to where it points. Shift turns by 15°, Ctrl by any angle, Esc cancels.");
}

} // namespace hitbox
