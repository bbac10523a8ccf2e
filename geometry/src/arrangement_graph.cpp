#include <algorithm>
#include <numeric>

#include "arrangement_steps.h"
#include "expansion.h"

namespace hitbox::geometry::detail {
namespace {

/// The piece of an edge between two neighbouring nodes, led from the lower to the higher node.
SubEdge piece(const InputEdge &edge, Index edgeIndex, Index from, Index to)
{
    SubEdge result;
    result.from = std::min(from, to);
    result.to = std::max(from, to);
    result.edge = edgeIndex;
    result.alongEdge = from < to;
    result.onA = edge.owner == Owner::A;
    result.onB = edge.owner == Owner::B;
    if (edge.kind == EdgeKind::Ring) {
        const std::int32_t step = from < to ? 1 : -1;
        result.step = result.onA ? Windings{step, 0} : Windings{0, step};
    }
    return result;
}

std::vector<SubEdge> allPieces(const Arrangement &arrangement, const SplitEdges &splits)
{
    std::vector<SubEdge> pieces;
    pieces.reserve(arrangement.edges.size() + splits.points.size());
    for (Index i = 0; i < arrangement.edges.size(); ++i) {
        const InputEdge &edge = arrangement.edges[i];
        Index from = edge.from;
        for (Index k = splits.first[i]; k < splits.first[i + 1]; ++k) {
            pieces.push_back(piece(edge, i, from, splits.points[k].node));
            from = splits.points[k].node;
        }
        pieces.push_back(piece(edge, i, from, edge.to));
    }
    return pieces;
}

/// Turns counts, shifted by one place, into the first index of each.
void countsToFirst(std::vector<Index> &counts)
{
    std::partial_sum(counts.begin(), counts.end(), counts.begin());
}

/// Orders the half-edges that leave a node clockwise as seen on screen, that is counter-clockwise in x and y, starting
/// from straight up, which itself comes last: at the lexicographically least node of a figure nothing leads left, so
/// that all of the figure is between the first and the last.
class ByDirection
{
public:
    explicit ByDirection(const Arrangement &arrangement)
        : m_arrangement(arrangement)
    {
    }

    bool operator()(Index a, Index b) const
    {
        const Segment first = lineOf(m_arrangement, a);
        const Segment second = lineOf(m_arrangement, b);
        if (leadsRight(first) != leadsRight(second))
            return leadsRight(first);
        return crossSign(first.from, first.to, second.from, second.to) > 0;
    }

private:
    static bool leadsRight(const Segment &line)
    {
        return line.from.x < line.to.x || (line.from.x == line.to.x && line.from.y < line.to.y);
    }

    const Arrangement &m_arrangement;
};

} // namespace

void joinSubEdges(Arrangement &arrangement, const SplitEdges &splits)
{
    const std::vector<SubEdge> pieces = allPieces(arrangement, splits);
    std::vector<Index> first(arrangement.nodeCount() + 1);
    for (const SubEdge &sub : pieces)
        ++first[sub.from + 1];
    countsToFirst(first);
    std::vector<Index> byNode(pieces.size());
    std::vector<Index> next(first.begin(), first.end() - 1);
    for (Index i = 0; i < pieces.size(); ++i)
        byNode[next[pieces[i].from]++] = i;

    arrangement.subEdges.reserve(pieces.size());
    for (Index node = 0; node + 1 < first.size(); ++node) {
        const auto begin = byNode.begin() + first[node];
        const auto end = byNode.begin() + first[node + 1];
        std::sort(begin, end, [&](Index a, Index b) { return pieces[a].to < pieces[b].to; });
        Index last = noIndex;
        for (auto i = begin; i != end; ++i) {
            const SubEdge &sub = pieces[*i];
            if (last == sub.to) {
                SubEdge &joined = arrangement.subEdges.back();
                joined.step = joined.step + sub.step;
                joined.onA |= sub.onA;
                joined.onB |= sub.onB;
            } else {
                arrangement.subEdges.push_back(sub);
                last = sub.to;
            }
        }
    }
}

void sortHalfEdges(Arrangement &arrangement)
{
    std::vector<Index> &first = arrangement.firstHalfEdge;
    first.assign(arrangement.nodeCount() + 1, 0);
    for (const SubEdge &sub : arrangement.subEdges) {
        ++first[sub.from + 1];
        ++first[sub.to + 1];
    }
    countsToFirst(first);
    std::vector<Index> next(first.begin(), first.end() - 1);
    arrangement.halfEdges.resize(2 * arrangement.subEdges.size());
    for (Index halfEdge = 0; halfEdge < arrangement.halfEdges.size(); ++halfEdge)
        arrangement.halfEdges[next[arrangement.origin(halfEdge)]++] = halfEdge;
    for (Index node = 0; node + 1 < first.size(); ++node) {
        std::sort(arrangement.halfEdges.begin() + first[node], arrangement.halfEdges.begin() + first[node + 1],
                  ByDirection(arrangement));
    }
}

} // namespace hitbox::geometry::detail
