#include "stage/probe_answer.h"

#include "stage/reach_box.h"
#include "stage/window_budget.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/separation.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::LineEnds;
using geometry::Location;
using geometry::MeetingKind;
using geometry::Point;
using geometry::Relation;
using geometry::Segment;

constexpr double endlessReach = std::numeric_limits<double>::infinity();

Box boxAround(const geometry::Shape &shape)
{
    return reachBox(geometry::bounds(shape));
}

bool meet(const Box &a, const Box &b)
{
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

/// Exact, and not only for the box around it: a long segment has few shapes in its way and many in its box.
bool passesBy(const Segment &segment, const Box &box)
{
    const Point corners[] = {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
    const geometry::Orientation side = geometry::orientation(segment.from, segment.to, corners[0]);
    return side != geometry::Orientation::Collinear &&
           std::all_of(std::begin(corners) + 1, std::end(corners),
                       [&](Point corner) { return geometry::orientation(segment.from, segment.to, corner) == side; });
}

/// No two points of the boxes are nearer to each other.
double gap(const Box &a, const Box &b)
{
    const double x = std::max({0.0, a.min.x - b.max.x, b.min.x - a.max.x});
    const double y = std::max({0.0, a.min.y - b.max.y, b.min.y - a.max.y});
    return std::hypot(x, y);
}

/// A line of straight edges. Edge i runs from point i to the next.
struct EdgeLine {
    std::vector<Point> points;
    LineEnds ends = LineEnds::Closed;

    std::size_t edges() const
    {
        if (points.size() < 2)
            return 0;
        return ends == LineEnds::Closed ? points.size() : points.size() - 1;
    }
};

/// What bounds a shape, or what it is; nothing for round ones.
std::optional<EdgeLine> edgesOf(const geometry::Shape &shape)
{
    if (const auto *polygon = std::get_if<geometry::Polygon>(&shape))
        return EdgeLine{polygon->points, LineEnds::Closed};
    if (const auto *chain = std::get_if<geometry::Chain>(&shape))
        return EdgeLine{chain->points, LineEnds::Open};
    if (const auto *segment = std::get_if<Segment>(&shape))
        return EdgeLine{{segment->from, segment->to}, LineEnds::Open};
    if (const auto *box = std::get_if<Box>(&shape))
        return EdgeLine{{box->min, {box->max.x, box->min.y}, box->max, {box->min.x, box->max.y}}, LineEnds::Closed};
    return std::nullopt;
}

/// The way from a point to what bounds the shape.
ProbeWay wayToBoundary(Point p, const geometry::Shape &shape)
{
    ProbeWay way{geometry::distanceToBoundary(p, shape), p, p, -1};
    if (const auto *circle = std::get_if<geometry::Circle>(&shape)) {
        way.to = nearestOnRim(p, {circle->center, circle->center, circle->radius});
    } else if (const auto *capsule = std::get_if<geometry::Capsule>(&shape)) {
        way.to = nearestOnRim(p, *capsule);
    } else if (const std::optional<EdgeLine> line = edgesOf(shape)) {
        if (const auto edge = geometry::nearestEdge(p, line->points, line->ends)) {
            way.to = edge->point;
            way.edge = static_cast<int>(edge->index);
        } else if (const auto vertex = geometry::nearestVertex(p, line->points)) {
            way.to = vertex->point;
        }
    }
    return way;
}

ProbeWay wayBeside(const geometry::Shape &probe, const geometry::Shape &shape)
{
    if (const auto *point = std::get_if<Point>(&probe))
        return wayToBoundary(*point, shape);
    auto closest = geometry::closestPoints(probe, shape, windowBudget);
    if (!closest) // the box around it is at most as far
        closest = geometry::closestPoints(probe, boxAround(shape));
    if (!closest || !*closest)
        return {endlessReach, {}, {}, -1};
    const auto [onProbe, onShape, distance] = **closest;
    return {distance, onProbe, onShape, edgeNear(onShape, shape)};
}

/// None where there are more than can be worked out: that the probe hits the shape is told all the same.
std::vector<geometry::BoundaryMeeting> probeCrossings(const geometry::Shape &probe, const geometry::Shape &shape)
{
    return geometry::boundaryCrossings(probe, shape, SIZE_MAX, windowBudget)
        .valueOr(std::vector<geometry::BoundaryMeeting>());
}

/// One edge of a probe with every edge of a line, in the order in which the probe runs through the places.
QList<ProbeMeeting> meetingsAlong(const Segment &segment, const EdgeLine &line)
{
    QList<ProbeMeeting> meetings;
    for (std::size_t i = 0; i < line.edges(); ++i) {
        const geometry::SegmentMeeting met = geometry::meeting(segment, geometry::edge(line.points, i));
        if (met.kind != MeetingKind::None)
            meetings.append({met.kind, met.first, met.last, static_cast<int>(i)});
    }
    return meetings;
}

QList<ProbeMeeting> meetingsAlong(const Segment &segment, const geometry::Shape &shape)
{
    QList<ProbeMeeting> meetings;
    if (const std::optional<EdgeLine> line = edgesOf(shape)) {
        meetings = meetingsAlong(segment, *line);
    } else {
        for (const geometry::BoundaryMeeting &met : probeCrossings(segment, shape))
            meetings.append({met.kind, met.first, met.last, -1});
    }
    const auto along = [&segment](const ProbeMeeting &meeting) {
        return std::minmax(
            {geometry::distance(segment.from, meeting.first), geometry::distance(segment.from, meeting.last)});
    };
    std::stable_sort(meetings.begin(), meetings.end(),
                     [&along](const ProbeMeeting &a, const ProbeMeeting &b) { return along(a) < along(b); });
    return meetings;
}

QList<ProbeMeeting> meetingsOf(const geometry::Shape &probe, const geometry::Shape &shape)
{
    QList<ProbeMeeting> meetings;
    if (std::holds_alternative<Point>(probe))
        return meetings;
    if (const auto *segment = std::get_if<Segment>(&probe))
        return meetingsAlong(*segment, shape);
    if (std::holds_alternative<geometry::Chain>(probe)) {
        const EdgeLine line = *edgesOf(probe);
        for (std::size_t i = 0; i < line.edges(); ++i)
            meetings.append(meetingsAlong(geometry::edge(line.points, i), shape));
        return meetings;
    }
    for (const geometry::BoundaryMeeting &met : probeCrossings(probe, shape))
        meetings.append({met.kind, met.first, met.last, edgeNear(met.first, shape)});
    return meetings;
}

ProbeHit hitOf(const geometry::Shape &probe, const PlacedShape &target, Relation relation)
{
    ProbeHit hit{target, relation, Location::Outside, meetingsOf(probe, target.shape), {}};
    if (const auto *point = std::get_if<Point>(&probe)) {
        hit.where = geometry::locate(*point, target.shape);
        hit.way = wayToBoundary(*point, target.shape);
    }
    return hit;
}

/// The nearest of shapes of which none is hit. The one whose box is nearest sets the bound for all others.
std::optional<ProbeHit> nearestOf(const geometry::Shape &probe, std::span<const PlacedShape> shapes,
                                  std::span<const Box> boxes)
{
    const Box around = boxAround(probe);
    std::vector<double> gaps;
    gaps.reserve(boxes.size());
    for (const Box &box : boxes)
        gaps.push_back(gap(around, box));
    const auto first = std::min_element(gaps.cbegin(), gaps.cend());
    if (first == gaps.cend() || !std::isfinite(*first))
        return std::nullopt;
    std::size_t nearest = static_cast<std::size_t>(first - gaps.cbegin());
    ProbeWay way = wayBeside(probe, shapes[nearest].shape);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (i == nearest || gaps[i] >= way.distance)
            continue;
        const ProbeWay other = wayBeside(probe, shapes[i].shape);
        if (other.distance < way.distance) {
            way = other;
            nearest = i;
        }
    }
    return ProbeHit{shapes[nearest], Relation::Separate, Location::Outside, {}, way};
}

} // namespace

geometry::Shape probedShape(const Outline &probe)
{
    const auto *circle = std::get_if<geometry::Circle>(&probe);
    if (circle && circle->radius == 0)
        return circle->center;
    const auto *chain = std::get_if<ChainLine>(&probe);
    if (chain && chain->points.size() == 2)
        return Segment{chain->points[0], chain->points[1]};
    return geometryOf(probe);
}

int edgeNear(Point point, const geometry::Shape &shape)
{
    const std::optional<EdgeLine> line = edgesOf(shape);
    const auto nearest = line ? geometry::nearestEdge(point, line->points, line->ends) : std::nullopt;
    return nearest ? static_cast<int>(nearest->index) : -1;
}

const ProbeHit *foremost(const ProbeAnswer &answer)
{
    if (!answer.hits.isEmpty())
        return &answer.hits.constLast();
    return answer.beside ? &*answer.beside : nullptr;
}

std::vector<Box> boxesAround(std::span<const PlacedShape> shapes)
{
    std::vector<Box> boxes;
    boxes.reserve(shapes.size());
    for (const PlacedShape &placed : shapes)
        boxes.push_back(boxAround(placed.shape));
    return boxes;
}

ProbeAnswer probeAnswer(const Outline &probe, std::span<const PlacedShape> shapes, std::span<const Box> boxes)
{
    const geometry::Shape asked = probedShape(probe);
    const Box around = boxAround(asked);
    const auto *segment = std::get_if<Segment>(&asked);
    ProbeAnswer answer;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (!meet(around, boxes[i]) || (segment && passesBy(*segment, boxes[i])))
            continue;
        // What takes too long to work out is told rather than left out.
        const Relation relation = geometry::relate(asked, shapes[i].shape, windowBudget).valueOr(Relation::Overlapping);
        if (relation != Relation::Separate)
            answer.hits.append(hitOf(asked, shapes[i], relation));
    }
    if (answer.hits.isEmpty())
        answer.beside = nearestOf(asked, shapes, boxes);
    return answer;
}

} // namespace hitbox
