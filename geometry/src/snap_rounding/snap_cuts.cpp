#include "snap_rounding/snap_cuts.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "snap_rounding/snap_boundary.h"
#include "snap_rounding/snap_rounding.h"
#include "snap_rounding/snap_sweep.h"

namespace hitbox::geometry::detail {
namespace {

/// Sorted, each once.
using GridPoints = std::vector<GridPoint>;

void sortUnique(GridPoints &points)
{
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
}

bool contains(const GridPoints &points, GridPoint p)
{
    return std::ranges::binary_search(points, p);
}

struct HoleEnds {
    GridPoints least;
    GridPoints greatest;
};

HoleEnds endsOfHoles(std::span<const GridRing> rings)
{
    HoleEnds ends;
    for (const GridRing &ring : rings)
        if (!isCounterClockwise(ring)) {
            ends.least.push_back(*std::ranges::min_element(ring));
            ends.greatest.push_back(*std::ranges::max_element(ring));
        }
    sortUnique(ends.least);
    sortUnique(ends.greatest);
    return ends;
}

/// Goes over the trapezoids into which the area falls when each point is linked with the edges straight above and
/// below it. Of two points one after the other in the same trapezoid, the way from one to the other meets no edge and
/// no third point, nor any other such way: at least one of them lies inside the trapezoid, the other in or on it, and
/// nothing else does. So cuts between such points never cross.
class CutSweep
{
public:
    CutSweep(std::span<const GridSegment> boundary, const HoleEnds &ends);

    std::vector<GridSegment> cuts();

private:
    /// What the sweep has seen last of the area between an edge and the next one below.
    struct Trapezoid {
        GridPoint last;
        bool wantsCut = false; ///< from `last` to whatever comes next
    };

    void visit(const SweepStop &stop);
    void reach(LineIndex above, GridPoint p);

    const HoleEnds &m_ends;
    std::vector<GridSegment> m_lines;
    std::vector<bool> m_hasAreaBelow;
    std::vector<Trapezoid> m_trapezoids; ///< below each line
    std::vector<GridSegment> m_cuts;
};

CutSweep::CutSweep(std::span<const GridSegment> boundary, const HoleEnds &ends)
    : m_ends(ends)
    , m_trapezoids(boundary.size())
{
    std::vector<GridSegment> edges(boundary.begin(), boundary.end());
    const auto forwards = [](const GridSegment &edge) {
        return edge.from < edge.to ? edge : GridSegment{edge.to, edge.from};
    };
    std::ranges::sort(edges, startsBefore, forwards);
    m_lines.reserve(edges.size());
    m_hasAreaBelow.reserve(edges.size());
    for (const GridSegment &edge : edges) {
        m_lines.push_back(forwards(edge));
        m_hasAreaBelow.push_back(edge.to < edge.from);
    }
}

std::vector<GridSegment> CutSweep::cuts()
{
    sweepOver(m_lines, [this](const SweepStop &stop) { visit(stop); });
    return std::move(m_cuts);
}

/// The point comes next in the trapezoid below that line, if it is one of the area.
void CutSweep::reach(LineIndex above, GridPoint p)
{
    if (above != noLine && m_trapezoids[above].wantsCut)
        m_cuts.push_back({m_trapezoids[above].last, p});
}

void CutSweep::visit(const SweepStop &stop)
{
    const GridPoint here = stop.point;
    const bool isInArea = stop.above != noLine && m_hasAreaBelow[stop.above];
    reach(stop.above, here);
    for (const LineIndex line : stop.ending)
        reach(line, here);
    const bool startsAll = stop.ending.empty();
    if (startsAll && isInArea && contains(m_ends.least, here))
        m_cuts.push_back({here, m_trapezoids[stop.above].last});
    const bool endsAll = stop.firstStarting == stop.endStarting;
    if (stop.above != noLine)
        m_trapezoids[stop.above] = {here, endsAll && isInArea && contains(m_ends.greatest, here)};
    for (LineIndex line = stop.firstStarting; line < stop.endStarting; ++line)
        m_trapezoids[line] = {here, false};
}

/// Each piece in both directions: it will bound a part on either side. Those on the boundary cut nothing.
std::vector<GridSegment> withCuts(std::vector<GridSegment> edges, std::vector<GridSegment> pieces)
{
    for (GridSegment &piece : pieces)
        if (piece.to < piece.from)
            std::swap(piece.from, piece.to);
    std::ranges::sort(pieces);
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    std::ranges::sort(edges);
    const std::size_t edgeCount = edges.size();
    const auto isEdge = [&](const GridSegment &segment) {
        return std::binary_search(edges.begin(), edges.begin() + static_cast<std::ptrdiff_t>(edgeCount), segment);
    };
    for (const GridSegment &piece : pieces) {
        const GridSegment back{piece.to, piece.from};
        if (isEdge(piece) || isEdge(back))
            continue;
        edges.push_back(piece);
        edges.push_back(back);
    }
    return edges;
}

bool haveNoHoles(std::span<const GridRing> rings)
{
    return std::ranges::all_of(rings, [](const GridRing &ring) { return isCounterClockwise(ring); });
}

} // namespace

/// Once is enough. Call the edges with the pieces of cuts a drawing; rounding moves nothing across anything else, so
/// none of it crosses. Were some ring R of it still to run clockwise, look at its least and its greatest point. Only in
/// one point, where the walk came by before, may R have further edges of the drawing outside it (RingWalk takes the
/// next edge at all others). Take of the two points one that is not that point, say the greatest, M. Then the area is
/// to its right and no edge leads there. The ring of the boundary through M beside that area goes nowhere beyond M: it
/// would have to leave R in two points. So it is a hole and M its greatest point, and a cut led from M to a greater
/// point. Its pieces never turn back in x, so they can only follow R straight up or down to that one point and leave
/// it there: that point is as far right as M. The same holds for the least point and the left. Unless R has no width,
/// and then it has no area either, both cannot be.
std::vector<GridRing> partsWithoutHoles(std::vector<GridSegment> boundary, Meter &meter)
{
    std::vector<GridRing> rings = linkedRings(boundary);
    if (!haveNoHoles(rings)) {
        GridPoints points;
        points.reserve(boundary.size());
        for (const GridSegment &edge : boundary)
            points.push_back(edge.from);
        sortUnique(points);
        const auto pieces = routedThrough(points, CutSweep(boundary, endsOfHoles(rings)).cuts(), meter);
        rings = linkedRings(withCuts(std::move(boundary), pieces));
        assert(haveNoHoles(rings));
    }
    for (GridRing &ring : rings)
        ring = withoutIdlePoints(ring);
    return rings;
}

} // namespace hitbox::geometry::detail
