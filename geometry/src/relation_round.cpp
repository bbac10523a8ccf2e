#include <algorithm>
#include <compare>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/self_intersection.h>

#include "exact_distance.h"
#include "relation_figure.h"

namespace hitbox::geometry::detail {
namespace {

using Order = std::strong_ordering;

Segment spine(const Figure &round)
{
    return {round.points()[0], round.points()[1]};
}

/// True only where the boxes are too far apart for the radius, rounding allowed for.
bool areApart(const Figure &round, const Figure &other)
{
    const Box a = round.box();
    const Box b = other.box();
    const double gap = std::max({b.min.x - a.max.x, a.min.x - b.max.x, b.min.y - a.max.y, a.min.y - b.max.y});
    return gap * (1 - 0x1p-50) > round.radius() + other.radius();
}

/// How the distance of the nearest edge compares with the round figure's radius; `greater` without edges.
template <typename EdgeAt>
Order compareNearest(const Figure &round, std::size_t edgeCount, EdgeAt edgeAt)
{
    const Segment inner = spine(round);
    const Radius radius = radiusOf(round.radius());
    Order nearest = Order::greater;
    for (std::size_t i = 0; i < edgeCount && nearest != Order::less; ++i) {
        const Order order = compareDistance(inner, edgeAt(i), radius);
        if (order != Order::greater)
            nearest = order;
    }
    return nearest;
}

bool containsAll(const Figure &round, std::span<const Point> points)
{
    const Radius radius = radiusOf(round.radius());
    return std::ranges::all_of(points, [&](Point p) { return compareDistance(p, spine(round), radius) <= 0; });
}

/// A round figure is convex: it contains another when it contains the discs at both ends, and those when it contains
/// their centres still once it is shrunk by their radius.
bool containsRound(const Figure &outer, const Figure &inner)
{
    const Radius radius = difference(outer.radius(), inner.radius());
    return std::ranges::all_of(inner.points(), [&](Point p) { return compareDistance(p, spine(outer), radius) <= 0; });
}

Relation relateTwoRound(const Figure &a, const Figure &b)
{
    const Order order = compareDistance(spine(a), spine(b), sum(a.radius(), b.radius()));
    if (order != Order::less)
        return order == Order::equal ? Relation::Touching : Relation::Separate;
    const bool bWithinA = containsRound(a, b);
    const bool aWithinB = containsRound(b, a);
    if (bWithinA)
        return aWithinB ? Relation::Equal : Relation::Containing;
    return aWithinB ? Relation::Contained : Relation::Overlapping;
}

/// Against a line, or against an area whose inside does not meet that of the round figure.
Relation relateToLine(const Figure &round, const Figure &other)
{
    const Order nearest = compareNearest(round, other.edgeCount(), [&](std::size_t i) { return other.edge(i); });
    if (nearest != Order::less)
        return nearest == Order::equal ? Relation::Touching : Relation::Separate;
    return containsAll(round, other.points()) ? Relation::Containing : Relation::Overlapping;
}

/// `region` is what the figure's ring fills. Where no boundary of it runs inside of the round figure, all inner points
/// of that are on one side of it.
Relation relateToArea(const Figure &round, const Figure &area, const Region &region)
{
    const bool isCut = std::ranges::any_of(region.rings, [&](const Ring &ring) {
        return compareNearest(round, ring.size(), [&](std::size_t i) { return edge(ring, i); }) == Order::less;
    });
    if (isCut)
        return containsAll(round, area.points()) ? Relation::Containing : Relation::Overlapping;
    if (locate(spine(round).from, region) == Location::Inside)
        return Relation::Contained;
    return relateToLine(round, area);
}

} // namespace

Relation relateRound(const Figure &a, const Figure &b)
{
    if (areApart(a, b))
        return Relation::Separate;
    if (b.kind() == FigureKind::Round)
        return relateTwoRound(a, b);
    if (b.kind() == FigureKind::Line)
        return relateToLine(a, b);
    const Ring ring(b.points().begin(), b.points().end());
    return relateToArea(a, b, isSimple(ring) ? Region{{ring}} : filledRegion(std::span(&ring, 1)));
}

} // namespace hitbox::geometry::detail
