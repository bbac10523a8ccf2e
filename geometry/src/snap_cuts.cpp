#include "snap_cuts.h"

#include <algorithm>
#include <utility>

#include "snap_boundary.h"
#include "snap_rounding.h"

namespace hitbox::geometry::detail {
namespace {

enum class Towards { Lesser, Greater };

bool liesTowards(Towards towards, GridPoint from, GridPoint p)
{
    return towards == Towards::Lesser ? p < from : p > from;
}

bool isBetween(std::int64_t value, std::int64_t a, std::int64_t b)
{
    return value >= std::min(a, b) && value <= std::max(a, b);
}

bool isOn(const GridSegment &segment, GridPoint p)
{
    return side(segment, p) == 0 && isBetween(p.x, segment.from.x, segment.to.x) &&
           isBetween(p.y, segment.from.y, segment.to.y);
}

bool areApart(std::int64_t a, std::int64_t b)
{
    return (a < 0 && b > 0) || (a > 0 && b < 0);
}

/// Whether the edge keeps off the cut, but for ends that both have.
bool isClearOf(const GridSegment &cut, const GridSegment &edge)
{
    const auto isEnd = [](const GridSegment &segment, GridPoint p) { return segment.from == p || segment.to == p; };
    for (const GridPoint p : {edge.from, edge.to})
        if (!isEnd(cut, p) && isOn(cut, p))
            return false;
    for (const GridPoint p : {cut.from, cut.to})
        if (!isEnd(edge, p) && isOn(edge, p))
            return false;
    if (isEnd(cut, edge.from) && isEnd(cut, edge.to))
        return false;
    return !areApart(side(cut, edge.from), side(cut, edge.to)) || !areApart(side(edge, cut.from), side(edge, cut.to));
}

/// Finds the cuts for the holes one after the other; none crosses an earlier one.
class CutSearch
{
public:
    explicit CutSearch(std::span<const GridSegment> edges)
        : m_edges(edges.begin(), edges.end())
    {
        for (const GridSegment &edge : edges)
            m_points.push_back(edge.from);
        std::ranges::sort(m_points);
        m_points.erase(std::unique(m_points.begin(), m_points.end()), m_points.end());
    }

    void addCuts(const GridRing &hole)
    {
        addCut(*std::ranges::min_element(hole), Towards::Lesser);
        addCut(*std::ranges::max_element(hole), Towards::Greater);
    }
    bool exceedsLimit() const { return m_visits > cutVisitLimit; }
    std::vector<GridSegment> takeCuts() { return std::move(m_cuts); }

private:
    void addCut(GridPoint from, Towards towards);
    bool needsCut(GridPoint from, Towards towards) const;

    std::vector<GridSegment> m_edges; ///< the boundary's, and the cuts found both ways
    std::vector<GridPoint> m_points;
    std::vector<GridSegment> m_cuts;
    std::size_t m_visits = 0; ///< of edges that may hide a point
};

/// Whether nothing links the point that way yet: all its edges lead to the other side, and the half plane that they
/// leave is area. (Where it is not, the outline of that area passes here.)
bool CutSearch::needsCut(GridPoint from, Towards towards) const
{
    GridPoint firstWay;
    bool isArea = false;
    for (const GridSegment &edge : m_edges) {
        const bool leaves = edge.from == from;
        if (!leaves && edge.to != from)
            continue;
        const GridPoint other = leaves ? edge.to : edge.from;
        if (liesTowards(towards, from, other))
            return false;
        // To the left of the edge that comes first clockwise lies that half plane.
        const GridPoint way = other - from;
        const std::int64_t turn = cross(way, firstWay);
        if (firstWay == GridPoint{} || turn > 0) {
            firstWay = way;
            isArea = leaves;
        } else if (turn == 0) {
            isArea = isArea || leaves;
        }
    }
    return isArea;
}

/// To the nearest point that can be seen. There is one: of the first edge met straight to that side, one end lies
/// there, and it is seen unless a point that hides it is.
void CutSearch::addCut(GridPoint from, Towards towards)
{
    m_visits += m_edges.size();
    if (exceedsLimit() || !needsCut(from, towards))
        return;
    struct Candidate {
        std::int64_t squaredDistance;
        GridPoint point;
    };
    std::vector<Candidate> candidates;
    for (const GridPoint p : m_points)
        if (liesTowards(towards, from, p)) {
            const GridPoint way = p - from;
            candidates.push_back({way.x * way.x + way.y * way.y, p});
        }
    const auto isFarther = [](const Candidate &a, const Candidate &b) {
        return a.squaredDistance != b.squaredDistance ? a.squaredDistance > b.squaredDistance : a.point > b.point;
    };
    std::ranges::make_heap(candidates, isFarther);
    while (!candidates.empty()) {
        std::ranges::pop_heap(candidates, isFarther);
        const GridSegment cut{from, candidates.back().point};
        candidates.pop_back();
        m_visits += m_edges.size();
        if (m_visits > cutVisitLimit)
            return;
        if (!std::ranges::all_of(m_edges, [&](const GridSegment &edge) { return isClearOf(cut, edge); }))
            continue;
        m_cuts.push_back(cut);
        m_edges.push_back(cut);
        m_edges.push_back({cut.to, cut.from});
        return;
    }
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

} // namespace

std::optional<std::vector<GridRing>> partsWithoutHoles(std::vector<GridSegment> boundary)
{
    std::vector<GridSegment> edges = std::move(boundary);
    std::vector<GridPoint> points;
    for (const GridSegment &edge : edges)
        points.push_back(edge.from);
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    for (;;) {
        std::vector<GridRing> rings = linkedRings(edges);
        const auto holes =
            std::partition(rings.begin(), rings.end(), [](const GridRing &ring) { return isCounterClockwise(ring); });
        if (holes == rings.end()) {
            for (GridRing &ring : rings)
                ring = withoutIdlePoints(ring);
            return rings;
        }
        CutSearch search(edges);
        for (auto hole = holes; hole != rings.end(); ++hole)
            search.addCuts(*hole);
        if (search.exceedsLimit())
            return std::nullopt;
        const auto pieces = routedThrough(points, search.takeCuts());
        if (!pieces)
            return std::nullopt;
        const std::size_t edgesBefore = edges.size();
        edges = withCuts(std::move(edges), *pieces);
        if (edges.size() == edgesBefore)
            return std::nullopt;
    }
}

} // namespace hitbox::geometry::detail
