#include <hitbox/geometry/region.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory_resource>
#include <numbers>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "finite.h"
#include "overlay.h"
#include "region_rings.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

using overlay::Index;
using overlay::Overlay;
using overlay::OwnedRing;
using overlay::Owner;
using overlay::Windings;

bool isFilled(std::int32_t windings, FillRule rule)
{
    return rule == FillRule::EvenOdd ? windings % 2 != 0 : windings != 0;
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
Region regionWhere(const Overlay &overlay, std::pmr::memory_resource *memory, IsKept isKept)
{
    std::pmr::vector<Index> boundary(memory);
    boundary.reserve(overlay.arcs.size());
    for (const Index halfArc : overlay.halfArcs) {
        if (isKept(overlay.left(halfArc)) && !isKept(overlay.left(halfArc ^ 1)))
            boundary.push_back(halfArc);
    }
    return linkedRegion(overlay, boundary, memory);
}

/// Enough for all that two rings of 32 points with a few crossings need, so that nothing but the result is allocated.
constexpr std::size_t stackBytes = 16384;

Region combined(std::span<const Ring> a, std::span<const Ring> b, RegionOperation operation, FillRule rule)
{
    std::array<std::byte, stackBytes> store;
    std::pmr::monotonic_buffer_resource memory(store.data(), store.size());
    std::pmr::vector<OwnedRing> rings(&memory);
    rings.reserve(a.size() + b.size());
    for (const Ring &ring : a)
        rings.push_back({ring, Owner::A});
    for (const Ring &ring : b)
        rings.push_back({ring, Owner::B});
    const std::optional<Overlay> overlay = overlay::overlayOf(rings, overlay::Spikes::Drop, &memory);
    if (!overlay)
        return {};
    return regionWhere(*overlay, &memory, [=](Windings windings) {
        return keeps(operation, isFilled(windings.a, rule), isFilled(windings.b, rule));
    });
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
    Region operator()(const Region &region) const { return region; }

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

    double operator()(const Region &region) const
    {
        const bool isFinite = std::ranges::all_of(region.rings, [](const Ring &ring) { return areFinite(ring); });
        return isFinite ? area(region) : 0;
    }
};

} // namespace

Region filledRegion(std::span<const Ring> rings, FillRule rule)
{
    return combined(rings, {}, RegionOperation::Union, rule);
}

Region combine(const Region &a, const Region &b, RegionOperation operation, FillRule rule)
{
    return combined(a.rings, b.rings, operation, rule);
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
