#include <hitbox/geometry/separation.h>

#include <array>
#include <cmath>
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
    return std::hypot(x, y) * (1 - 0x1p-50);
}

ClosestPoints fromPoint(Point p, const Segment &segment)
{
    return {p, nearestPoint(p, segment), distance(p, segment)};
}

ClosestPoints reversed(const ClosestPoints &closest)
{
    return {closest.onB, closest.onA, closest.distance};
}

ClosestPoints closestOf(const Segment &a, const Segment &b)
{
    const SegmentMeeting met = meeting(a, b);
    if (met.kind != MeetingKind::None)
        return {met.first, met.first, 0};
    // The nearest points of segments apart include an end of one of them.
    const std::array candidates{fromPoint(a.from, b), fromPoint(a.to, b), reversed(fromPoint(b.from, a)),
                                reversed(fromPoint(b.to, a))};
    return *std::ranges::min_element(candidates, {}, &ClosestPoints::distance);
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

    ClosestPoints find()
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
                if (leastDistance(m_a.edges()[i].box, m_b.edges()[k].box) >= m_nearest.distance)
                    continue;
                const ClosestPoints closest = closestOf(m_a.edges()[i].edge, m_b.edges()[k].edge);
                if (closest.distance < m_nearest.distance)
                    m_nearest = closest;
            }
        }
    }

    const EdgeBoxes &m_a;
    const EdgeBoxes &m_b;
    ClosestPoints m_nearest{{}, {}, infinity};
    std::priority_queue<Pair> m_open;
};

/// Between the lines of both figures, the radii left out.
ClosestPoints closestOnLines(const Figure &a, const Figure &b)
{
    EdgeBoxes edgesOfA(std::pmr::get_default_resource());
    EdgeBoxes edgesOfB(std::pmr::get_default_resource());
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
    const ClosestPoints closest = closestOnLines(a, b);
    return pointTowards(closest.onA, closest.onB, a.radius());
}

/// Of figures that are apart.
ClosestPoints closestApart(const Figure &a, const Figure &b)
{
    const ClosestPoints inner = closestOnLines(a, b);
    // Rounding may swallow a gap, but not the fact that there is one.
    const double gap = inner.distance - a.radius() - b.radius();
    return {pointTowards(inner.onA, inner.onB, a.radius()), pointTowards(inner.onB, inner.onA, b.radius()),
            std::max(gap, std::numeric_limits<double>::denorm_min())};
}

} // namespace

double distance(const Shape &a, const Shape &b)
{
    const Figure figureA(a);
    const Figure figureB(b);
    if (figureA.kind() == FigureKind::Nothing || figureB.kind() == FigureKind::Nothing)
        return infinity;
    return relate(a, b) == Relation::Separate ? closestApart(figureA, figureB).distance : 0;
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
