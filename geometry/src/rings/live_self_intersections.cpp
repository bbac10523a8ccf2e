#include <hitbox/geometry/live_self_intersections.h>

#include <algorithm>
#include <utility>
#include <vector>

#include <hitbox/geometry/polygon.h>

#include "index/edge_pair.h"
#include "index/edge_tree.h"
#include "index/edge_tree_join.h"
#include "rings/self_intersection_list.h"

namespace hitbox::geometry {

using namespace detail;

namespace {

// Past this share of the points, asking for everything is cheaper than asking edge by edge.
constexpr std::size_t mostMovedShare = 8;

bool meetsBefore(const EdgeMeeting &a, const EdgeMeeting &b)
{
    return a.first != b.first ? a.first < b.first : a.second < b.second;
}

} // namespace

struct LiveSelfIntersections::State {
    State(std::span<const Point> points, std::size_t mostPairs, const Budget &ofCall)
        : ring(points.begin(), points.end())
        , limit(mostPairs)
        , budget(ofCall)
        , tree(ring)
        , isChanged(ring.size(), false)
    {
        listAll();
    }

    void moveAll(std::span<const PointMove> moves);
    void moveSome(std::span<const PointMove> moves);
    void listAll();
    void mark(std::size_t edge);
    bool askAgain(Meter &meter);
    void collectPairsOf(std::size_t edge, Meter &meter);
    void dropPairsOfChanged();
    void addFresh();

    Ring ring;
    std::size_t limit;
    Budget budget;
    EdgeTree tree;
    SelfIntersectionList list;
    std::vector<std::uint32_t> pairCounts; // how many listed pairs each edge is in: for most of them none

    // While edges change, empty otherwise; kept for their memory.
    std::vector<bool> isChanged;
    std::vector<std::size_t> changed;
    std::vector<EdgeMeeting> fresh;
    std::vector<std::size_t> leaves;
};

void LiveSelfIntersections::State::listAll()
{
    list = answered(budget, [this](Meter &meter) -> Answer<SelfIntersectionList> {
               return firstSelfIntersections(ring, tree, limit, meter);
           }).valueOr(SelfIntersectionList{{}, false});
    pairCounts.assign(ring.size(), 0);
    for (const EdgeMeeting &pair : list.pairs) {
        ++pairCounts[pair.first];
        ++pairCounts[pair.second];
    }
}

void LiveSelfIntersections::State::moveAll(std::span<const PointMove> moves)
{
    for (const PointMove &move : moves)
        ring[move.index] = move.to;
    tree = EdgeTree(ring);
    listAll();
}

void LiveSelfIntersections::State::mark(std::size_t edge)
{
    if (!isChanged[edge])
        changed.push_back(edge);
    isChanged[edge] = true;
}

void LiveSelfIntersections::State::moveSome(std::span<const PointMove> moves)
{
    for (const PointMove &move : moves) {
        ring[move.index] = move.to;
        mark(move.index);
        mark(move.index == 0 ? ring.size() - 1 : move.index - 1);
    }
    for (const std::size_t edge : changed)
        tree.moveEdge(edge, geometry::edge(ring, edge));
    const bool isKnown =
        list.isComplete && answered(budget, [this](Meter &meter) -> Answer<bool> { return askAgain(meter); }) == true;
    for (const std::size_t edge : changed)
        isChanged[edge] = false;
    changed.clear();
    fresh.clear();
    if (!isKnown)
        listAll();
}

/// False where the first pairs in order come cheaper than all of those of the edges that changed.
bool LiveSelfIntersections::State::askAgain(Meter &meter)
{
    for (const std::size_t edge : changed) {
        collectPairsOf(edge, meter);
        if (fresh.size() > limit)
            return false;
    }
    meter.hold((list.pairs.size() + fresh.size()) * sizeof(EdgeMeeting));
    dropPairsOfChanged();
    addFresh();
    return true;
}

/// A pair of two edges that changed is collected for the first of them only.
void LiveSelfIntersections::State::collectPairsOf(std::size_t edge, Meter &meter)
{
    visitBoxesMeeting(tree, edge, leaves, [&](std::size_t other) {
        if (other == edge || (isChanged[other] && other < edge))
            return;
        const auto [first, second] = std::minmax(edge, other);
        const SegmentMeeting met = forbiddenMeetingFiltered(ring, first, second);
        if (met.kind != MeetingKind::None) {
            meter.hold(2 * sizeof(EdgeMeeting));
            fresh.push_back({first, second, met});
        }
    });
    meter.spend(leaves.size() * EdgeTree::childrenPerNode);
}

void LiveSelfIntersections::State::dropPairsOfChanged()
{
    if (std::ranges::all_of(changed, [&](std::size_t edge) { return pairCounts[edge] == 0; }))
        return;
    std::erase_if(list.pairs, [&](const EdgeMeeting &pair) {
        const bool goes = isChanged[pair.first] || isChanged[pair.second];
        if (goes) {
            --pairCounts[pair.first];
            --pairCounts[pair.second];
        }
        return goes;
    });
}

void LiveSelfIntersections::State::addFresh()
{
    if (fresh.empty())
        return;
    std::ranges::sort(fresh, meetsBefore);
    for (const EdgeMeeting &pair : fresh) {
        ++pairCounts[pair.first];
        ++pairCounts[pair.second];
    }
    const auto keptCount = static_cast<std::ptrdiff_t>(list.pairs.size());
    list.pairs.insert(list.pairs.end(), fresh.begin(), fresh.end());
    std::inplace_merge(list.pairs.begin(), list.pairs.begin() + keptCount, list.pairs.end(), meetsBefore);
    if (list.pairs.size() <= limit)
        return;
    list.pairs.resize(limit);
    list.isComplete = false;
}

LiveSelfIntersections::LiveSelfIntersections(std::span<const Point> ring, std::size_t limit, const Budget &budget)
    : m_state(std::make_unique<State>(ring, limit, budget))
{
}

LiveSelfIntersections::LiveSelfIntersections(LiveSelfIntersections &&) noexcept = default;
LiveSelfIntersections &LiveSelfIntersections::operator=(LiveSelfIntersections &&) noexcept = default;
LiveSelfIntersections::~LiveSelfIntersections() = default;

std::span<const Point> LiveSelfIntersections::ring() const
{
    return m_state->ring;
}

std::span<const EdgeMeeting> LiveSelfIntersections::pairs() const
{
    return m_state->list.pairs;
}

bool LiveSelfIntersections::isComplete() const
{
    return m_state->list.isComplete;
}

void LiveSelfIntersections::movePoint(std::size_t index, Point to)
{
    const PointMove move{index, to};
    m_state->moveSome({&move, 1});
}

void LiveSelfIntersections::movePoints(std::span<const PointMove> moves)
{
    if (moves.size() > m_state->ring.size() / mostMovedShare)
        m_state->moveAll(moves);
    else
        m_state->moveSome(moves);
}

void LiveSelfIntersections::insertPoint(std::size_t index, Point point)
{
    Ring changed = std::move(m_state->ring);
    changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(index), point);
    *m_state = State(changed, m_state->limit, m_state->budget);
}

void LiveSelfIntersections::removePoint(std::size_t index)
{
    Ring changed = std::move(m_state->ring);
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(index));
    *m_state = State(changed, m_state->limit, m_state->budget);
}

} // namespace hitbox::geometry
