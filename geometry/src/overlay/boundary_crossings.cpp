#include <hitbox/geometry/boundary_crossings.h>

#include <algorithm>
#include <memory_resource>
#include <tuple>
#include <utility>

#include "exact/finite.h"
#include "exact/point_order.h"
#include "meter.h"
#include "overlay/round_crossings.h"
#include "relations/figure_edges.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

/// For an edge with a circle or capsule: an exact comparison of distances, and halving towards a crossing.
constexpr std::size_t stepsPerBoundaryEdge = 32;
/// For a meeting that is put in order.
constexpr std::size_t stepsToSort = 32;

bool meetingComesFirst(const BoundaryMeeting &a, const BoundaryMeeting &b)
{
    const auto key = [](const BoundaryMeeting &one) {
        return std::tuple(one.first.x, one.first.y, one.last.x, one.last.y, one.kind);
    };
    return key(a) < key(b);
}

void collectBoundary(EdgeBoxes &edges, const Figure &figure, Meter &meter)
{
    meter.spend(figure.pointCount());
    meter.hold(figure.pointCount() * EdgeBoxes::bytesPerEdge);
    buildEdges(edges, figure);
}

/// Grows within what the meter allows.
class MeetingList
{
public:
    explicit MeetingList(Meter &meter)
        : m_meter(meter)
    {
    }

    void add(const BoundaryMeeting &meeting)
    {
        if (m_list.size() == m_list.capacity()) {
            const std::size_t more = std::max(leastCapacity, m_list.capacity());
            m_meter.hold(more * bytesPerMeeting);
            m_list.reserve(m_list.capacity() + more);
        }
        m_list.push_back(meeting);
    }
    std::vector<BoundaryMeeting> taken() && { return std::move(m_list); }

private:
    static constexpr std::size_t leastCapacity = 64;
    /// While it grows, and for the ends of pieces that are sorted in the end.
    static constexpr std::size_t bytesPerMeeting = 2 * sizeof(BoundaryMeeting);

    Meter &m_meter;
    std::vector<BoundaryMeeting> m_list;
};

std::vector<BoundaryMeeting> straightMeetings(const Figure &a, const Figure &b, Meter &meter)
{
    EdgeBoxes edgesOfA(std::pmr::get_default_resource());
    EdgeBoxes edgesOfB(std::pmr::get_default_resource());
    collectBoundary(edgesOfA, a, meter);
    collectBoundary(edgesOfB, b, meter);
    MeetingList meetings(meter);
    forEachNearPair(edgesOfA, edgesOfB, meter, [&](std::size_t i, std::size_t k) {
        const SegmentMeeting met = meeting(edgesOfA.edges()[i].edge, edgesOfB.edges()[k].edge);
        if (met.kind != MeetingKind::None)
            meetings.add({met.kind, met.first, met.last});
        return true;
    });
    return std::move(meetings).taken();
}

std::vector<BoundaryMeeting> meetingsOf(const Figure &round, const Figure &straight, Meter &meter)
{
    MeetingList meetings(meter);
    meter.spend(straight.pointCount() * stepsPerBoundaryEdge);
    const auto add = [&](const Segment &edge) {
        for (const BoundaryMeeting &one : meetingsWithEdge(round, edge))
            meetings.add(one);
        return false;
    };
    straight.hasEdge(add);
    if (straight.kind() == FigureKind::Point)
        add({straight.anyPoint(), straight.anyPoint()});
    return std::move(meetings).taken();
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
    std::ranges::sort(meetings, meetingComesFirst);
    meetings.erase(std::unique(meetings.begin(), meetings.end()), meetings.end());
    return meetings;
}

std::vector<BoundaryMeeting> meetingsOf(const Shape &a, const Shape &b, Meter &meter)
{
    const Figure figureA(a);
    const Figure figureB(b);
    if (figureA.kind() == FigureKind::Nothing || figureB.kind() == FigureKind::Nothing)
        return {};
    const bool isRoundA = figureA.kind() == FigureKind::Round;
    const bool isRoundB = figureB.kind() == FigureKind::Round;
    if (isRoundA && isRoundB)
        return meetingsOfRound(figureA, figureB, meter);
    if (isRoundA)
        return meetingsOf(figureA, figureB, meter);
    if (isRoundB)
        return meetingsOf(figureB, figureA, meter);
    return straightMeetings(figureA, figureB, meter);
}

} // namespace

Answer<std::vector<BoundaryMeeting>> boundaryCrossings(const Shape &a, const Shape &b, std::size_t most,
                                                       const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<std::vector<BoundaryMeeting>> {
        std::vector<BoundaryMeeting> meetings = meetingsOf(a, b, meter);
        meter.spend(meetings.size() * stepsToSort);
        meetings = inOrder(std::move(meetings));
        if (meetings.size() > most)
            meetings.resize(most);
        return meetings;
    });
}

} // namespace hitbox::geometry
