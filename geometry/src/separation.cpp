#include <hitbox/geometry/separation.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory_resource>
#include <queue>
#include <vector>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/segment_meeting.h>

#include "edge_boxes.h"
#include "relation_figure.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Less than the distance between anything in the boxes.
double leastDistance(const Box &a, const Box &b)
{
    const double x = std::max({0.0, b.min.x - a.max.x, a.min.x - b.max.x});
    const double y = std::max({0.0, b.min.y - a.max.y, a.min.y - b.max.y});
    return x > 0 && y > 0 ? std::hypot(x, y) * (1 - 0x1p-50) : std::max(x, y) * (1 - 0x1p-50);
}

/// Never more than the distance, and nearly that: plain arithmetic, and what that may be wrong by taken away.
double leastDistance(Point p, const Segment &segment)
{
    const Point along = segment.to - segment.from;
    const Point across = p - segment.from;
    const double squared = along.x * along.x + along.y * along.y;
    constexpr double leastSquare = 1e-280;
    if (!(squared > leastSquare))
        return 0;
    const double place = std::clamp((across.x * along.x + across.y * along.y) / squared, 0.0, 1.0);
    const Point away = across - along * place;
    const double reach = std::abs(along.x) + std::abs(along.y) + std::abs(across.x) + std::abs(across.y);
    return std::sqrt(away.x * away.x + away.y * away.y) - 0x1p-45 * reach;
}

/// An end of an edge and the edge of the other figure that it is nearest to; a point that both share is both.
struct NearestEnd {
    Point end;
    Segment other;
    bool isOfA = true;
    double distance = infinity;

    ClosestPoints points() const
    {
        const Point foot = nearestPoint(end, other);
        return isOfA ? ClosestPoints{end, foot, distance} : ClosestPoints{foot, end, distance};
    }
};

/// What the segments have that is nearer than `best`, else that. The nearest points of segments apart include an end
/// of one of them.
NearestEnd nearer(const NearestEnd &best, const Segment &a, const Segment &b)
{
    if (haveCommonPoint(boxOf(a), boxOf(b)))
        if (const SegmentMeeting met = meeting(a, b); met.kind != MeetingKind::None)
            return {met.first, {met.first, met.first}, true, 0};
    NearestEnd nearest = best;
    const auto compare = [&](Point end, const Segment &other, bool isOfA) {
        if (leastDistance(end, other) >= nearest.distance)
            return;
        if (const double measured = distance(end, other); measured < nearest.distance)
            nearest = {end, other, isOfA, measured};
    };
    compare(a.from, b, true);
    compare(a.to, b, true);
    compare(b.from, a, false);
    compare(b.to, a, false);
    return nearest;
}

void collectEdges(EdgeBoxes &edges, const Figure &figure)
{
    figure.hasEdge([&](const Segment &edge) {
        edges.add(edge);
        return false;
    });
    if (edges.empty())
        edges.add({figure.anyPoint(), figure.anyPoint()});
    edges.build();
}

/// Opens the boxes of two lines, the nearest pair first.
class NearestEdges
{
public:
    NearestEdges(const EdgeBoxes &a, const EdgeBoxes &b)
        : m_a(a)
        , m_b(b)
    {
    }

    NearestEnd find()
    {
        push(m_a.root(), m_b.root());
        while (!m_open.empty() && m_open.top().least < m_nearest.distance) {
            const Pair pair = m_open.top();
            m_open.pop();
            if (pair.a.level == 0 && pair.b.level == 0)
                compareEdges(pair.a.index, pair.b.index);
            else if (pair.a.level >= pair.b.level)
                m_a.forEachChild(pair.a, [&](auto child) { push(child, pair.b); });
            else
                m_b.forEachChild(pair.b, [&](auto child) { push(pair.a, child); });
        }
        return m_nearest;
    }

private:
    struct Pair {
        double least = 0;
        EdgeBoxes::Node a;
        EdgeBoxes::Node b;

        bool operator<(const Pair &other) const { return least > other.least; }
    };

    void push(EdgeBoxes::Node a, EdgeBoxes::Node b)
    {
        const double least = leastDistance(m_a.box(a), m_b.box(b));
        if (least < m_nearest.distance)
            m_open.push({least, a, b});
    }

    void compareEdges(std::size_t blockA, std::size_t blockB)
    {
        for (std::size_t i = m_a.firstEdge(blockA); i < m_a.endEdge(blockA); ++i) {
            for (std::size_t k = m_b.firstEdge(blockB); k < m_b.endEdge(blockB); ++k) {
                if (leastDistance(m_a.edges()[i].box, m_b.edges()[k].box) < m_nearest.distance)
                    m_nearest = nearer(m_nearest, m_a.edges()[i].edge, m_b.edges()[k].edge);
            }
        }
    }

    const EdgeBoxes &m_a;
    const EdgeBoxes &m_b;
    NearestEnd m_nearest;
    std::priority_queue<Pair> m_open;
};

/// Between the lines of both figures, the radii left out.
NearestEnd nearestEnd(const Figure &a, const Figure &b)
{
    std::array<std::byte, 8192> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    EdgeBoxes edgesOfA(&memory);
    EdgeBoxes edgesOfB(&memory);
    collectEdges(edgesOfA, a);
    collectEdges(edgesOfB, b);
    return NearestEdges(edgesOfA, edgesOfB).find();
}

Point pointTowards(Point from, Point to, double length)
{
    const double whole = distance(from, to);
    return whole > 0 ? from + (to - from) * std::min(1.0, length / whole) : from;
}

/// A point of a line of `figure` that lies in the area.
std::optional<Point> linePointWithin(const Figure &area, const Figure &figure)
{
    if (area.kind() != FigureKind::Area)
        return std::nullopt;
    for (std::size_t i = 0; i < figure.lineCount(); ++i)
        if (!figure.line(i).empty() && locate(figure.line(i).front(), area) != Location::Outside)
            return figure.line(i).front();
    return std::nullopt;
}

/// Of figures that have one: within an area, or where the lines come nearest.
Point commonPoint(const Figure &a, const Figure &b)
{
    if (const auto p = linePointWithin(a, b))
        return *p;
    if (const auto p = linePointWithin(b, a))
        return *p;
    const ClosestPoints closest = nearestEnd(a, b).points();
    return pointTowards(closest.onA, closest.onB, a.radius());
}

/// Of figures that are apart. Rounding may swallow a gap, but not the fact that there is one.
double gapBetween(const Figure &a, const Figure &b, const NearestEnd &nearest)
{
    return std::max(nearest.distance - (a.radius() + b.radius()), std::numeric_limits<double>::denorm_min());
}

ClosestPoints closestApart(const Figure &a, const Figure &b)
{
    const NearestEnd nearest = nearestEnd(a, b);
    const auto [onA, onB, distance] = nearest.points();
    return {pointTowards(onA, onB, a.radius()), pointTowards(onB, onA, b.radius()), gapBetween(a, b, nearest)};
}

} // namespace

double distance(const Shape &a, const Shape &b)
{
    const Figure figureA(a);
    const Figure figureB(b);
    if (figureA.kind() == FigureKind::Nothing || figureB.kind() == FigureKind::Nothing)
        return infinity;
    if (relate(a, b) != Relation::Separate)
        return 0;
    return gapBetween(figureA, figureB, nearestEnd(figureA, figureB));
}

std::optional<ClosestPoints> closestPoints(const Shape &a, const Shape &b)
{
    const Figure figureA(a);
    const Figure figureB(b);
    if (figureA.kind() == FigureKind::Nothing || figureB.kind() == FigureKind::Nothing)
        return std::nullopt;
    if (relate(a, b) == Relation::Separate)
        return closestApart(figureA, figureB);
    const Point common = commonPoint(figureA, figureB);
    return ClosestPoints{common, common, 0};
}

} // namespace hitbox::geometry
