#include <hitbox/geometry/region.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "arrangement.h"
#include "finite.h"
#include "region_rings.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

bool isOdd(std::int32_t windings)
{
    return windings % 2 != 0;
}

bool keeps(RegionOperation operation, bool inA, bool inB)
{
    switch (operation) {
    case RegionOperation::Intersection: return inA && inB;
    case RegionOperation::Union: return inA || inB;
    case RegionOperation::Difference: return inA && !inB;
    case RegionOperation::SymmetricDifference: return inA != inB;
    }
    return false;
}

/// The region of all places whose windings `isKept` accepts.
template <typename IsKept>
Region regionWhere(const Arrangement &arrangement, IsKept isKept)
{
    std::vector<Index> boundary;
    for (Index i = 0; i < arrangement.subEdges.size(); ++i) {
        const SubEdge &sub = arrangement.subEdges[i];
        const bool leftKept = isKept(sub.left);
        if (leftKept != isKept(sub.right()))
            boundary.push_back(leftKept ? 2 * i : 2 * i + 1);
    }
    return linkedRegion(arrangement, boundary);
}

bool isFinite(std::span<const Ring> rings)
{
    return std::ranges::all_of(rings, [](const Ring &ring) { return areFinite(ring); });
}

/// The rings that bound a shape's area, filled even-odd; they need not make a valid region.
class BoundingRings
{
public:
    explicit BoundingRings(double tolerance)
        : m_tolerance(tolerance)
    {
    }

    Region operator()(Point) const { return {}; }
    Region operator()(const Segment &) const { return {}; }
    Region operator()(const Chain &) const { return {}; }
    Region operator()(const Polygon &polygon) const { return {{polygon.points}}; }

    Region operator()(const Box &box) const
    {
        return {{{box.min, {box.min.x, box.max.y}, box.max, {box.max.x, box.min.y}}}};
    }

    Region operator()(const Circle &circle) const
    {
        return circle.radius > 0 ? Region{{flattened(circle, m_tolerance)}} : Region{};
    }

    Region operator()(const Capsule &capsule) const
    {
        return capsule.radius > 0 ? Region{{flattened(capsule, m_tolerance)}} : Region{};
    }

private:
    double m_tolerance;
};

struct AreaOf {
    double operator()(Point) const { return 0; }
    double operator()(const Segment &) const { return 0; }
    double operator()(const Chain &) const { return 0; }
    double operator()(const Box &box) const { return box.width() * box.height(); }

    double operator()(const Circle &circle) const { return std::numbers::pi * circle.radius * circle.radius; }

    double operator()(const Capsule &capsule) const
    {
        const double length = std::hypot(capsule.to.x - capsule.from.x, capsule.to.y - capsule.from.y);
        return (std::numbers::pi * capsule.radius + 2 * length) * capsule.radius;
    }

    double operator()(const Polygon &polygon) const
    {
        if (!areFinite(polygon.points))
            return 0;
        if (isSimple(polygon.points))
            return std::abs(signedArea(polygon.points));
        return area(filledRegion(std::span(&polygon.points, 1)));
    }
};

} // namespace

Region filledRegion(std::span<const Ring> rings, FillRule rule)
{
    if (!isFinite(rings))
        return {};
    ArrangementInput input;
    for (const Ring &ring : rings)
        input.addRing(ring, Owner::A);
    const Arrangement arrangement = arrange(std::move(input));
    if (rule == FillRule::NonZero)
        return regionWhere(arrangement, [](Windings windings) { return windings.a != 0; });
    return regionWhere(arrangement, [](Windings windings) { return isOdd(windings.a); });
}

Region combine(const Region &a, const Region &b, RegionOperation operation)
{
    if (!isFinite(a.rings) || !isFinite(b.rings))
        return {};
    ArrangementInput input;
    for (const Ring &ring : a.rings)
        input.addRing(ring, Owner::A);
    for (const Ring &ring : b.rings)
        input.addRing(ring, Owner::B);
    return regionWhere(arrange(std::move(input)), [operation](Windings windings) {
        return keeps(operation, isOdd(windings.a), isOdd(windings.b));
    });
}

Region regionOf(const Shape &shape, double tolerance)
{
    return filledRegion(std::visit(BoundingRings(tolerance), shape).rings);
}

Region sharedRegion(const Shape &a, const Shape &b, double tolerance)
{
    const BoundingRings boundingRings(tolerance);
    return combine(std::visit(boundingRings, a), std::visit(boundingRings, b), RegionOperation::Intersection);
}

double area(const Shape &shape)
{
    return std::visit(AreaOf{}, shape);
}

} // namespace hitbox::geometry
