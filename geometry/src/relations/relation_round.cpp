#include <algorithm>
#include <cmath>
#include <compare>
#include <vector>

#include <hitbox/geometry/segment_meeting.h>

#include "exact/exact_distance.h"
#include "exact/point_order.h"
#include "index/edge_boxes.h"
#include "relations/relation_figure.h"

namespace hitbox::geometry::detail {
namespace {

using RoundOrder = std::strong_ordering;

/// True only where the boxes are too far apart for the radius, rounding allowed for.
bool areApart(const Figure &round, const Figure &other)
{
    const Box a = round.box();
    const Box b = other.box();
    const double gap = std::max({b.min.x - a.max.x, a.min.x - b.max.x, b.min.y - a.max.y, a.min.y - b.max.y});
    return gap * (1 - 0x1p-50) > round.radius() + other.radius();
}

/// Around all that the round figure may hold, rounding allowed for.
Box reachOf(const Figure &round)
{
    const Box inner = round.box();
    const double reach = round.radius() * (1 + 0x1p-50);
    constexpr double wider = 0x1p-50;
    return {{inner.min.x - reach - wider * std::abs(inner.min.x), inner.min.y - reach - wider * std::abs(inner.min.y)},
            {inner.max.x + reach + wider * std::abs(inner.max.x), inner.max.y + reach + wider * std::abs(inner.max.y)}};
}

bool containsAll(const Figure &round, const Figure &other)
{
    const Radius radius = radiusOf(round.radius());
    for (std::size_t i = 0; i < other.lineCount(); ++i)
        for (const Point p : other.line(i))
            if (compareDistance(p, round.spine(), radius) > 0)
                return false;
    return true;
}

/// A round figure is convex: it contains another when it contains the discs at both ends, and those when it contains
/// their centres still once it is shrunk by their radius.
bool containsRound(const Figure &outer, const Figure &inner)
{
    const Radius radius = difference(outer.radius(), inner.radius());
    return compareDistance(inner.spine().from, outer.spine(), radius) <= 0 &&
           compareDistance(inner.spine().to, outer.spine(), radius) <= 0;
}

Relation relateTwoRound(const Figure &a, const Figure &b)
{
    const RoundOrder order = compareDistance(a.spine(), b.spine(), sum(a.radius(), b.radius()));
    if (order != RoundOrder::less)
        return order == RoundOrder::equal ? Relation::Touching : Relation::Separate;
    const bool bWithinA = containsRound(a, b);
    const bool aWithinB = containsRound(b, a);
    if (bWithinA)
        return aWithinB ? Relation::Equal : Relation::Containing;
    return aWithinB ? Relation::Contained : Relation::Overlapping;
}

/// Against lines, or against an area of which nothing but lines meets the inside of the round figure.
Relation relateToLines(const Figure &round, const Figure &other)
{
    const Box reach = reachOf(round);
    const Radius radius = radiusOf(round.radius());
    RoundOrder nearest = RoundOrder::greater;
    other.hasEdge([&](const Segment &edge) {
        if (!haveCommonPoint(reach, boxOf(edge)))
            return false;
        const RoundOrder order = compareDistance(round.spine(), edge, radius);
        if (order != RoundOrder::greater)
            nearest = order;
        return order == RoundOrder::less;
    });
    if (nearest != RoundOrder::less)
        return nearest == RoundOrder::equal ? Relation::Touching : Relation::Separate;
    return containsAll(round, other) ? Relation::Containing : Relation::Overlapping;
}

/// The pieces of the edge that bound what the area's rings fill: those on which an odd number of edges lie. Crossings
/// change nothing about that, so all ends of pieces are ends of edges.
std::vector<Segment> boundingPieces(const Segment &edge, const Figure &area, Meter &meter)
{
    meter.spend(area.pointCount());
    std::vector<Segment> onEdge; // each from its lesser end
    area.hasEdge([&](const Segment &other) {
        if (!haveCommonPoint(boxOf(edge), boxOf(other)) || crossSign(edge.from, edge.to, edge.from, other.from) != 0 ||
            crossSign(edge.from, edge.to, edge.from, other.to) != 0)
            return false;
        const SegmentMeeting shared = meeting(edge, other);
        if (shared.kind == MeetingKind::Overlapping)
            onEdge.push_back(isBefore(shared.first, shared.last) ? Segment{shared.first, shared.last}
                                                                 : Segment{shared.last, shared.first});
        return false;
    });
    if (onEdge.size() == 1)
        return onEdge;
    std::vector<Point> ends;
    for (const Segment &piece : onEdge)
        ends.insert(ends.end(), {piece.from, piece.to});
    // Sorted, ends of pieces that cancel out stand side by side; what is left opens and closes by turns.
    std::ranges::sort(ends, isBefore);
    std::vector<Segment> pieces;
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
        if (ends[i] != ends[i + 1])
            pieces.push_back({ends[i], ends[i + 1]});
    return pieces;
}

/// Whether the boundary of what the rings fill runs through the inside of the round figure.
bool isCut(const Figure &round, const Figure &area, Meter &meter)
{
    const Box reach = reachOf(round);
    const Radius radius = radiusOf(round.radius());
    const auto enters = [&](const Segment &piece) {
        return compareDistance(round.spine(), piece, radius) == RoundOrder::less;
    };
    return area.hasEdge([&](const Segment &edge) {
        return haveCommonPoint(reach, boxOf(edge)) && enters(edge) &&
               std::ranges::any_of(boundingPieces(edge, area, meter), enters);
    });
}

/// Whether the rings fill the places right beside p: those of a ray from p that starts a hair to the left and below,
/// and so meets no vertex and starts on no edge.
bool fillsBeside(Point p, const Figure &area)
{
    bool isFilled = false;
    area.hasEdge([&](const Segment &edge) {
        const auto [a, b] = edge;
        if ((a.y <= p.y) != (b.y <= p.y)) {
            const int down = a.y <= p.y ? 1 : -1;
            isFilled ^= crossSign(a, b, a, p) * down >= 0;
        }
        return false;
    });
    return isFilled;
}

/// Where no boundary of the area runs inside of the round figure, all inner points of that are on one side of it, but
/// for lines of no area.
Relation relateToArea(const Figure &round, const Figure &area, Meter &meter)
{
    meter.spend(area.pointCount());
    if (isCut(round, area, meter))
        return containsAll(round, area) ? Relation::Containing : Relation::Overlapping;
    if (fillsBeside(round.spine().from, area))
        return Relation::Contained;
    return relateToLines(round, area);
}

} // namespace

Relation relateRound(const Figure &a, const Figure &b, Meter &meter)
{
    if (areApart(a, b))
        return Relation::Separate;
    switch (b.kind()) {
    case FigureKind::Round: return relateTwoRound(a, b);
    case FigureKind::Area: return relateToArea(a, b, meter);
    default: return relateToLines(a, b);
    }
}

} // namespace hitbox::geometry::detail
