#include <hitbox/geometry/separation.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <optional>
#include <queue>
#include <span>
#include <tuple>
#include <vector>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/segment_meeting.h>

#include "exact/plain_vectors.h"
#include "exact/point_order.h"
#include "meter.h"
#include "relations/figure_edges.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr double endlessSeparation = std::numeric_limits<double>::infinity();

/// Less than the distance between anything in the boxes.
double leastDistance(const Box &a, const Box &b)
{
    const double x = std::max({0.0, b.min.x - a.max.x, a.min.x - b.max.x});
    const double y = std::max({0.0, b.min.y - a.max.y, a.min.y - b.max.y});
    return x > 0 && y > 0 ? detail::lengthOf({x, y}) * (1 - 0x1p-50) : std::max(x, y) * (1 - 0x1p-50);
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
    double distance = endlessSeparation;

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

void collectHeldEdges(EdgeBoxes &edges, const Figure &figure, Held &held)
{
    buildEdges(edges, figure);
    held.add(edges.edges().size() * EdgeBoxes::bytesPerEdge);
}

/// More pairs of boxes than outlines open. Where it takes as many, points may run back and forth along a line, and all
/// of them be as near: that can be mended.
std::size_t usualPairs(const Figure &a, const Figure &b)
{
    return 1024 + (a.pointCount() + b.pointCount()) / 4;
}

/// Opens the boxes of two lines, the nearest pair first.
class NearestEdges
{
public:
    NearestEdges(const EdgeBoxes &a, const EdgeBoxes &b, Meter &meter)
        : m_a(a)
        , m_b(b)
        , m_meter(meter)
        , m_held(meter)
    {
    }

    /// Nothing where more than `most` pairs of boxes would have to be opened.
    std::optional<NearestEnd> find(std::size_t most)
    {
        push(m_a.root(), m_b.root());
        while (!m_open.empty() && m_open.top().least < m_nearest.distance) {
            if (most-- == 0)
                return std::nullopt;
            m_meter.spend(stepsPerPair);
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
    /// To be opened, with the order that they are kept in.
    static constexpr std::size_t stepsPerPair = 8;
    /// Of two edges: four ends, each to the other edge.
    static constexpr std::size_t stepsPerMeasure = 16;

    struct Pair {
        double least = 0;
        EdgeBoxes::Node a;
        EdgeBoxes::Node b;

        /// One before the other always, so that of places as near every library finds the same.
        bool operator<(const Pair &other) const
        {
            if (least != other.least)
                return least > other.least;
            return std::tie(a.level, a.index, b.level, b.index) >
                   std::tie(other.a.level, other.a.index, other.b.level, other.b.index);
        }
    };

    void push(EdgeBoxes::Node a, EdgeBoxes::Node b)
    {
        const double least = leastDistance(m_a.box(a), m_b.box(b));
        if (least >= m_nearest.distance)
            return;
        m_open.push({least, a, b});
        if (m_open.size() > m_heldPairs) {
            m_held.add(sizeof(Pair) * m_open.size());
            m_heldPairs += m_open.size();
        }
    }

    void compareEdges(std::size_t blockA, std::size_t blockB)
    {
        std::size_t measured = 0;
        for (std::size_t i = m_a.firstEdge(blockA); i < m_a.endEdge(blockA); ++i) {
            for (std::size_t k = m_b.firstEdge(blockB); k < m_b.endEdge(blockB); ++k) {
                if (leastDistance(m_a.edges()[i].box, m_b.edges()[k].box) >= m_nearest.distance)
                    continue;
                m_nearest = nearer(m_nearest, m_a.edges()[i].edge, m_b.edges()[k].edge);
                ++measured;
            }
        }
        m_meter.spend(EdgeBoxes::edgesPerBlock * EdgeBoxes::edgesPerBlock + stepsPerMeasure * measured);
    }

    const EdgeBoxes &m_a;
    const EdgeBoxes &m_b;
    Meter &m_meter;
    Held m_held;
    std::size_t m_heldPairs = 0;
    NearestEnd m_nearest;
    std::priority_queue<Pair> m_open;
};

std::optional<NearestEnd> nearestEnd(const Figure &a, const Figure &b, std::size_t mostPairs, Meter &meter)
{
    Held held(meter);
    std::array<std::byte, 8192> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    EdgeBoxes edgesOfA(&memory);
    EdgeBoxes edgesOfB(&memory);
    collectHeldEdges(edgesOfA, a, held);
    collectHeldEdges(edgesOfB, b, held);
    return NearestEdges(edgesOfA, edgesOfB, meter).find(mostPairs);
}

/// Between the lines of both figures, the radii left out.
NearestEnd nearestEnd(const Figure &a, const Figure &b, Meter &meter)
{
    meter.spend(a.pointCount() + b.pointCount());
    if (const auto found = nearestEnd(a, b, usualPairs(a, b), meter))
        return *found;
    const auto shorter = [](const Figure &figure) {
        return figure.isInRange() && figure.kind() != FigureKind::Point && figure.kind() != FigureKind::Round;
    };
    // Neither the set of points nor, but for rounding, the distance changes.
    const std::optional<Shape> shorterA = shorter(a) ? std::optional(withoutRetracing(a)) : std::nullopt;
    const std::optional<Shape> shorterB = shorter(b) ? std::optional(withoutRetracing(b)) : std::nullopt;
    return *nearestEnd(shorterA ? Figure(*shorterA) : a, shorterB ? Figure(*shorterB) : b, SIZE_MAX, meter);
}

/// An order of figures: what is measured does not depend on which of two is named first.
bool figureComesFirst(const Figure &a, const Figure &b)
{
    const auto key = [](const Figure &figure) {
        const Box box = figure.box();
        return std::tuple(figure.pointCount(), box.min.x, box.min.y, box.max.x, box.max.y, figure.kind(),
                          figure.lineCount());
    };
    if (key(a) != key(b))
        return key(a) < key(b);
    for (std::size_t i = 0; i < a.lineCount(); ++i) {
        const std::span<const Point> lineOfA = a.line(i);
        const std::span<const Point> lineOfB = b.line(i);
        const auto [one, other] = std::ranges::mismatch(lineOfA, lineOfB);
        if (one == lineOfA.end() || other == lineOfB.end()) {
            if (lineOfA.size() != lineOfB.size())
                return lineOfA.size() < lineOfB.size();
            continue;
        }
        return isBefore(*one, *other);
    }
    return false;
}

Point pointTowards(Point from, Point to, double length)
{
    const double whole = distance(from, to);
    return whole > 0 ? from + (to - from) * std::min(1.0, length / whole) : from;
}

/// A point of a line of `figure` that lies in the area.
std::optional<Point> linePointWithin(const Figure &area, const Figure &figure, Meter &meter)
{
    if (area.kind() != FigureKind::Area)
        return std::nullopt;
    const std::size_t pointCount = area.pointCount();
    for (std::size_t i = 0; i < figure.lineCount(); ++i) {
        meter.spend(pointCount);
        if (!figure.line(i).empty() && locate(figure.line(i).front(), area) != Location::Outside)
            return figure.line(i).front();
    }
    return std::nullopt;
}

/// Of figures that have one: within an area, or where the lines come nearest.
Point commonPoint(const Figure &a, const Figure &b, Meter &meter)
{
    if (const auto p = linePointWithin(a, b, meter))
        return *p;
    if (const auto p = linePointWithin(b, a, meter))
        return *p;
    const ClosestPoints closest = nearestEnd(a, b, meter).points();
    return pointTowards(closest.onA, closest.onB, a.radius());
}

/// Of figures that are apart. Rounding may swallow a gap, but not the fact that there is one.
double gapBetween(const Figure &a, const Figure &b, const NearestEnd &nearest)
{
    return std::max(nearest.distance - (a.radius() + b.radius()), std::numeric_limits<double>::denorm_min());
}

ClosestPoints closestApart(const Figure &a, const Figure &b, Meter &meter)
{
    const NearestEnd nearest = nearestEnd(a, b, meter);
    const auto [onA, onB, distance] = nearest.points();
    return {pointTowards(onA, onB, a.radius()), pointTowards(onB, onA, b.radius()), gapBetween(a, b, nearest)};
}

Answer<double> distanceBetween(const Figure &a, const Figure &b, const Budget &budget)
{
    if (figureComesFirst(b, a))
        return distanceBetween(b, a, budget);
    return answered(budget, [&](Meter &meter) -> Answer<double> {
        if (a.kind() == FigureKind::Nothing || b.kind() == FigureKind::Nothing)
            return endlessSeparation;
        if (relate(a, b, meter) != Relation::Separate)
            return 0.0;
        return gapBetween(a, b, nearestEnd(a, b, meter));
    });
}

Answer<std::optional<ClosestPoints>> closestPointsOf(const Figure &a, const Figure &b, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<std::optional<ClosestPoints>> {
        if (a.kind() == FigureKind::Nothing || b.kind() == FigureKind::Nothing)
            return std::optional<ClosestPoints>();
        if (relate(a, b, meter) == Relation::Separate)
            return std::optional(closestApart(a, b, meter));
        const Point common = commonPoint(a, b, meter);
        return std::optional(ClosestPoints{common, common, 0});
    });
}

} // namespace

Answer<double> distance(const Shape &a, const Shape &b, const Budget &budget)
{
    return distanceBetween(Figure(a), Figure(b), budget);
}

Answer<double> distance(std::span<const Point> a, std::span<const Point> b, const Budget &budget)
{
    return distanceBetween(Figure(a), Figure(b), budget);
}

Answer<double> distance(std::span<const Point> a, const Shape &b, const Budget &budget)
{
    return distanceBetween(Figure(a), Figure(b), budget);
}

Answer<std::optional<ClosestPoints>> closestPoints(const Shape &a, const Shape &b, const Budget &budget)
{
    return closestPointsOf(Figure(a), Figure(b), budget);
}

} // namespace hitbox::geometry
