#include <hitbox/geometry/sweep.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "exact/finite.h"
#include "meter.h"
#include "relations/relation_figure.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr double endlessWay = std::numeric_limits<double>::infinity();

/// For a corner and an edge: three quotients and two roots.
constexpr std::uint64_t stepsPerSweptPair = 4;

/// What stands still, and who counts.
struct Target {
    const Figure &figure;
    Meter &meter;
};

bool meets(const Shape &swept, const Target &target)
{
    return relate(Figure(swept), target.figure, target.meter) != Relation::Separate;
}

/// All that a point with a radius passes over.
Shape sweptPoint(Point p, Point by, double radius)
{
    return Capsule{p, p + by, radius};
}

/// Whether an edge with a radius meets the target on its way.
bool sweptEdgeMeets(const Segment &edge, Point by, double radius, const Target &target)
{
    target.meter.spend(target.figure.pointCount());
    if (edge.from == edge.to)
        return meets(sweptPoint(edge.from, by, radius), target);
    const Point corners[] = {edge.from, edge.to, edge.to + by, edge.from + by};
    if (relate(Figure(corners), target.figure, target.meter) != Relation::Separate)
        return true;
    if (radius == 0)
        return false;
    return meets(Capsule{edge.from, edge.to, radius}, target) ||
           meets(Capsule{edge.from + by, edge.to + by, radius}, target) ||
           meets(sweptPoint(edge.from, by, radius), target) || meets(sweptPoint(edge.to, by, radius), target);
}

/// The boundary's way is enough for figures that are apart at first: nothing gets inside but through it.
bool sweptBoundaryMeets(const Figure &moving, Point by, const Target &target)
{
    if (moving.kind() == FigureKind::Point)
        return meets(Segment{moving.anyPoint(), moving.anyPoint() + by}, target);
    return moving.hasEdge([&](const Segment &edge) { return sweptEdgeMeets(edge, by, moving.radius(), target); });
}

/// Of all that the moving figure passes over, with room for rounding.
bool areFarApart(const Figure &moving, Point by, const Figure &target)
{
    const Box a = moving.box();
    const Box b = target.box();
    const auto isBeside = [&](double minA, double maxA, double shift, double minB, double maxB) {
        const double low = minA + std::min(0.0, shift);
        const double high = maxA + std::max(0.0, shift);
        const double size = std::max({std::abs(low), std::abs(high), std::abs(minB), std::abs(maxB)});
        return std::max(minB - high, low - maxB) > moving.radius() + target.radius() + 0x1p-48 * size;
    };
    return isBeside(a.min.x, a.max.x, by.x, b.min.x, b.max.x) || isBeside(a.min.y, a.max.y, by.y, b.min.y, b.max.y);
}

double dot(Point a, Point b)
{
    return a.x * b.x + a.y * b.y;
}

double cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}

/// A point of one figure and the edge of the other that it meets first, seen from the figure that moves: there the
/// other one comes along the way backwards.
struct Meeting {
    double moment = endlessWay;
    Point point; ///< where it is at that moment
    Segment edge;
    enum class PointOf { Moving, Target } pointOf = PointOf::Moving;
};

/// How near a point must come to an edge, in pixels.
struct Reach {
    double radius = 0;      ///< of both figures together
    double slack = 0;       ///< what rounding may add to a graze
    double momentSlack = 0; ///< the same, as a part of the way
};

/// When the point on its way is as near to `center` as the reach; infinite for never.
double momentAtDisc(Point p, Point by, Point center, const Reach &reach)
{
    const Point away = center - p;
    const double squared = dot(by, by);
    const double offWay = std::abs(cross(away, by)) / std::sqrt(squared);
    if (!(offWay <= reach.radius + reach.slack))
        return endlessWay;
    const double halfChord = std::sqrt(std::max(0.0, (reach.radius - offWay) * (reach.radius + offWay)));
    return (dot(away, by) - halfChord * std::sqrt(squared)) / squared;
}

/// When it comes to the straight side of the edge's surroundings that faces it; infinite for never.
double momentAtSide(Point p, Point by, const Segment &edge, const Reach &reach)
{
    const Point direction = edge.to - edge.from;
    const double length = std::sqrt(dot(direction, direction));
    const double speed = cross(direction, by) / length;
    const double height = cross(direction, p - edge.from) / length;
    const double moment = (std::copysign(reach.radius, -speed) - height) / speed;
    const double foot = dot(p + by * moment - edge.from, direction) / length;
    return foot >= -reach.slack && foot <= length + reach.slack ? moment : endlessWay;
}

/// Whether it goes away from the line on whose side it is.
bool leavesLine(Point p, Point by, const Segment &edge)
{
    const double speed = cross(edge.to - edge.from, by);
    const Orientation side = orientation(edge.from, edge.to, p);
    return (side == Orientation::Clockwise && speed > 0) || (side == Orientation::CounterClockwise && speed < 0);
}

/// Takes the moment at which the point comes within reach of the edge, where that is earlier than `best`. The figures
/// are apart at first: what it goes away from, however near, it does not meet.
void takeEarlier(Meeting &best, Point p, Point by, const Segment &edge, const Reach &reach, Meeting::PointOf pointOf)
{
    const auto take = [&](double moment, auto leaves) {
        if (!(moment >= -reach.momentSlack && moment <= 1 + reach.momentSlack && moment < best.moment))
            return;
        if (moment > reach.momentSlack || !leaves())
            best = {moment, p + by * moment, edge, pointOf};
    };
    take(momentAtSide(p, by, edge, reach), [&] { return leavesLine(p, by, edge); });
    for (const Point center : {edge.from, edge.to})
        take(momentAtDisc(p, by, center, reach), [&] { return dot(center - p, by) < 0; });
}

template <typename Visit>
void forEachEdge(const Figure &figure, Visit visit)
{
    if (figure.kind() == FigureKind::Point)
        return visit(Segment{figure.anyPoint(), figure.anyPoint()});
    figure.hasEdge([&](const Segment &edge) {
        visit(edge);
        return false;
    });
}

/// Of straight lines with radii around them, the first contact is at a corner of one of them.
Meeting firstMeeting(const Figure &moving, Point by, const Figure &target, const Reach &reach, Meter &meter)
{
    Meeting best;
    const std::uint64_t pairs = static_cast<std::uint64_t>(moving.pointCount()) * target.pointCount();
    meter.spend(stepsPerSweptPair * pairs);
    forEachEdge(target, [&](const Segment &edge) {
        for (std::size_t i = 0; i < moving.lineCount(); ++i)
            for (const Point p : moving.line(i))
                takeEarlier(best, p, by, edge, reach, Meeting::PointOf::Moving);
    });
    const Point backwards = by * -1;
    forEachEdge(moving, [&](const Segment &edge) {
        for (std::size_t i = 0; i < target.lineCount(); ++i)
            for (const Point p : target.line(i))
                takeEarlier(best, p, backwards, edge, reach, Meeting::PointOf::Target);
    });
    return best;
}

SweepContact contactOf(const Meeting &meeting, Point by, const Figure &moving, const Figure &target)
{
    const Point foot = nearestPoint(meeting.point, meeting.edge);
    const double radius = moving.radius() + target.radius();
    const double part = radius > 0 ? target.radius() / radius : 0;
    const double moment = std::clamp(meeting.moment, 0.0, 1.0);
    if (meeting.pointOf == Meeting::PointOf::Moving)
        return {moment, foot + (meeting.point - foot) * part};
    return {moment, meeting.point + by * moment + (foot - meeting.point) * part};
}

/// Where lengths overflow or every rounding went the wrong way: halves the way until it no more than meets.
SweepContact contactByHalving(const Shape &moving, Point by, const Shape &standing, const Target &target)
{
    const Figure figure(moving);
    double apart = 0;
    double meets = 1;
    for (double middle = 0.5; apart < middle && middle < meets; middle = apart + (meets - apart) / 2)
        (sweptBoundaryMeets(figure, by * middle, target) ? meets : apart) = middle;
    const Shape moved = placed(moving, {{}, by * meets});
    const auto closest = closestPoints(moved, standing, target.meter.left());
    if (!closest)
        Meter::end();
    return {meets, *closest ? (*closest)->onB : by * meets};
}

double largestSweptCoordinate(const Figure &figure, Point by)
{
    const Box box = figure.box();
    return std::max({std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)}) +
           std::max(std::abs(by.x), std::abs(by.y)) + figure.radius();
}

std::optional<SweepContact> contactWith(const Shape &moving, Point by, const Shape &standing, Meter &meter)
{
    const Figure figure(moving);
    const Figure obstacle(standing);
    if (figure.kind() == FigureKind::Nothing || obstacle.kind() == FigureKind::Nothing || !isFinite(by))
        return std::nullopt;
    if (areFarApart(figure, by, obstacle))
        return std::nullopt;
    const Target target{obstacle, meter};
    if (relate(figure, obstacle, meter) != Relation::Separate) {
        const auto closest = closestPoints(moving, standing, meter.left());
        if (!closest)
            Meter::end();
        return SweepContact{0, (*closest)->onB};
    }
    if (by == Point{} || !sweptBoundaryMeets(figure, by, target))
        return std::nullopt;
    const double size = std::max(largestSweptCoordinate(figure, by), largestSweptCoordinate(obstacle, by));
    const double slack = size * 0x1p-46;
    const Reach reach{figure.radius() + obstacle.radius(), slack, slack / distance(Point{}, by)};
    const Meeting meeting = firstMeeting(figure, by, obstacle, reach, meter);
    if (meeting.moment == endlessWay)
        return contactByHalving(moving, by, standing, target);
    return contactOf(meeting, by, figure, obstacle);
}

} // namespace

Answer<std::optional<SweepContact>> firstContact(const Shape &moving, Point by, const Shape &target,
                                                 const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<std::optional<SweepContact>> {
        return contactWith(moving, by, target, meter);
    });
}

} // namespace hitbox::geometry
