#include "snap_boundary.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace hitbox::geometry::detail {
namespace {

using Index = std::uint32_t;

/// Different segments, led from the lesser to the greater end. Taken that way, each has a side above (where y is
/// less; for upright ones: the right) and one below. `step` is what winds around the former less what around the
/// latter.
struct Piece {
    GridSegment line;
    std::int32_t step = 0;
    std::int32_t above = 0;

    std::int32_t below() const { return above - step; }
};

/// Sorted by start, and from one start on from above to below. Pieces that opposite segments cancel are left out.
std::vector<Piece> nettedPieces(std::span<const GridSegment> segments)
{
    std::vector<Piece> pieces;
    pieces.reserve(segments.size());
    for (const auto &[from, to] : segments)
        pieces.push_back(from < to ? Piece{{from, to}, 1, 0} : Piece{{to, from}, -1, 0});
    std::ranges::sort(pieces, [](const Piece &a, const Piece &b) {
        if (a.line.from != b.line.from)
            return a.line.from < b.line.from;
        return side(a.line, b.line.to) > 0;
    });
    std::vector<Piece> netted;
    for (const Piece &piece : pieces) {
        if (!netted.empty() && netted.back().line == piece.line)
            netted.back().step += piece.step;
        else if (!netted.empty() && netted.back().step == 0)
            netted.back() = piece;
        else
            netted.push_back(piece);
    }
    if (!netted.empty() && netted.back().step == 0)
        netted.pop_back();
    return netted;
}

/// From above to below. Two pieces on the line at once do not cross, so either one's start tells.
class AboveBelow
{
public:
    using is_transparent = void;

    explicit AboveBelow(std::span<const Piece> pieces)
        : m_pieces(pieces)
    {
    }

    bool operator()(Index a, Index b) const
    {
        const GridSegment &first = m_pieces[a].line;
        const GridSegment &second = m_pieces[b].line;
        if (first.from == second.from)
            return side(first, second.to) > 0;
        return first.from < second.from ? side(first, second.from) > 0 : side(second, first.from) < 0;
    }
    bool operator()(Index piece, GridPoint p) const { return side(m_pieces[piece].line, p) > 0; }
    bool operator()(GridPoint p, Index piece) const { return side(m_pieces[piece].line, p) < 0; }

private:
    std::span<const Piece> m_pieces;
};

/// Goes through the points in order and keeps the pieces that the sweep line meets. Those that end in a point are
/// neighbours on the line, and those that start there take their place.
class Sweep
{
public:
    explicit Sweep(std::span<Piece> pieces)
        : m_pieces(pieces)
        , m_line(AboveBelow(pieces))
        , m_places(pieces.size())
    {
    }

    void run();

private:
    using Line = std::set<Index, AboveBelow>;

    Line::iterator removeEnding(Index ending);
    void addStarting(Index first, Index end, Line::iterator next);

    std::span<Piece> m_pieces;
    Line m_line;
    std::vector<Line::iterator> m_places; ///< of each piece on the line
};

void Sweep::run()
{
    std::vector<Index> byEnd(m_pieces.size());
    for (Index i = 0; i < byEnd.size(); ++i)
        byEnd[i] = i;
    std::ranges::sort(byEnd, [&](Index a, Index b) { return m_pieces[a].line.to < m_pieces[b].line.to; });
    auto ending = byEnd.begin();
    // At the last points of all, only the line is left to be emptied.
    for (Index first = 0; first < m_pieces.size();) {
        const GridPoint here = m_pieces[first].line.from;
        for (; m_pieces[*ending].line.to < here; ++ending)
            m_line.erase(m_places[*ending]);
        Index end = first;
        while (end < m_pieces.size() && m_pieces[end].line.from == here)
            ++end;
        Line::iterator next;
        if (m_pieces[*ending].line.to == here) {
            next = removeEnding(*ending);
            while (m_pieces[*ending].line.to == here)
                ++ending;
        } else {
            next = m_line.lower_bound(here);
        }
        addStarting(first, end, next);
        first = end;
    }
}

/// All pieces on the line that end where this one does; the answer is what came below them.
Sweep::Line::iterator Sweep::removeEnding(Index ending)
{
    const GridPoint here = m_pieces[ending].line.to;
    const auto endsHere = [&](Line::iterator place) { return m_pieces[*place].line.to == here; };
    Line::iterator first = m_places[ending];
    Line::iterator last = std::next(first);
    while (first != m_line.begin() && endsHere(std::prev(first)))
        --first;
    while (last != m_line.end() && endsHere(last))
        ++last;
    return m_line.erase(first, last);
}

void Sweep::addStarting(Index first, Index end, Line::iterator next)
{
    std::int32_t winding = next == m_line.begin() ? 0 : m_pieces[*std::prev(next)].below();
    for (Index i = first; i < end; ++i) {
        m_pieces[i].above = winding;
        winding = m_pieces[i].below();
        m_places[i] = m_line.emplace_hint(next, i);
    }
}

bool isFilled(std::int32_t winding, FillRule rule)
{
    return rule == FillRule::EvenOdd ? winding % 2 != 0 : winding != 0;
}

/// Follows edges, each with the area on its left, from point to point.
class RingWalk
{
public:
    explicit RingWalk(std::vector<GridSegment> edges);

    std::vector<GridRing> rings();

private:
    Index nodeOf(GridPoint p) const;
    Index following(Index edge) const;
    void walk(Index start);
    void takeRing(Index first);

    std::vector<GridSegment> m_edges; ///< sorted by start
    std::vector<GridPoint> m_nodes;
    std::vector<Index> m_firstEdges; ///< of each node, and one more
    std::vector<Index> m_ends;       ///< the node in which each edge ends
    std::vector<Index> m_starts;
    std::vector<bool> m_isWalked;
    std::vector<Index> m_path;         ///< edges walked that are in no ring yet
    std::vector<Index> m_placesOnPath; ///< of each node
    std::vector<GridRing> m_rings;

    static constexpr Index nowhere = UINT32_MAX;
};

RingWalk::RingWalk(std::vector<GridSegment> edges)
    : m_edges(std::move(edges))
    , m_isWalked(m_edges.size())
{
    std::ranges::sort(m_edges);
    for (Index i = 0; i < m_edges.size(); ++i) {
        if (m_nodes.empty() || m_nodes.back() != m_edges[i].from) {
            m_nodes.push_back(m_edges[i].from);
            m_firstEdges.push_back(i);
        }
        m_starts.push_back(static_cast<Index>(m_nodes.size() - 1));
    }
    m_firstEdges.push_back(static_cast<Index>(m_edges.size()));
    m_ends.reserve(m_edges.size());
    for (const GridSegment &edge : m_edges)
        m_ends.push_back(nodeOf(edge.to));
    m_placesOnPath.assign(m_nodes.size(), nowhere);
}

Index RingWalk::nodeOf(GridPoint p) const
{
    return static_cast<Index>(std::ranges::lower_bound(m_nodes, p) - m_nodes.begin());
}

/// The first edge clockwise of where this one comes from: between the two is the area.
Index RingWalk::following(Index edge) const
{
    const Index node = m_ends[edge];
    const Index end = m_firstEdges[node + 1];
    Index best = m_firstEdges[node];
    const GridPoint back = m_edges[edge].from - m_edges[edge].to;
    // Straight back comes last of all, straight on belongs to the first half turn.
    const auto half = [back](GridPoint way) {
        const std::int64_t turn = cross(back, way);
        if (turn != 0)
            return turn > 0 ? 0 : 1;
        return back.x * way.x + back.y * way.y < 0 ? 0 : 2;
    };
    for (Index i = best + 1; i < end; ++i) {
        const GridPoint way = m_edges[i].to - m_edges[i].from;
        const GridPoint bestWay = m_edges[best].to - m_edges[best].from;
        const int wayHalf = half(way);
        const int bestHalf = half(bestWay);
        if (wayHalf != bestHalf ? wayHalf < bestHalf : cross(way, bestWay) > 0)
            best = i;
    }
    return best;
}

void RingWalk::walk(Index start)
{
    m_path.clear();
    for (Index edge = start; !m_isWalked[edge]; edge = following(edge)) {
        m_isWalked[edge] = true;
        if (m_placesOnPath[m_starts[edge]] != nowhere)
            takeRing(m_placesOnPath[m_starts[edge]]);
        m_placesOnPath[m_starts[edge]] = static_cast<Index>(m_path.size());
        m_path.push_back(edge);
    }
    takeRing(0);
}

/// Makes the end of the path, which closes there, a ring.
void RingWalk::takeRing(Index first)
{
    GridRing ring;
    GridPoint before = m_edges[m_path.back()].from;
    for (std::size_t i = first; i < m_path.size(); ++i) {
        const auto [from, to] = m_edges[m_path[i]];
        const Index node = m_starts[m_path[i]];
        m_placesOnPath[node] = nowhere;
        if (m_firstEdges[node + 1] - m_firstEdges[node] > 1 || cross(from - before, to - from) != 0)
            ring.push_back(from);
        before = from;
    }
    m_path.resize(first);
    if (ring.size() >= 3)
        m_rings.push_back(std::move(ring));
}

std::vector<GridRing> RingWalk::rings()
{
    for (Index edge = 0; edge < m_edges.size(); ++edge)
        if (!m_isWalked[edge])
            walk(edge);
    return std::move(m_rings);
}

} // namespace

std::vector<GridSegment> filledBoundary(std::span<const GridSegment> segments, FillRule rule)
{
    std::vector<Piece> pieces = nettedPieces(segments);
    Sweep(pieces).run();
    std::vector<GridSegment> boundary;
    for (const Piece &piece : pieces) {
        const bool isFilledAbove = isFilled(piece.above, rule);
        if (isFilledAbove == isFilled(piece.below(), rule))
            continue;
        const auto [from, to] = piece.line;
        boundary.push_back(isFilledAbove ? GridSegment{from, to} : GridSegment{to, from});
    }
    return boundary;
}

std::vector<GridRing> linkedRings(std::vector<GridSegment> edges)
{
    return RingWalk(std::move(edges)).rings();
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
