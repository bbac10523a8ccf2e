#include "rings/chain_sweep.h"

#include <algorithm>
#include <array>
#include <utility>

#include <hitbox/geometry/polygon.h>

#include "exact/expansion.h"
#include "exact/lanes.h"
#include "exact/point_order.h"
#include "index/edge_pair.h"
#include "pieces/sweep_status.h"

namespace hitbox::geometry::detail {

namespace {

using EdgeIndex = std::uint32_t;
using StatusNode = SweepStatus::Node;

// Rings whose points and status no longer fit into the fastest cache, and into any.
constexpr std::size_t leastFetchedPoints = 2'000;
constexpr std::size_t leastScoutedPoints = 200'000;

/// On the way down the status towards a point that a chain will begin at, one node a point passed, so that the nodes
/// are in the caches by then. Hints only: the status changes meanwhile.
struct Scout {
    Point goal;
    StatusNode node = SweepStatus::none;
};

/// True only for edges, the one below the other where the sweep is, that have no point in common from there on: where
/// the first of them ends they are in the same order. False where rounding leaves a doubt, as crossSign() has it, and
/// where both end in one point. Both ends are looked at: a branch could not foresee which of them is first.
bool certainlyStayApart(const Segment &lower, const Segment &upper)
{
    const TwoDoubles lowerFrom = TwoDoubles::of(lower.from);
    const TwoDoubles upperFrom = TwoDoubles::of(upper.from);
    const TwoDoubles lowerTo = TwoDoubles::of(lower.to);
    const TwoDoubles upperTo = TwoDoubles::of(upper.to);
    const TwoDoubles fromX = firstOfEach(lowerFrom, upperFrom);
    const TwoDoubles fromY = secondOfEach(lowerFrom, upperFrom);
    // Along each of the edges, and from where it begins to where the other one ends.
    const TwoDoubles alongX = firstOfEach(lowerTo, upperTo) - fromX;
    const TwoDoubles alongY = secondOfEach(lowerTo, upperTo) - fromY;
    const TwoDoubles left = alongX * (secondOfEach(upperTo, lowerTo) - fromY);
    const TwoDoubles right = alongY * (firstOfEach(upperTo, lowerTo) - fromX);
    const TwoDoubles bound = TwoDoubles::all(productDifferenceBound) * (magnitude(left) + magnitude(right));
    const TwoDoubles value = left - right;
    const TwoBits upperEndIsAbove = above(value, bound) & 1U;
    const TwoBits lowerEndIsBelow = above(TwoDoubles::all(0) - value, bound) & 2U;
    const auto lowerEndsFirst = static_cast<unsigned>(lower.to.x < upper.to.x);
    return (((upperEndIsAbove | lowerEndIsBelow) >> lowerEndsFirst) & 1U) != 0;
}

class ChainSweep
{
public:
    ChainSweep(std::span<const Point> ring, std::size_t most)
        : m_ring(ring)
        , m_most(most)
        , m_sorted(sortedPoints(ring))
        , m_nodeOf(ring.size(), SweepStatus::none)
        , m_isInTheWay(ring.size(), 0)
    {
    }

    EdgesInTheWay run();

private:
    EdgeIndex edgeBefore(EdgeIndex point) const
    {
        return point == 0 ? static_cast<EdgeIndex>(m_ring.size() - 1) : point - 1;
    }
    bool hasEnough() const { return m_result.edges.size() > m_most; }
    SweepStatus::Entry entryOf(EdgeIndex edge) const;
    bool meet(const SweepStatus::Entry &lower, const SweepStatus::Entry &upper) const;
    bool meetsNodeBelow(const SweepStatus::Entry &entry, StatusNode below) const
    {
        return below != SweepStatus::none && meet(m_status.entry(below), entry);
    }
    bool meetsNodeAbove(const SweepStatus::Entry &entry, StatusNode above) const
    {
        return above != SweepStatus::none && meet(entry, m_status.entry(above));
    }

    void fetchAhead(std::size_t i) const;
    void sendScouts(std::size_t i);
    void findSpikes();
    void findEqualPoints();
    void passPoint(EdgeIndex point);
    StatusNode nodeNear(EdgeIndex point) const;
    SweepStatus::Place placeOf(EdgeIndex point) const;
    StatusNode nodeBelow(EdgeIndex point);
    void begin(EdgeIndex edge, EdgeIndex point);
    void beginBoth(EdgeIndex edge, EdgeIndex otherEdge, EdgeIndex point);
    StatusNode beginAbove(StatusNode below, const SweepStatus::Entry &entry);
    StatusNode insertAbove(StatusNode below, const SweepStatus::Entry &entry);
    void goOn(StatusNode node, EdgeIndex edge);
    void end(EdgeIndex edge);
    void endBoth(EdgeIndex edge, EdgeIndex otherEdge);
    void takeOut(EdgeIndex edge);
    void noteInTheWay(EdgeIndex edge);
    void parting(StatusNode below);

    std::span<const Point> m_ring;
    std::size_t m_most;
    std::vector<EdgeIndex> m_sorted;
    std::vector<StatusNode> m_nodeOf; // of each edge, none while it is not in the status
    std::vector<char> m_isInTheWay;
    SweepStatus m_status;
    std::array<Scout, 24> m_scouts{};
    std::size_t m_nextScout = 0;
    EdgesInTheWay m_result;
};

SweepStatus::Entry ChainSweep::entryOf(EdgeIndex edge) const
{
    const Segment span = geometry::edge(m_ring, edge);
    return {isBefore(span.from, span.to) ? span : Segment{span.to, span.from}, edge};
}

/// Edges next to each other in the order of the status, both where the sweep is. With the coordinates of the entries:
/// those in the ring may be far from what is in the caches.
bool ChainSweep::meet(const SweepStatus::Entry &lower, const SweepStatus::Entry &upper) const
{
    if (certainlyStayApart(lower.span, upper.span))
        return false;
    const auto [first, second] = std::minmax(lower.edge, upper.edge);
    return areNeighbours(first, second, m_ring.size()) ? haveForbiddenMeeting(m_ring, first, second)
                                                       : doMeet(lower.span, upper.span);
}

EdgesInTheWay ChainSweep::run()
{
    findSpikes();
    findEqualPoints();
    for (std::size_t i = 0; i < m_sorted.size() && !hasEnough(); ++i) {
        if (m_sorted.size() >= leastFetchedPoints)
            fetchAhead(i);
        if (m_sorted.size() >= leastScoutedPoints)
            sendScouts(i);
        passPoint(m_sorted[i]);
    }
    m_result.isComplete = !hasEnough();
    std::ranges::sort(m_result.edges);
    return std::move(m_result);
}

/// Points are passed in an order unlike that in memory: waiting for it would take half the time.
void ChainSweep::fetchAhead(std::size_t i) const
{
    constexpr std::size_t distance = 16;
    constexpr std::size_t farDistance = 64; // before the scouts look at it
    if (i + farDistance < m_sorted.size()) {
        const EdgeIndex far = m_sorted[i + farDistance];
        prefetch(&m_ring[far]);
        prefetch(&m_nodeOf[far]);
    }
    if (i + distance < m_sorted.size()) {
        const EdgeIndex near = m_sorted[i + distance];
        m_status.fetch(m_nodeOf[near]);
        m_status.fetch(m_nodeOf[edgeBefore(near)]);
    }
    if (i + distance / 2 < m_sorted.size()) {
        const EdgeIndex next = m_sorted[i + distance / 2];
        m_status.fetchNeighbours(m_nodeOf[next]);
        m_status.fetchNeighbours(m_nodeOf[edgeBefore(next)]);
    }
}

void ChainSweep::sendScouts(std::size_t i)
{
    constexpr std::size_t distance = 48;
    for (Scout &scout : m_scouts)
        if (scout.node != SweepStatus::none) {
            scout.node = m_status.roughStep(scout.node, scout.goal);
            m_status.fetch(scout.node);
        }
    if (i + distance >= m_sorted.size())
        return;
    const EdgeIndex point = m_sorted[i + distance];
    const Point goal = m_ring[point];
    const bool begins = isBefore(goal, m_ring[edgeBefore(point)]) && isBefore(goal, edge(m_ring, point).to);
    if (begins)
        m_scouts[std::exchange(m_nextScout, (m_nextScout + 1) % m_scouts.size())] = {goal, m_status.root()};
}

/// Edges that fold back over the one before; those of length zero are found with the equal points.
void ChainSweep::findSpikes()
{
    for (EdgeIndex i = 0; i < m_ring.size() && !hasEnough(); ++i) {
        const EdgeIndex before = edgeBefore(i);
        if (!certainlyGoesOn(m_ring[before], m_ring[i], edge(m_ring, i).to) &&
            haveForbiddenMeeting(m_ring, std::min(before, i), std::max(before, i)))
            takeOut(i);
    }
}

/// Where several points are one, so many edges end that the order around it says nothing: all are taken out.
void ChainSweep::findEqualPoints()
{
    for (std::size_t i = 1; i < m_sorted.size() && !hasEnough(); ++i) {
        if (m_ring[m_sorted[i - 1]] != m_ring[m_sorted[i]])
            continue;
        for (const EdgeIndex point : {m_sorted[i - 1], m_sorted[i]}) {
            takeOut(point);
            takeOut(edgeBefore(point));
        }
    }
}

void ChainSweep::passPoint(EdgeIndex point)
{
    const Point here = m_ring[point];
    EdgeIndex first = edgeBefore(point);
    EdgeIndex second = point;
    const bool firstEnds = isBefore(m_ring[first], here);
    const bool secondEnds = isBefore(edge(m_ring, second).to, here);
    if (firstEnds && secondEnds) {
        endBoth(first, second);
    } else if (!firstEnds && !secondEnds) {
        beginBoth(first, second, point);
    } else {
        if (secondEnds)
            std::swap(first, second);
        const StatusNode node = std::exchange(m_nodeOf[first], SweepStatus::none);
        if (node == SweepStatus::none)
            begin(second, point);
        else
            goOn(node, second);
    }
}

/// A node whose edge is near the point along the ring, and therefore mostly in the status, too; none where there is no
/// such edge in it.
StatusNode ChainSweep::nodeNear(EdgeIndex point) const
{
    constexpr int reach = 8;
    EdgeIndex before = edgeBefore(point);
    EdgeIndex after = point;
    for (int i = 0; i < reach; ++i) {
        before = edgeBefore(before);
        after = after + 1 == m_ring.size() ? 0 : after + 1;
        if (m_nodeOf[before] != SweepStatus::none)
            return m_nodeOf[before];
        if (m_nodeOf[after] != SweepStatus::none)
            return m_nodeOf[after];
    }
    return SweepStatus::none;
}

SweepStatus::Place ChainSweep::placeOf(EdgeIndex point) const
{
    const StatusNode near = nodeNear(point);
    return near != SweepStatus::none ? m_status.findNear(near, m_ring[point]) : m_status.find(m_ring[point]);
}

/// The node below the point, after edges that it lies on are taken out.
StatusNode ChainSweep::nodeBelow(EdgeIndex point)
{
    SweepStatus::Place place = placeOf(point);
    while (place.hit != SweepStatus::none && !hasEnough()) {
        takeOut(m_status.entry(place.hit).edge);
        place = placeOf(point);
    }
    return place.below;
}

/// An edge that begins at the point and has no chain to go on with.
void ChainSweep::begin(EdgeIndex edge, EdgeIndex point)
{
    beginAbove(nodeBelow(point), entryOf(edge));
}

/// Two edges that begin at the point: they have no other one in common, or one of them were a spike and out by now.
void ChainSweep::beginBoth(EdgeIndex edge, EdgeIndex otherEdge, EdgeIndex point)
{
    const StatusNode below = nodeBelow(point);
    const StatusNode above = m_status.above(below);
    SweepStatus::Entry lower = entryOf(edge);
    SweepStatus::Entry upper = entryOf(otherEdge);
    if (crossSign(lower.span.from, lower.span.to, upper.span.from, upper.span.to) < 0)
        std::swap(lower, upper);
    const bool areIn = m_isInTheWay[edge] == 0 && m_isInTheWay[otherEdge] == 0;
    if (areIn && !meetsNodeBelow(lower, below) && !meetsNodeAbove(upper, above))
        insertAbove(insertAbove(below, lower), upper);
    else
        beginAbove(beginAbove(below, lower), upper);
}

/// The node of the edge or, where it turned out to be in the way, the one below that place.
StatusNode ChainSweep::beginAbove(StatusNode below, const SweepStatus::Entry &entry)
{
    if (m_isInTheWay[entry.edge] != 0)
        return below;
    if (meetsNodeBelow(entry, below) || meetsNodeAbove(entry, m_status.above(below))) {
        takeOut(entry.edge);
        return below;
    }
    return insertAbove(below, entry);
}

StatusNode ChainSweep::insertAbove(StatusNode below, const SweepStatus::Entry &entry)
{
    return m_nodeOf[entry.edge] = m_status.insertAbove(below, entry);
}

/// The chain in the node goes on with the edge.
void ChainSweep::goOn(StatusNode node, EdgeIndex edge)
{
    const StatusNode below = m_status.below(node);
    const StatusNode above = m_status.above(node);
    const SweepStatus::Entry entry = entryOf(edge);
    const bool isFree = m_isInTheWay[edge] == 0 && !meetsNodeBelow(entry, below) && !meetsNodeAbove(entry, above);
    if (isFree) {
        m_status.replace(node, entry);
        m_nodeOf[edge] = node;
        return;
    }
    takeOut(edge);
    m_status.remove(node);
    parting(below);
}

void ChainSweep::end(EdgeIndex edge)
{
    const StatusNode node = std::exchange(m_nodeOf[edge], SweepStatus::none);
    if (node == SweepStatus::none)
        return;
    const StatusNode below = m_status.below(node);
    m_status.remove(node);
    parting(below);
}

/// Two edges that end at one point. Whatever is next to either has been found not to meet it, up to that point.
void ChainSweep::endBoth(EdgeIndex edge, EdgeIndex otherEdge)
{
    StatusNode lower = m_nodeOf[edge];
    StatusNode upper = m_nodeOf[otherEdge];
    if (lower != SweepStatus::none && m_status.below(lower) == upper)
        std::swap(lower, upper);
    if (lower == SweepStatus::none || upper == SweepStatus::none || m_status.above(lower) != upper) {
        end(edge);
        end(otherEdge);
        return;
    }
    m_nodeOf[edge] = SweepStatus::none;
    m_nodeOf[otherEdge] = SweepStatus::none;
    const StatusNode below = m_status.below(lower);
    m_status.remove(lower);
    m_status.remove(upper);
    parting(below);
}

void ChainSweep::takeOut(EdgeIndex edge)
{
    noteInTheWay(edge);
    end(edge);
}

void ChainSweep::noteInTheWay(EdgeIndex edge)
{
    if (std::exchange(m_isInTheWay[edge], char{1}) == 0)
        m_result.edges.push_back(edge);
}

/// What was between the node and the one above it is gone: they are neighbours now. Of those above, as many are taken
/// out as meet it, one after the other.
void ChainSweep::parting(StatusNode below)
{
    for (StatusNode above = m_status.above(below); above != SweepStatus::none; above = m_status.above(below)) {
        if (hasEnough() || !meetsNodeBelow(m_status.entry(above), below))
            return;
        const EdgeIndex edge = m_status.entry(above).edge;
        noteInTheWay(edge);
        m_nodeOf[edge] = SweepStatus::none;
        m_status.remove(above);
    }
}

} // namespace

EdgesInTheWay edgesInTheWay(std::span<const Point> ring, std::size_t most)
{
    return ChainSweep(ring, most).run();
}

} // namespace hitbox::geometry::detail
