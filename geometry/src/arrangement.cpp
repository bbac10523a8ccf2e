#include "arrangement.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <hitbox/geometry/segment_meeting.h>

#include "arrangement_steps.h"
#include "expansion.h"

namespace hitbox::geometry::detail {
namespace {

/// Within these magnitudes products of four coordinate differences are exact: 4 * 202 < 1024, 4 * (200 + 53) < 1074.
constexpr int greatestExponent = 200;
constexpr double greatestMagnitude = 0x1p200;
constexpr double leastMagnitude = 0x1p-200;

bool isInRange(double coordinate)
{
    const double magnitude = std::abs(coordinate);
    return magnitude == 0 || (magnitude >= leastMagnitude && magnitude <= greatestMagnitude);
}

double broughtIntoRange(double coordinate, int exponent)
{
    const double scaled = std::scalbn(coordinate, exponent);
    return std::abs(scaled) < leastMagnitude ? 0 : scaled;
}

/// The exponent of two that makes the largest coordinate as large as the range allows.
int scaleExponent(std::span<const Point> points)
{
    double largest = 0;
    for (const Point p : points)
        largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
    return greatestExponent - 1 - std::ilogb(largest);
}

bool isBefore(Point p, Point q)
{
    return p.x < q.x || (p.x == q.x && p.y < q.y);
}

/// Gives equal points one number, in lexicographical order. Edges that become points are dropped.
void numberPoints(Arrangement &arrangement)
{
    const std::vector<Point> &points = arrangement.points;
    std::vector<Index> order(points.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::sort(order.begin(), order.end(), [&](Index i, Index k) { return isBefore(points[i], points[k]); });

    std::vector<Index> numbers(points.size());
    std::vector<Point> different;
    std::vector<Point> differentInput;
    different.reserve(points.size());
    for (const Index i : order) {
        if (different.empty() || different.back() != points[i]) {
            different.push_back(points[i]);
            if (!arrangement.inputPoints.empty())
                differentInput.push_back(arrangement.inputPoints[i]);
        }
        numbers[i] = static_cast<Index>(different.size() - 1);
    }
    for (InputEdge &edge : arrangement.edges) {
        edge.from = numbers[edge.from];
        edge.to = numbers[edge.to];
    }
    std::erase_if(arrangement.edges, [](const InputEdge &edge) { return edge.from == edge.to; });
    arrangement.points = std::move(different);
    arrangement.inputPoints = std::move(differentInput);
}

void bringIntoRange(Arrangement &arrangement)
{
    std::vector<Point> &points = arrangement.points;
    if (std::all_of(points.begin(), points.end(), [](Point p) { return isInRange(p.x) && isInRange(p.y); }))
        return;
    arrangement.inputPoints = points;
    arrangement.exponent = scaleExponent(points);
    for (Point &p : points)
        p = {broughtIntoRange(p.x, arrangement.exponent), broughtIntoRange(p.y, arrangement.exponent)};
}

} // namespace

void ArrangementInput::addRing(std::span<const Point> ring, Owner owner)
{
    const auto first = static_cast<Index>(points.size());
    const auto size = static_cast<Index>(ring.size());
    points.insert(points.end(), ring.begin(), ring.end());
    for (Index i = 0; i < size; ++i)
        edges.push_back({first + i, first + (i + 1 == size ? 0 : i + 1), owner, EdgeKind::Ring});
}

void ArrangementInput::addChain(std::span<const Point> chain, Owner owner)
{
    const auto first = static_cast<Index>(points.size());
    points.insert(points.end(), chain.begin(), chain.end());
    for (Index i = 1; i < chain.size(); ++i)
        edges.push_back({first + i - 1, first + i, owner, EdgeKind::Line});
}

Arrangement arrange(ArrangementInput input)
{
    Arrangement arrangement;
    arrangement.points = std::move(input.points);
    arrangement.edges = std::move(input.edges);
    bringIntoRange(arrangement);
    numberPoints(arrangement);
    joinSubEdges(arrangement, splitEdges(arrangement));
    sortHalfEdges(arrangement);
    labelSides(arrangement);
    return arrangement;
}

Point position(const Arrangement &arrangement, Index node)
{
    if (node < arrangement.points.size())
        return arrangement.inputPoints.empty() ? arrangement.points[node] : arrangement.inputPoints[node];
    const auto segment = [&](Index edge) {
        return Segment{arrangement.points[arrangement.edges[edge].from],
                       arrangement.points[arrangement.edges[edge].to]};
    };
    const Crossing crossing = arrangement.crossings[node - arrangement.points.size()];
    const Point p = meeting(segment(crossing.first), segment(crossing.second)).first;
    return {std::scalbn(p.x, -arrangement.exponent), std::scalbn(p.y, -arrangement.exponent)};
}

Segment lineOf(const Arrangement &arrangement, Index halfEdge)
{
    const SubEdge &sub = arrangement.subEdges[halfEdge / 2];
    const InputEdge &edge = arrangement.edges[sub.edge];
    const Point from = arrangement.points[edge.from];
    const Point to = arrangement.points[edge.to];
    return sub.alongEdge == (halfEdge % 2 == 0) ? Segment{from, to} : Segment{to, from};
}

} // namespace hitbox::geometry::detail
