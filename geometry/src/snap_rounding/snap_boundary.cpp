#include "snap_rounding/snap_boundary.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "index/ray_winding.h"
#include "snap_rounding/snap_sweep.h"

namespace hitbox::geometry::detail {
namespace {

using NodeIndex = std::uint32_t;

/// Different segments, led from the lesser to the greater end.
struct NettedPieces {
    std::vector<GridSegment> lines;  ///< sorted by startsBefore()
    std::vector<std::int32_t> steps; ///< what winds around the side above each, less what winds around that below
};

/// Pieces that opposite segments cancel are left out.
NettedPieces nettedPieces(std::span<const GridSegment> segments)
{
    struct Directed {
        GridSegment line;
        std::int32_t step;
    };
    std::vector<Directed> sorted;
    sorted.reserve(segments.size());
    for (const auto &[from, to] : segments)
        sorted.push_back(from < to ? Directed{{from, to}, 1} : Directed{{to, from}, -1});
    std::ranges::sort(sorted, startsBefore, &Directed::line);
    NettedPieces pieces;
    for (auto first = sorted.begin(); first != sorted.end();) {
        std::int32_t step = 0;
        auto last = first;
        for (; last != sorted.end() && last->line == first->line; ++last)
            step += last->step;
        if (step != 0) {
            pieces.lines.push_back(first->line);
            pieces.steps.push_back(step);
        }
        first = last;
    }
    return pieces;
}

/// How often the ring winds around the side above each piece.
std::vector<std::int32_t> windingsAbove(const NettedPieces &pieces)
{
    std::vector<std::int32_t> above(pieces.lines.size());
    const auto below = [&](LineIndex i) { return above[i] - pieces.steps[i]; };
    sweepOver(pieces.lines, [&](const SweepStop &stop) {
        std::int32_t winding = stop.above == noLine ? 0 : below(stop.above);
        for (LineIndex i = stop.firstStarting; i < stop.endStarting; ++i) {
            above[i] = winding;
            winding = below(i);
        }
    });
    return above;
}

/// Follows edges, each with the area on its left, from point to point.
class SnappedRingWalk
{
public:
    explicit SnappedRingWalk(std::vector<GridSegment> edges);

    std::vector<GridRing> rings();

private:
    NodeIndex nodeOf(GridPoint p) const;
    NodeIndex following(NodeIndex edge) const;
    void walk(NodeIndex start);
    void takeRing(NodeIndex first);

    std::vector<GridSegment> m_edges; ///< sorted by start
    std::vector<GridPoint> m_nodes;
    std::vector<NodeIndex> m_firstEdges; ///< of each node, and one more
    std::vector<NodeIndex> m_ends;       ///< the node in which each edge ends
    std::vector<NodeIndex> m_starts;
    std::vector<bool> m_isWalked;
    std::vector<NodeIndex> m_path;         ///< edges walked that are in no ring yet
    std::vector<NodeIndex> m_placesOnPath; ///< of each node
    std::vector<GridRing> m_rings;

    static constexpr NodeIndex nowhere = UINT32_MAX;
};

SnappedRingWalk::SnappedRingWalk(std::vector<GridSegment> edges)
    : m_edges(std::move(edges))
    , m_isWalked(m_edges.size())
{
    std::ranges::sort(m_edges);
    for (NodeIndex i = 0; i < m_edges.size(); ++i) {
        if (m_nodes.empty() || m_nodes.back() != m_edges[i].from) {
            m_nodes.push_back(m_edges[i].from);
            m_firstEdges.push_back(i);
        }
        m_starts.push_back(static_cast<NodeIndex>(m_nodes.size() - 1));
    }
    m_firstEdges.push_back(static_cast<NodeIndex>(m_edges.size()));
    m_ends.reserve(m_edges.size());
    for (const GridSegment &edge : m_edges)
        m_ends.push_back(nodeOf(edge.to));
    m_placesOnPath.assign(m_nodes.size(), nowhere);
}

NodeIndex SnappedRingWalk::nodeOf(GridPoint p) const
{
    return static_cast<NodeIndex>(std::ranges::lower_bound(m_nodes, p) - m_nodes.begin());
}

/// The first edge clockwise of where this one comes from: between the two is the area.
NodeIndex SnappedRingWalk::following(NodeIndex edge) const
{
    const NodeIndex node = m_ends[edge];
    const NodeIndex end = m_firstEdges[node + 1];
    NodeIndex best = m_firstEdges[node];
    const GridPoint back = m_edges[edge].from - m_edges[edge].to;
    // Straight back comes last of all, straight on belongs to the first half turn.
    const auto half = [back](GridPoint way) {
        const std::int64_t turn = cross(back, way);
        if (turn != 0)
            return turn > 0 ? 0 : 1;
        return back.x * way.x + back.y * way.y < 0 ? 0 : 2;
    };
    for (NodeIndex i = best + 1; i < end; ++i) {
        const GridPoint way = m_edges[i].to - m_edges[i].from;
        const GridPoint bestWay = m_edges[best].to - m_edges[best].from;
        const int wayHalf = half(way);
        const int bestHalf = half(bestWay);
        if (wayHalf != bestHalf ? wayHalf < bestHalf : cross(way, bestWay) > 0)
            best = i;
    }
    return best;
}

void SnappedRingWalk::walk(NodeIndex start)
{
    m_path.clear();
    for (NodeIndex edge = start; !m_isWalked[edge]; edge = following(edge)) {
        m_isWalked[edge] = true;
        if (m_placesOnPath[m_starts[edge]] != nowhere)
            takeRing(m_placesOnPath[m_starts[edge]]);
        m_placesOnPath[m_starts[edge]] = static_cast<NodeIndex>(m_path.size());
        m_path.push_back(edge);
    }
    takeRing(0);
}

/// Makes the end of the path, which closes there, a ring.
void SnappedRingWalk::takeRing(NodeIndex first)
{
    GridRing ring;
    GridPoint before = m_edges[m_path.back()].from;
    for (std::size_t i = first; i < m_path.size(); ++i) {
        const auto [from, to] = m_edges[m_path[i]];
        const NodeIndex node = m_starts[m_path[i]];
        m_placesOnPath[node] = nowhere;
        if (m_firstEdges[node + 1] - m_firstEdges[node] > 1 || cross(from - before, to - from) != 0)
            ring.push_back(from);
        before = from;
    }
    m_path.resize(first);
    if (ring.size() >= 3)
        m_rings.push_back(std::move(ring));
}

std::vector<GridRing> SnappedRingWalk::rings()
{
    for (NodeIndex edge = 0; edge < m_edges.size(); ++edge)
        if (!m_isWalked[edge])
            walk(edge);
    return std::move(m_rings);
}

} // namespace

std::vector<GridSegment> filledBoundary(std::span<const GridSegment> segments, FillRule rule)
{
    const NettedPieces pieces = nettedPieces(segments);
    const std::vector<std::int32_t> above = windingsAbove(pieces);
    std::vector<GridSegment> boundary;
    for (std::size_t i = 0; i < above.size(); ++i) {
        const bool isFilledAbove = isFilled(above[i], rule);
        if (isFilledAbove == isFilled(above[i] - pieces.steps[i], rule))
            continue;
        const auto [from, to] = pieces.lines[i];
        boundary.push_back(isFilledAbove ? GridSegment{from, to} : GridSegment{to, from});
    }
    return boundary;
}

std::vector<GridRing> linkedRings(std::vector<GridSegment> edges)
{
    return SnappedRingWalk(std::move(edges)).rings();
}

bool isCounterClockwise(std::span<const GridPoint> ring)
{
    // At its least point a ring turns the way it runs.
    const auto least = std::ranges::min_element(ring);
    const GridPoint before = least == ring.begin() ? ring.back() : *(least - 1);
    const GridPoint after = least + 1 == ring.end() ? ring.front() : *(least + 1);
    return cross(*least - before, after - *least) < 0;
}

} // namespace hitbox::geometry::detail
