#include "overlay/round_crossings.h"

#include <algorithm>
#include <cmath>
#include <compare>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/separation.h>

#include "exact/exact_distance.h"
#include "exact/finite.h"

namespace hitbox::geometry::detail {
namespace {

using Order = std::strong_ordering;

Order compareWithRadius(Point p, const Figure &round)
{
    return compareDistance(p, round.spine(), radiusOf(round.radius()));
}

BoundaryMeeting at(MeetingKind kind, Point p)
{
    return {kind, p, p};
}

/// From `outside` towards `inside`, the last place outside: halving, until doubles lie no closer.
Point boundaryBetween(Point outside, Point inside, const Figure &round)
{
    while (true) {
        const Point middle = outside * 0.5 + inside * 0.5;
        if (middle == outside || middle == inside)
            return outside;
        if (compareWithRadius(middle, round) > 0)
            outside = middle;
        else if (compareWithRadius(middle, round) == 0)
            return middle;
        else
            inside = middle;
    }
}

/// Where an edge meets the boundary that nowhere comes nearer than the radius, and so meets it in one point, or along a
/// side that runs beside it.
BoundaryMeeting grazing(const Figure &round, const Segment &edge)
{
    const Segment spine = round.spine();
    const Radius radius = radiusOf(round.radius());
    const bool isBeside = crossSign(spine.from, spine.to, edge.from, edge.to) == 0 && spine.from != spine.to;
    const Point first = nearestPoint(spine.from, edge);
    const Point last = nearestPoint(spine.to, edge);
    if (isBeside && first != last)
        return {MeetingKind::Overlapping, first, last};
    for (const Point end : {edge.from, edge.to})
        if (compareDistance(end, spine, radius) == 0)
            return at(MeetingKind::Touching, end);
    return at(MeetingKind::Touching, compareDistance(spine.from, edge, radius) == 0 ? first : last);
}

/// What the ends of both spines tell that are as far from the other spine as the radii together, or as one is greater.
void addGrazes(std::vector<BoundaryMeeting> &meetings, const Figure &a, const Figure &b, const Radius &reach)
{
    for (const Point end : {a.spine().from, a.spine().to}) {
        const Point nearest = nearestPoint(end, b.spine());
        const double whole = distance(end, nearest);
        if (compareDistance(end, b.spine(), reach) == 0 && whole > 0)
            meetings.push_back(at(MeetingKind::Touching, nearest + (end - nearest) * (b.radius() / whole)));
    }
}

/// The straight sides of a capsule, rounded; of a circle, two points.
std::vector<Segment> sidesOf(const Figure &round)
{
    const auto [from, to] = round.spine();
    const double length = distance(from, to);
    if (!(length > 0))
        return {};
    const Point out = Point{from.y - to.y, to.x - from.x} * (round.radius() / length);
    return {{from + out, to + out}, {from - out, to - out}};
}

void addCircleCrossings(std::vector<Point> &points, Point a, double radiusA, Point b, double radiusB)
{
    const double length = distance(a, b);
    const Point along = (b - a) * (1 / length);
    const double onAxis = (length + (radiusA - radiusB) * ((radiusA + radiusB) / length)) / 2;
    const double half = std::sqrt((radiusA - onAxis) * (radiusA + onAxis));
    for (const double side : {half, -half})
        points.push_back(a + along * onAxis + Point{-along.y, along.x} * side);
}

void addLineCrossings(std::vector<Point> &points, const Segment &line, Point center, double radius)
{
    const Point along = (line.to - line.from) * (1 / distance(line.from, line.to));
    const Point toCenter = center - line.from;
    const double middle = toCenter.x * along.x + toCenter.y * along.y;
    const double away = toCenter.x * along.y - toCenter.y * along.x;
    const double half = std::sqrt((radius - away) * (radius + away));
    for (const double place : {middle - half, middle + half})
        points.push_back(line.from + along * place);
}

/// Where arcs and sides of one, taken for whole circles and lines, cross those of the other; and more.
std::vector<Point> crossingCandidates(const Figure &a, const Figure &b)
{
    std::vector<Point> points;
    const std::vector<Segment> sidesOfA = sidesOf(a);
    const std::vector<Segment> sidesOfB = sidesOf(b);
    for (const Point p : {a.spine().from, a.spine().to}) {
        for (const Point q : {b.spine().from, b.spine().to})
            addCircleCrossings(points, p, a.radius(), q, b.radius());
        for (const Segment &side : sidesOfB)
            addLineCrossings(points, side, p, a.radius());
    }
    for (const Segment &side : sidesOfA) {
        for (const Point q : {b.spine().from, b.spine().to})
            addLineCrossings(points, side, q, b.radius());
        for (const Segment &other : sidesOfB)
            if (const SegmentMeeting met = meeting(side, other); met.kind == MeetingKind::Crossing)
                points.push_back(met.first);
    }
    return points;
}

double sizeOfRound(const Figure &round)
{
    const Box box = round.box();
    return std::max({std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)}) +
           round.radius();
}

bool isOnBoundary(Point p, const Figure &round, double slack)
{
    return std::abs(distance(p, round.spine()) - round.radius()) <= slack;
}

void addCrossings(std::vector<BoundaryMeeting> &meetings, const Figure &a, const Figure &b, double slack)
{
    for (const Point p : crossingCandidates(a, b))
        if (isFinite(p) && isOnBoundary(p, a, slack) && isOnBoundary(p, b, slack))
            meetings.push_back(at(MeetingKind::Crossing, p));
}

/// Keeps the first of those that rounding alone tells apart.
std::vector<BoundaryMeeting> withoutRepeats(const std::vector<BoundaryMeeting> &meetings, double slack)
{
    std::vector<BoundaryMeeting> kept;
    for (const BoundaryMeeting &one : meetings) {
        const bool isKnown = std::ranges::any_of(
            kept, [&](const BoundaryMeeting &other) { return distance(one.first, other.first) <= slack; });
        if (!isKnown)
            kept.push_back(one);
    }
    return kept;
}

} // namespace

std::vector<BoundaryMeeting> meetingsWithEdge(const Figure &round, const Segment &edge)
{
    const Order nearest = compareDistance(round.spine(), edge, radiusOf(round.radius()));
    if (nearest > 0)
        return {};
    if (nearest == 0)
        return {grazing(round, edge)};
    const auto closest = closestPoints(edge, round.spine());
    if (!closest) // no memory was to be had
        Meter::end();
    const Point within = (*closest)->onA;
    std::vector<BoundaryMeeting> meetings;
    for (const Point end : {edge.from, edge.to}) {
        const Order order = compareWithRadius(end, round);
        if (order == 0)
            meetings.push_back(at(MeetingKind::Touching, end));
        else if (order > 0)
            meetings.push_back(at(MeetingKind::Crossing, boundaryBetween(end, within, round)));
    }
    return meetings;
}

std::vector<BoundaryMeeting> meetingsOfRound(const Figure &a, const Figure &b, Meter &meter)
{
    constexpr double relativeSlack = 0x1p-40;
    const double slack = relativeSlack * std::max(sizeOfRound(a), sizeOfRound(b));
    std::vector<BoundaryMeeting> meetings;
    switch (relateRound(a, b, meter)) {
    case Relation::Separate:
    case Relation::Equal: break;
    case Relation::Touching: {
        const Radius reach = sum(a.radius(), b.radius());
        addGrazes(meetings, a, b, reach);
        addGrazes(meetings, b, a, reach);
        break;
    }
    case Relation::Containing: addGrazes(meetings, b, a, difference(a.radius(), b.radius())); break;
    case Relation::Contained: addGrazes(meetings, a, b, difference(b.radius(), a.radius())); break;
    case Relation::Overlapping: addCrossings(meetings, a, b, slack); break;
    }
    return withoutRepeats(meetings, slack);
}

} // namespace hitbox::geometry::detail
