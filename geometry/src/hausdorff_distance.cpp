#include <hitbox/geometry/hausdorff_distance.h>

#include <algorithm>
#include <limits>
#include <vector>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>

#include "finite.h"

namespace hitbox::geometry {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double precision = 1e-10;

/// How far the ends of a piece are from the nearest of some edges, and all of it at most.
struct PieceDistance {
    double from = infinity;
    double to = infinity;
    double most = infinity;
};

class DirectedSearch
{
public:
    DirectedSearch(std::span<const Point> from, std::span<const Point> to);

    double farthest();

private:
    void searchEdge(const Segment &edge);
    PieceDistance measured(const Segment &piece) const;

    std::span<const Point> m_from;
    std::span<const Point> m_to;
    BroadPhase m_edges;
    std::vector<std::size_t> m_near; ///< edges that can be nearest to a point of the present edge
    double m_startDistance = 0;      ///< of the present edge's start
    double m_farthest = 0;
};

DirectedSearch::DirectedSearch(std::span<const Point> from, std::span<const Point> to)
    : m_from(from)
    , m_to(to)
{
    std::vector<Box> boxes;
    boxes.reserve(to.size());
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto [a, b] = edge(to, i);
        boxes.push_back({{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}});
    }
    m_edges = BroadPhase(boxes);
}

double DirectedSearch::farthest()
{
    m_startDistance = nearestEdge(m_from.front(), m_to, LineEnds::Closed).value_or(Nearest{}).distance;
    for (std::size_t i = 0; i < m_from.size(); ++i)
        searchEdge(edge(m_from, i));
    return m_farthest;
}

PieceDistance DirectedSearch::measured(const Segment &piece) const
{
    PieceDistance measured;
    for (const std::size_t i : m_near) {
        const Segment other = edge(m_to, i);
        const double from = distance(piece.from, other);
        const double to = distance(piece.to, other);
        measured.from = std::min(measured.from, from);
        measured.to = std::min(measured.to, to);
        measured.most = std::min(measured.most, std::max(from, to));
    }
    return measured;
}

void DirectedSearch::searchEdge(const Segment &edge)
{
    // No point of the edge is farther from the ring than its start and its own length together.
    const auto [a, b] = edge;
    const double reach = (m_startDistance + distance(a, b)) * (1 + precision);
    m_near = m_edges.overlapping(Box{{std::min(a.x, b.x) - reach, std::min(a.y, b.y) - reach},
                                     {std::max(a.x, b.x) + reach, std::max(a.y, b.y) + reach}});
    std::vector<Segment> pieces{edge};
    while (!pieces.empty()) {
        const Segment piece = pieces.back();
        pieces.pop_back();
        const PieceDistance found = measured(piece);
        m_farthest = std::max({m_farthest, found.from, found.to});
        if (piece.to == b)
            m_startDistance = found.to;
        if (found.most <= m_farthest * (1 + precision))
            continue;
        const Point middle{piece.from.x / 2 + piece.to.x / 2, piece.from.y / 2 + piece.to.y / 2};
        // Not so short that halving it gives its ends again.
        if (distance(piece.from, piece.to) <= precision * found.most || middle == piece.from || middle == piece.to)
            continue;
        pieces.push_back({piece.from, middle});
        pieces.push_back({middle, piece.to});
    }
}

} // namespace

double directedHausdorffDistance(std::span<const Point> from, std::span<const Point> to)
{
    if (from.empty())
        return 0;
    if (to.empty() || !detail::areFinite(from) || !detail::areFinite(to))
        return infinity;
    if (to.size() == 1) {
        double farthest = 0;
        for (const Point p : from)
            farthest = std::max(farthest, distance(p, to.front()));
        return farthest;
    }
    return DirectedSearch(from, to).farthest();
}

double hausdorffDistance(std::span<const Point> a, std::span<const Point> b)
{
    return std::max(directedHausdorffDistance(a, b), directedHausdorffDistance(b, a));
}

} // namespace hitbox::geometry
