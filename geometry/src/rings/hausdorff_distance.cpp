#include <hitbox/geometry/hausdorff_distance.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/line_index.h>
#include <hitbox/geometry/polygon.h>

#include "exact/finite.h"
#include "meter.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr double unboundedDistance = std::numeric_limits<double>::infinity();
constexpr double precision = 1e-10;
/// Of the extent of both rings: what is that much nearer need not be told apart.
constexpr double extentPrecision = 1e-12;
/// A piece halved so often is shorter than that, unless its numbers are too small or great for doubles.
constexpr int mostHalvings = 48;

/// What the edges and the indices over them take, and to ask these for each vertex.
constexpr std::size_t hausdorffBytesPerPoint = 160;
constexpr std::uint64_t hausdorffStepsPerPoint = 64;
/// An edge's distance from either end of a piece.
constexpr std::uint64_t stepsPerCandidate = 4;

double farthestFrom(Point origin, std::span<const Point> points)
{
    double farthest = 0;
    for (const Point p : points)
        farthest = std::max({farthest, std::abs(p.x - origin.x), std::abs(p.y - origin.y)});
    return farthest;
}

Box boxAround(const Segment &segment, double margin)
{
    const auto [a, b] = segment;
    return {{std::min(a.x, b.x) - margin, std::min(a.y, b.y) - margin},
            {std::max(a.x, b.x) + margin, std::max(a.y, b.y) + margin}};
}

std::vector<Point> withoutRepetitions(std::span<const Point> ring)
{
    std::vector<Point> points;
    for (const Point p : ring)
        if (points.empty() || points.back() != p)
            points.push_back(p);
    while (points.size() > 1 && points.back() == points.front())
        points.pop_back();
    return points;
}

/// Every edge once, however often and in whatever direction the ring runs along it.
std::vector<Segment> distinctEdges(std::span<const Point> ring)
{
    const auto key = [](const Segment &s) { return std::tuple(s.from.x, s.from.y, s.to.x, s.to.y); };
    const auto isLess = [&](const Segment &a, const Segment &b) { return key(a) < key(b); };
    std::vector<Segment> edges;
    edges.reserve(ring.size());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment along = edge(ring, i);
        const Segment back{along.to, along.from};
        edges.push_back(isLess(back, along) ? back : along);
    }
    std::ranges::sort(edges, isLess);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

/// An edge of the other ring, and how far the ends of the present piece are from it.
struct Candidate {
    std::size_t edge = 0;
    double from = unboundedDistance;
    double to = unboundedDistance;
};

class DirectedSearch
{
public:
    DirectedSearch(std::span<const Point> from, std::span<const Point> to, Meter &meter);

    double farthest();

private:
    double distanceToLine(Point p) const;
    void searchEdge(const Segment &edge, double fromDistance, double toDistance);
    void search(const Segment &piece, std::span<const Candidate> candidates, int halvings);
    std::vector<Candidate> nearestOf(std::span<const Candidate> candidates, double length) const;
    bool canMatter(double most) const { return most > m_farthest * (1 + precision) + m_margin; }

    Meter &m_meter;
    std::vector<Segment> m_from;
    std::vector<Segment> m_to;
    LineIndex m_line; ///< of the other ring
    BroadPhase m_edges;
    double m_margin = 0;
    double m_farthest = 0;
};

DirectedSearch::DirectedSearch(std::span<const Point> from, std::span<const Point> to, Meter &meter)
    : m_meter(meter)
    , m_from(distinctEdges(from))
    , m_to(distinctEdges(to))
    , m_line(withoutRepetitions(to))
    , m_margin(extentPrecision * std::max(farthestFrom(to.front(), from), farthestFrom(to.front(), to)))
{
    std::vector<Box> boxes;
    boxes.reserve(m_to.size());
    for (const Segment &edge : m_to)
        boxes.push_back(boxAround(edge, 0));
    m_edges = BroadPhase(boxes);
}

double DirectedSearch::farthest()
{
    // The vertices first: what they find spares most edges any search.
    std::vector<std::array<double, 2>> distances(m_from.size());
    for (std::size_t i = 0; i < m_from.size(); ++i) {
        const auto [a, b] = m_from[i];
        const bool isAsBefore = i > 0 && a == m_from[i - 1].from;
        distances[i] = {isAsBefore ? distances[i - 1][0] : distanceToLine(a), distanceToLine(b)};
        m_farthest = std::max({m_farthest, distances[i][0], distances[i][1]});
    }
    for (std::size_t i = 0; i < m_from.size(); ++i)
        searchEdge(m_from[i], distances[i][0], distances[i][1]);
    return m_farthest;
}

double DirectedSearch::distanceToLine(Point p) const
{
    // All of the ring may be one point.
    return m_to.size() == 1 ? distance(p, m_to.front()) : nearestEdge(p, m_line).value_or(Nearest{}).distance;
}

void DirectedSearch::searchEdge(const Segment &edge, double fromDistance, double toDistance)
{
    // No point of the edge is farther from the ring than either end and the way from there together.
    const double most = fromDistance / 2 + toDistance / 2 + distance(edge.from, edge.to) / 2;
    if (!canMatter(most))
        return;
    const std::vector<std::size_t> near = m_edges.overlapping(boxAround(edge, most * (1 + precision)));
    m_meter.spend(near.size() * stepsPerCandidate);
    std::vector<Candidate> candidates;
    for (const std::size_t i : near)
        candidates.push_back({i, distance(edge.from, m_to[i]), distance(edge.to, m_to[i])});
    search(edge, candidates, 0);
}

/// Those that can be nearest to some point of a piece of that length; none if no point of it is far enough away.
std::vector<Candidate> DirectedSearch::nearestOf(std::span<const Candidate> candidates, double length) const
{
    double most = unboundedDistance;
    for (const Candidate &candidate : candidates)
        most = std::min(most, std::max(candidate.from, candidate.to));
    std::vector<Candidate> nearest;
    if (!canMatter(most))
        return nearest;
    // Nowhere is a candidate nearer than its distances from both ends, less the way there, allow.
    for (const Candidate &candidate : candidates)
        if (!(candidate.from / 2 + candidate.to / 2 - length / 2 > most * (1 + precision)))
            nearest.push_back(candidate);
    return nearest;
}

void DirectedSearch::search(const Segment &piece, std::span<const Candidate> candidates, int halvings)
{
    const Point middle{piece.from.x / 2 + piece.to.x / 2, piece.from.y / 2 + piece.to.y / 2};
    if (halvings == mostHalvings || middle == piece.from || middle == piece.to)
        return;
    m_meter.spend(candidates.size() * stepsPerCandidate);
    std::vector<Candidate> firstHalf = nearestOf(candidates, distance(piece.from, piece.to));
    if (firstHalf.empty())
        return;
    std::vector<Candidate> secondHalf = firstHalf;
    double nearest = unboundedDistance;
    for (std::size_t i = 0; i < firstHalf.size(); ++i) {
        const double off = distance(middle, m_to[firstHalf[i].edge]);
        firstHalf[i].to = off;
        secondHalf[i].from = off;
        nearest = std::min(nearest, off);
    }
    m_farthest = std::max(m_farthest, nearest);
    search({piece.from, middle}, firstHalf, halvings + 1);
    search({middle, piece.to}, secondHalf, halvings + 1);
}

double directed(std::span<const Point> from, std::span<const Point> to, Meter &meter)
{
    if (from.empty())
        return 0;
    if (to.empty() || !areFinite(from) || !areFinite(to))
        return unboundedDistance;
    const MemoryLoan loan(meter);
    meter.hold((from.size() + to.size()) * hausdorffBytesPerPoint);
    meter.spend((from.size() + to.size()) * hausdorffStepsPerPoint);
    return DirectedSearch(from, to, meter).farthest();
}

} // namespace

Answer<double> directedHausdorffDistance(std::span<const Point> from, std::span<const Point> to, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<double> { return directed(from, to, meter); });
}

Answer<double> hausdorffDistance(std::span<const Point> a, std::span<const Point> b, const Budget &budget)
{
    return answered(
        budget, [&](Meter &meter) -> Answer<double> { return std::max(directed(a, b, meter), directed(b, a, meter)); });
}

} // namespace hitbox::geometry
