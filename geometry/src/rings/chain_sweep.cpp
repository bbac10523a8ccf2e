#include "rings/chain_sweep.h"

#include <algorithm>
#include <array>
#include <utility>

#include <hitbox/geometry/polygon.h>

#include "exact/expansion.h"
#include "exact/point_order.h"
#include "index/edge_pair.h"
#include "pieces/sweep_status.h"

namespace hitbox::geometry::detail {

namespace {

using EdgeIndex = std::uint32_t;
using StatusNode = SweepStatus::Node;

// Rings whose status no longer fits into the caches.
constexpr std::size_t leastScoutedPoints = 200'000;

/// On the way down the status towards a point that a chain will begin at, one node a point passed, so that the nodes
/// are in the caches by then. Hints only: the status changes meanwhile.
struct Scout {
    Point goal;
    StatusNode node = SweepStatus::none;
};

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
    bool meet(StatusNode node, const SweepStatus::Entry &other) const;

    void fetchAhead(std::size_t i) const;
    void sendScouts(std::size_t i);
    void findSpikes();
    void findEqualPoints();
    void passPoint(EdgeIndex point);
    void begin(EdgeIndex edge, EdgeIndex otherEdge, Point at);
    StatusNode beginAbove(StatusNode below, EdgeIndex edge);
    void goOn(StatusNode node, EdgeIndex edge);
    void end(EdgeIndex edge);
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

/// With the coordinates of the entries: those in the ring may be far from what is in the caches.
bool ChainSweep::meet(StatusNode node, const SweepStatus::Entry &other) const
{
    if (node == SweepStatus::none)
        return false;
    const SweepStatus::Entry &entry = m_status.entry(node);
    const auto [first, second] = std::minmax(entry.edge, other.edge);
    return areNeighbours(first, second, m_ring.size()) ? haveForbiddenMeeting(m_ring, first, second)
                                                       : doMeet(entry.span, other.span);
}

EdgesInTheWay ChainSweep::run()
{
    findSpikes();
    findEqualPoints();
    for (std::size_t i = 0; i < m_sorted.size() && !hasEnough(); ++i) {
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
        end(first);
        end(second);
    } else if (!firstEnds && !secondEnds) {
        begin(first, second, here);
    } else {
        if (secondEnds)
            std::swap(first, second);
        const StatusNode node = std::exchange(m_nodeOf[first], SweepStatus::none);
        if (node == SweepStatus::none)
            begin(second, second, here);
        else
            goOn(node, second);
    }
}

/// One edge, or two different ones, that begin at the point.
void ChainSweep::begin(EdgeIndex edge, EdgeIndex otherEdge, Point at)
{
    SweepStatus::Place place = m_status.find(at);
    while (place.hit != SweepStatus::none && !hasEnough()) {
        takeOut(m_status.entry(place.hit).edge);
        place = m_status.find(at);
    }
    if (edge != otherEdge) {
        const Segment a = entryOf(edge).span;
        const Segment b = entryOf(otherEdge).span;
        if (crossSign(a.from, a.to, b.from, b.to) < 0)
            std::swap(edge, otherEdge);
    }
    const StatusNode lower = beginAbove(place.below, edge);
    if (edge != otherEdge)
        beginAbove(lower, otherEdge);
}

/// The node of the edge or, where it turned out to be in the way, the one below that place.
StatusNode ChainSweep::beginAbove(StatusNode below, EdgeIndex edge)
{
    if (m_isInTheWay[edge] != 0)
        return below;
    const StatusNode above = m_status.above(below);
    const SweepStatus::Entry entry = entryOf(edge);
    if (meet(below, entry) || meet(above, entry)) {
        takeOut(edge);
        return below;
    }
    m_nodeOf[edge] = m_status.insertAbove(below, entry);
    return m_nodeOf[edge];
}

/// The chain in the node goes on with the edge.
void ChainSweep::goOn(StatusNode node, EdgeIndex edge)
{
    const StatusNode below = m_status.below(node);
    const StatusNode above = m_status.above(node);
    const SweepStatus::Entry entry = entryOf(edge);
    const bool isFree = m_isInTheWay[edge] == 0 && !meet(below, entry) && !meet(above, entry);
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
        if (hasEnough() || !meet(below, m_status.entry(above)))
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
