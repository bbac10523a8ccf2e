#include <hitbox/geometry/boundary_crossings.h>

#include <algorithm>
#include <memory_resource>
#include <tuple>
#include <utility>

#include "edge_boxes.h"
#include "finite.h"
#include "point_order.h"
#include "relation_figure.h"
#include "round_crossings.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

bool comesFirst(const BoundaryMeeting &a, const BoundaryMeeting &b)
{
    const auto key = [](const BoundaryMeeting &one) {
        return std::tuple(one.first.x, one.first.y, one.last.x, one.last.y, one.kind);
    };
    return key(a) < key(b);
}

void collectEdges(EdgeBoxes &edges, const Figure &figure)
{
    figure.hasEdge([&](const Segment &edge) {
        edges.add(edge);
        return false;
    });
    if (edges.empty())
        edges.add({figure.anyPoint(), figure.anyPoint()});
    edges.build();
}

std::vector<BoundaryMeeting> straightMeetings(const Figure &a, const Figure &b)
{
    EdgeBoxes edgesOfA(std::pmr::get_default_resource());
    EdgeBoxes edgesOfB(std::pmr::get_default_resource());
    collectEdges(edgesOfA, a);
    collectEdges(edgesOfB, b);
    std::vector<BoundaryMeeting> meetings;
    forEachNearPair(edgesOfA, edgesOfB, [&](std::size_t i, std::size_t k) {
        const SegmentMeeting met = meeting(edgesOfA.edges()[i].edge, edgesOfB.edges()[k].edge);
        if (met.kind != MeetingKind::None)
            meetings.push_back({met.kind, met.first, met.last});
        return true;
    });
    return meetings;
}

std::vector<BoundaryMeeting> meetingsOf(const Figure &round, const Figure &straight)
{
    std::vector<BoundaryMeeting> meetings;
    const auto add = [&](const Segment &edge) {
        const std::vector<BoundaryMeeting> more = meetingsWithEdge(round, edge);
        meetings.insert(meetings.end(), more.begin(), more.end());
        return false;
    };
    straight.hasEdge(add);
    if (straight.kind() == FigureKind::Point)
        add({straight.anyPoint(), straight.anyPoint()});
    return meetings;
}

/// Every place once, in order. Points that end a piece belong to it.
std::vector<BoundaryMeeting> inOrder(std::vector<BoundaryMeeting> meetings)
{
    std::erase_if(meetings, [](const BoundaryMeeting &one) { return !isFinite(one.first) || !isFinite(one.last); });
    std::vector<Point> ends;
    for (BoundaryMeeting &one : meetings) {
        if (isBefore(one.last, one.first))
            std::swap(one.first, one.last);
        if (one.kind == MeetingKind::Overlapping)
            ends.insert(ends.end(), {one.first, one.last});
    }
    std::ranges::sort(ends, isBefore);
    std::erase_if(meetings, [&](const BoundaryMeeting &one) {
        return one.kind == MeetingKind::Touching && std::ranges::binary_search(ends, one.first, isBefore);
    });
    std::ranges::sort(meetings, comesFirst);
    meetings.erase(std::unique(meetings.begin(), meetings.end()), meetings.end());
    return meetings;
}

} // namespace

std::vector<BoundaryMeeting> boundaryCrossings(const Shape &a, const Shape &b)
{
    const Figure figureA(a);
    const Figure figureB(b);
    if (figureA.kind() == FigureKind::Nothing || figureB.kind() == FigureKind::Nothing)
        return {};
    const bool isRoundA = figureA.kind() == FigureKind::Round;
    const bool isRoundB = figureB.kind() == FigureKind::Round;
    if (isRoundA && isRoundB)
        return inOrder(meetingsOfRound(figureA, figureB));
    if (isRoundA)
        return inOrder(meetingsOf(figureA, figureB));
    if (isRoundB)
        return inOrder(meetingsOf(figureB, figureA));
    return inOrder(straightMeetings(figureA, figureB));
}

} // namespace hitbox::geometry
