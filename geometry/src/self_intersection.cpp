#include <hitbox/geometry/self_intersection.h>

#include <bit>

#include <hitbox/geometry/polygon.h>

#include "edge_pair.h"
#include "edge_tree.h"
#include "edge_tree_join.h"
#include "finite.h"
#include "small_ring.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

/// Calls report(first, second, meeting) for each pair in order until it answers false.
template <typename Report>
void forEachSelfIntersection(std::span<const Point> ring, Report report)
{
    const auto visit = [&](std::size_t first, std::size_t second) {
        if (!areNeighbours(first, second, ring.size()) && areCertainlyApart(edge(ring, first), edge(ring, second)))
            return true;
        const SegmentMeeting met = forbiddenMeeting(ring, first, second);
        return met.kind == MeetingKind::None || report(first, second, met);
    };
    if (ring.size() > SmallRing::mostEdges) {
        visitMeetingBoxesInOrder(EdgeTree(ring), visit);
        return;
    }
    const SmallRing boxes(ring);
    for (std::size_t first = 0; first < ring.size(); ++first)
        for (std::uint64_t bits = boxes.laterEdgesMeeting(first); bits != 0; bits &= bits - 1)
            if (!visit(first, static_cast<std::size_t>(std::countr_zero(bits))))
                return;
}

/// Whether at its point `index` the ring stands still, turns straight back, or is not finite.
bool isBroken(std::span<const Point> ring, std::size_t index)
{
    const std::size_t before = index == 0 ? ring.size() - 1 : index - 1;
    if (ring[index] == ring[before] || !isFinite(ring[before]) || !isFinite(ring[index]))
        return true;
    return forbiddenMeeting(ring, std::min(before, index), std::max(before, index)).kind != MeetingKind::None;
}

/// The pieces before and after each point are of positive length and have no more than it in common; all are finite.
bool goesOnEverywhere(std::span<const Point> ring)
{
    Point before = ring[ring.size() - 2];
    Point here = ring.back();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point next = ring[i];
        if (!certainlyGoesOn(before, here, next) && isBroken(ring, i == 0 ? ring.size() - 1 : i - 1))
            return false;
        before = here;
        here = next;
    }
    return true;
}

/// For edges that are no neighbours.
bool meet(std::span<const Point> ring, std::size_t first, std::size_t second)
{
    const Segment a = edge(ring, first);
    const Segment b = edge(ring, second);
    return !areCertainlyApart(a, b) && meeting(a, b).kind != MeetingKind::None;
}

bool isSmallRingSimple(std::span<const Point> ring)
{
    const SmallRing boxes(ring);
    for (std::size_t first = 0; first + 2 < ring.size(); ++first) {
        std::uint64_t bits = boxes.laterEdgesMeeting(first) & ~(std::uint64_t{2} << first);
        if (first == 0)
            bits &= ~(std::uint64_t{1} << (ring.size() - 1));
        for (; bits != 0; bits &= bits - 1)
            if (meet(ring, first, static_cast<std::size_t>(std::countr_zero(bits))))
                return false;
    }
    return true;
}

bool isLargeRingSimple(std::span<const Point> ring)
{
    const EdgeTree tree(ring);
    const auto visit = [&](std::size_t first, std::size_t second) {
        return (first == 0 && second + 1 == ring.size()) || !meet(ring, first, second);
    };
    return TreeSelfJoin(tree, SIZE_MAX, visit).run() == JoinEnd::Finished;
}

} // namespace

std::vector<EdgeMeeting> selfIntersections(std::span<const Point> ring, std::size_t limit)
{
    std::vector<EdgeMeeting> found;
    if (limit == 0)
        return found;
    forEachSelfIntersection(ring, [&](std::size_t first, std::size_t second, const SegmentMeeting &met) {
        found.push_back({first, second, met});
        return found.size() < limit;
    });
    return found;
}

bool isSimple(std::span<const Point> ring)
{
    if (ring.size() < 3 || !goesOnEverywhere(ring))
        return false;
    return ring.size() <= SmallRing::mostEdges ? isSmallRingSimple(ring) : isLargeRingSimple(ring);
}

} // namespace hitbox::geometry
