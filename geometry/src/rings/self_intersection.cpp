#include <hitbox/geometry/self_intersection.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

#include <hitbox/geometry/polygon.h>

#include "exact/finite.h"
#include "index/edge_pair.h"
#include "index/edge_tree.h"
#include "index/edge_tree_join.h"
#include "rings/chain_sweep.h"
#include "rings/self_intersection_list.h"
#include "rings/small_ring.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

// An outline has about one pair of nodes an edge in its tree, and one of leaves. Many times that means that boxes say
// little about the ring: a sweep costs as much as about this.
constexpr std::size_t nodePairsPerEdge = 1;
constexpr std::size_t leafPairsPerEdge = 2;

constexpr std::size_t stepsPerLeafPair = 4;

// What the tree and a sweep take whatever they find.
constexpr std::size_t stepsPerRingEdge = 32;
constexpr std::size_t bytesPerEdge = 96;

// A sweep that finds more edges in the way than one in so many has not helped.
constexpr std::size_t leastEdgesPerEdgeInTheWay = 8;

/// Whether the boxes of leaves are so large that the tree is of no use: placed anywhere within the box of the ring,
/// more pairs of them would meet than there are edges. Those of an outline are small, since its neighbours are near.
bool saysLittle(const EdgeTree &tree, std::size_t edgeCount)
{
    if (tree.levelCount() < 2)
        return false;
    constexpr std::size_t lanes = EdgeTree::childrenPerNode;
    double width = 0;
    double height = 0;
    for (std::size_t i = 0; i < tree.leafCount(); ++i) {
        const FloatBox box = tree.node(1, i / lanes).box(i % lanes);
        width += static_cast<double>(box.maxX) - static_cast<double>(box.minX);
        height += static_cast<double>(box.maxY) - static_cast<double>(box.minY);
    }
    const FloatBox whole = tree.node(tree.levelCount() - 1, 0).joined();
    const double wholeArea = (static_cast<double>(whole.maxX) - static_cast<double>(whole.minX)) *
                             (static_cast<double>(whole.maxY) - static_cast<double>(whole.minY));
    // Two boxes at random meet in x with about the sum of their widths over the whole one.
    return 2 * width * height > wholeArea * static_cast<double>(nodePairsPerEdge * edgeCount);
}

/// With the room that a growing list leaves free.
constexpr std::size_t bytesPerPair = 2 * sizeof(EdgeMeeting);

/// Takes pairs of edges whose boxes meet, in order, and lists those that meet until the limit cuts the list.
///
/// Whether two edges meet cannot be foreseen. Pairs that seem to are therefore gathered without a branch, and what
/// their meetings are is found for many of them together: a processor that guessed wrong would have to begin with it
/// anew.
class PairList
{
public:
    PairList(std::span<const Point> ring, std::size_t limit, Meter &meter)
        : m_ring(ring)
        , m_limit(limit)
        , m_meter(meter)
    {
    }

    /// False once no more are wanted.
    bool take(std::size_t first, std::size_t second)
    {
        bool mayMeet = false;
        bool isCrossing = false;
        if (areNeighbours(first, second, m_ring.size())) {
            mayMeet = !neighboursCertainlyGoOn(m_ring, first, second);
        } else {
            const MutualSides sides(edge(m_ring, first), edge(m_ring, second));
            mayMeet = !sides.areApart();
            isCrossing = sides.areKnown();
        }
        m_gathered[m_gatheredCount] = {first, second, isCrossing};
        m_gatheredCount += static_cast<std::size_t>(mayMeet);
        if (m_gatheredCount == m_gathered.size())
            listGathered();
        return m_list.isComplete;
    }

    SelfIntersectionList taken() &&
    {
        listGathered();
        return std::move(m_list);
    }

private:
    struct Gathered {
        std::size_t first;
        std::size_t second;
        bool isCrossing; ///< not only may be one
    };

    void listGathered()
    {
        for (const Gathered &pair : std::span(m_gathered).first(std::exchange(m_gatheredCount, 0))) {
            const SegmentMeeting met = pair.isCrossing ? crossingOf(edge(m_ring, pair.first), edge(m_ring, pair.second))
                                                       : forbiddenMeeting(m_ring, pair.first, pair.second);
            if (met.kind == MeetingKind::None)
                continue;
            m_list.isComplete = m_list.pairs.size() < m_limit;
            if (!m_list.isComplete)
                return;
            m_meter.hold(bytesPerPair);
            m_list.pairs.push_back({pair.first, pair.second, met});
        }
    }

    std::span<const Point> m_ring;
    std::size_t m_limit;
    Meter &m_meter;
    SelfIntersectionList m_list;
    std::array<Gathered, 64> m_gathered; // the first few of them filled
    std::size_t m_gatheredCount = 0;
};

SelfIntersectionList firstOfSmallRing(std::span<const Point> ring, std::size_t limit, Meter &meter)
{
    PairList list(ring, limit, meter);
    const SmallRing boxes(ring);
    for (std::size_t first = 0; first < ring.size(); ++first)
        for (std::uint64_t bits = boxes.laterEdgesMeeting(first); bits != 0; bits &= bits - 1)
            if (!list.take(first, static_cast<std::size_t>(std::countr_zero(bits))))
                return std::move(list).taken();
    return std::move(list).taken();
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

bool isSmallRingSimple(std::span<const Point> ring)
{
    const SmallRing boxes(ring);
    for (std::size_t first = 0; first + 2 < ring.size(); ++first) {
        std::uint64_t bits = boxes.laterEdgesMeeting(first) & ~(std::uint64_t{2} << first);
        if (first == 0)
            bits &= ~(std::uint64_t{1} << (ring.size() - 1));
        for (; bits != 0; bits &= bits - 1)
            if (doMeet(edge(ring, first), edge(ring, static_cast<std::size_t>(std::countr_zero(bits)))))
                return false;
    }
    return true;
}

bool isLargeRingSimple(std::span<const Point> ring)
{
    const bool canSweep = ring.size() <= mostSweptPoints;
    const auto visit = [&](std::size_t first, std::size_t second) {
        return (first == 0 && second + 1 == ring.size()) || !doMeet(edge(ring, first), edge(ring, second));
    };
    const EdgeTree tree(ring);
    if (canSweep && saysLittle(tree, ring.size()))
        return edgesInTheWay(ring, 0).edges.empty();
    const std::size_t budget = canSweep ? nodePairsPerEdge * ring.size() : SIZE_MAX;
    const JoinEnd end = TreeSelfJoin(tree, budget, visit).run();
    return end == JoinEnd::OverBudget ? edgesInTheWay(ring, 0).edges.empty() : end == JoinEnd::Finished;
}

using EdgePair = std::pair<std::size_t, std::size_t>;

struct JoinedPairs {
    std::vector<EdgePair> pairs; ///< in no order
    JoinEnd end = JoinEnd::Finished;
};

/// The pairs that meet where they may not, as the tree joined with itself finds them. Stopped past `limit` of them.
JoinedPairs joinedPairs(std::span<const Point> ring, const EdgeTree &tree, std::size_t limit)
{
    JoinedPairs found;
    const auto visit = [&](std::size_t first, std::size_t second) {
        if (haveForbiddenMeeting(ring, first, second))
            found.pairs.emplace_back(first, second);
        return found.pairs.size() <= limit;
    };
    for (std::size_t i = 0; i + 1 < ring.size(); ++i) // the join leaves out each edge with the next
        if (!certainlyGoesOn(ring[i], ring[i + 1], edge(ring, i + 1).to) && !visit(i, i + 1))
            return {{}, JoinEnd::Stopped};
    found.end = TreeSelfJoin(tree, nodePairsPerEdge * ring.size(), visit).run();
    return found;
}

SelfIntersectionList listOf(std::span<const Point> ring, std::vector<EdgePair> pairs)
{
    std::ranges::sort(pairs);
    SelfIntersectionList list;
    list.pairs.reserve(pairs.size());
    for (const auto &[first, second] : pairs)
        list.pairs.push_back({first, second, forbiddenMeetingFiltered(ring, first, second)});
    return list;
}

/// The first pairs in order of those handed in: one more than wanted, so that a cut shows.
class FirstPairs
{
public:
    FirstPairs(std::size_t limit, Meter &meter)
        : m_limit(limit)
        , m_meter(meter)
    {
    }

    /// False for a pair that comes after enough others.
    bool hasRoomFor(EdgePair pair) const { return !m_end || pair < *m_end; }

    void add(EdgePair pair)
    {
        if (m_pairs.size() == m_pairs.capacity())
            m_meter.hold((m_pairs.size() + 1) * (bytesPerPair + sizeof(EdgePair)));
        m_pairs.push_back(pair);
        // Twice as many at most, so that each is moved a few times only.
        if (m_pairs.size() / 2 > m_limit && m_pairs.size() >= leastToSort)
            dropRest();
    }

    std::vector<EdgePair> taken() &&
    {
        if (m_pairs.size() > m_limit)
            dropRest();
        return std::move(m_pairs);
    }

private:
    static constexpr std::size_t leastToSort = 1024;

    void dropRest()
    {
        const auto last = m_pairs.begin() + static_cast<std::ptrdiff_t>(m_limit);
        std::ranges::nth_element(m_pairs, last);
        m_end = *last;
        m_pairs.erase(last + 1, m_pairs.end());
    }

    std::size_t m_limit;
    Meter &m_meter;
    std::vector<EdgePair> m_pairs;
    std::optional<EdgePair> m_end;
};

/// The pairs of the edges in the way with all edges, which are all there are.
SelfIntersectionList pairsOfEdges(std::span<const Point> ring, const EdgeTree &tree,
                                  std::span<const std::uint32_t> edges, std::size_t limit, Meter &meter)
{
    FirstPairs firstPairs(limit, meter);
    std::vector<std::size_t> leaves;
    for (const std::size_t edge : edges) {
        visitBoxesMeeting(tree, edge, leaves, [&](std::size_t other) {
            if (other == edge || (other < edge && std::ranges::binary_search(edges, other)))
                return;
            const EdgePair pair = std::minmax(edge, other);
            if (firstPairs.hasRoomFor(pair) && haveForbiddenMeeting(ring, pair.first, pair.second))
                firstPairs.add(pair);
        });
        meter.spend(leaves.size() * EdgeTree::childrenPerNode);
    }
    std::vector<EdgePair> pairs = std::move(firstPairs).taken();
    const bool isComplete = pairs.size() <= limit;
    std::ranges::sort(pairs);
    pairs.resize(std::min(pairs.size(), limit));
    SelfIntersectionList list = listOf(ring, std::move(pairs));
    list.isComplete = isComplete;
    return list;
}

} // namespace

namespace detail {

SelfIntersectionList firstSelfIntersections(std::span<const Point> ring, const EdgeTree &tree, std::size_t limit,
                                            Meter &meter)
{
    if (ring.size() <= SmallRing::mostEdges)
        return firstOfSmallRing(ring, limit, meter);
    meter.spend(ring.size() * stepsPerRingEdge);
    meter.hold(ring.size() * bytesPerEdge);
    const auto listInto = [&](PairList &list, std::size_t budget) {
        return visitMeetingBoxesInOrder(
            tree, budget, [&](std::size_t first, std::size_t second) { return list.take(first, second); });
    };
    JoinedPairs joined{{}, JoinEnd::OverBudget};
    if (!saysLittle(tree, ring.size()))
        joined = joinedPairs(ring, tree, limit);
    if (joined.end == JoinEnd::Finished) {
        meter.hold(joined.pairs.size() * bytesPerPair);
        return listOf(ring, std::move(joined.pairs));
    }
    if (joined.end == JoinEnd::Stopped) { // more than are wanted: the first in order
        PairList list(ring, limit, meter);
        if (listInto(list, leafPairsPerEdge * ring.size()) != JoinEnd::OverBudget)
            return std::move(list).taken();
    }
    if (ring.size() <= mostSweptPoints && areFinite(ring)) {
        const EdgesInTheWay found = edgesInTheWay(ring, ring.size() / leastEdgesPerEdgeInTheWay);
        if (found.isComplete)
            return pairsOfEdges(ring, tree, found.edges, limit, meter);
    }
    PairList all(ring, limit, meter);
    // A look at two leaves is one at sixteen pairs of edges, done a few at a time.
    if (listInto(all, meter.left().work / stepsPerLeafPair) == JoinEnd::OverBudget)
        meter.end();
    return std::move(all).taken();
}

} // namespace detail

Answer<SelfIntersectionList> firstSelfIntersections(std::span<const Point> ring, std::size_t limit,
                                                    const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<SelfIntersectionList> {
        if (ring.size() <= SmallRing::mostEdges)
            return firstOfSmallRing(ring, limit, meter);
        return firstSelfIntersections(ring, EdgeTree(ring), limit, meter);
    });
}

Answer<std::vector<EdgeMeeting>> selfIntersections(std::span<const Point> ring, std::size_t limit, const Budget &budget)
{
    Answer<SelfIntersectionList> list = firstSelfIntersections(ring, limit, budget);
    if (!list)
        return list.failure();
    return std::move(list->pairs);
}

bool isSimple(std::span<const Point> ring)
{
    if (ring.size() < 3 || !goesOnEverywhere(ring))
        return false;
    return ring.size() <= SmallRing::mostEdges ? isSmallRingSimple(ring) : isLargeRingSimple(ring);
}

} // namespace hitbox::geometry
