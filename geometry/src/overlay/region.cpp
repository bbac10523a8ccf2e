#include <hitbox/geometry/region.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory_resource>
#include <numbers>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "exact/finite.h"
#include "exact/plain_vectors.h"
#include "index/ray_winding.h"
#include "meter.h"
#include "overlay/boundary_walk.h"
#include "overlay/filled_within.h"
#include "overlay/overlay.h"
#include "overlay/region_rings.h"
#include "snap_rounding/snapped_to_step.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

using overlay::CutLines;
using overlay::Index;
using overlay::Overlay;
using overlay::OverlayLines;
using overlay::OwnedRing;
using overlay::Owner;
using overlay::Windings;

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

/// What to keep of places inside of both shapes, of one and of none, where neither shape's rings wind more than once.
template <typename IsKept>
KeptPlaces keptPlaces(const CutLines &cut, IsKept isKept)
{
    const auto [a, b] = windingsInside(cut);
    return {{{isKept(Windings{}), isKept(Windings{0, b})}, {isKept(Windings{a, 0}), isKept(Windings{a, b})}}};
}

/// Enough for all that two rings of 32 points with a few crossings need, so that nothing but the result is allocated.
constexpr std::size_t regionStackBytes = 16384;

struct RingsToOverlay {
    std::span<const Ring> a;
    std::span<const Ring> b;
};

struct OverlaidRegion {
    Region region;
    bool mayMeetAnew = false; ///< see Overlay
};

template <typename IsKept>
std::optional<OverlaidRegion> overlaid(const RingsToOverlay &input, Meter &meter, IsKept isKept)
{
    std::array<std::byte, regionStackBytes> store;
    std::pmr::monotonic_buffer_resource memory(store.data(), store.size());
    std::pmr::vector<OwnedRing> rings(&memory);
    rings.reserve(input.a.size() + input.b.size());
    for (const Ring &ring : input.a)
        rings.push_back({ring, Owner::A});
    for (const Ring &ring : input.b)
        rings.push_back({ring, Owner::B});
    std::optional<OverlayLines> lines = paidLinesOf(rings, overlay::Spikes::Drop, &memory, meter);
    if (!lines)
        return std::nullopt;
    CutLines cut(*std::move(lines), &memory, meter);
    const bool mayMeetAnew = cut.mayMeetAnew;
    if (isPlain(cut)) {
        if (std::optional<Region> region = walkedRegion(cut, keptPlaces(cut, isKept), &memory))
            return OverlaidRegion{*std::move(region), mayMeetAnew};
    }
    return OverlaidRegion{regionWhere(Overlay(std::move(cut), &memory, meter), &memory, isKept), mayMeetAnew};
}

std::size_t pointCount(const Region &region)
{
    std::size_t count = 0;
    for (const Ring &ring : region.rings)
        count += ring.size();
    return count;
}

double largestRegionCoordinate(const Region &region)
{
    double largest = 0;
    for (const Ring &ring : region.rings)
        for (const Point p : ring)
            largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
    return largest;
}

double ringLength(const Ring &ring)
{
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto [from, to] = edge(ring, i);
        sum += std::abs(to.x - from.x) + std::abs(to.y - from.y);
    }
    return sum;
}

/// Rings that are hardly wider than the last bit of coordinates have no certain place nor area.
void dropSlivers(Region &region)
{
    const double largest = largestRegionCoordinate(region);
    if (largest > 0x1p400 || largest < 0x1p-400) // areas are beyond all doubles, or next to none
        return;
    const double lastBits = largest * 0x1p-51;
    std::erase_if(region.rings,
                  [=](const Ring &ring) { return std::abs(signedArea(ring)) <= ringLength(ring) * lastBits; });
}

/// Overlays what came out with itself until no edges meet any more, without slivers. Each time, crossings move by no
/// more than the last bit, and there are hardly ever any after the second. Nothing where there get more and more, as in
/// bundles of edges that lie within the last bit of each other.
std::optional<Region> settledInRounds(Region region, Meter &meter)
{
    constexpr int mostRounds = 8;
    dropSlivers(region);
    const std::size_t mostPoints = 4 * pointCount(region) + 64;
    for (int round = 0; round < mostRounds && pointCount(region) <= mostPoints; ++round) {
        const MemoryLoan loan(meter);
        std::optional<OverlaidRegion> next =
            overlaid({region.rings, {}}, meter, [](Windings windings) { return windings.a % 2 != 0; });
        if (!next) // rounding has led beyond all doubles
            return std::nullopt;
        region = std::move(next->region);
        if (!next->mayMeetAnew)
            return region;
        dropSlivers(region);
    }
    return std::nullopt;
}

/// With all coordinates rounded to multiples of a power of two, not less than the last bit of any.
Region roundedTo(double step, Region region)
{
    const double rounder = step * 0x1.8p52;
    for (Ring &ring : region.rings)
        for (Point &p : ring)
            p = {(p.x + rounder) - rounder, (p.y + rounder) - rounder};
    return region;
}

/// A region without what rounding its crossings broke. What does not settle as it is does when edges that nearly are
/// one become one: its corners are rounded by ever more bits, and last put on a grid on which it is sure to.
Answer<Region> settled(const Region &region, Meter &meter)
{
    if (std::optional<Region> settled = settledInRounds(region, meter))
        return *std::move(settled);
    const int exponent = std::ilogb(largestRegionCoordinate(region));
    for (const int bits : {46, 42, 38})
        if (std::optional<Region> settled =
                settledInRounds(roundedTo(std::scalbn(1.0, exponent - bits), region), meter))
            return *std::move(settled);
    return snappedToStep(region.rings, FillRule::EvenOdd, std::numeric_limits<double>::min(), meter);
}

template <typename IsKept>
Answer<Region> combined(const RingsToOverlay &rings, Meter &meter, IsKept isKept)
{
    std::optional<OverlaidRegion> result = overlaid(rings, meter, isKept);
    if (!result)
        return Failure::NotFinite;
    if (!result->mayMeetAnew)
        return std::move(result->region);
    return settled(result->region, meter);
}

Answer<Region> combined(const Region &a, const Region &b, RegionOperation operation, FillRules rules, Meter &meter)
{
    return combined({a.rings, b.rings}, meter, [=](Windings windings) {
        return keeps(operation, isFilled(windings.a, rules.a), isFilled(windings.b, rules.b));
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
        if (!isFinite(circle.center) || !std::isfinite(circle.radius))
            return notFinite();
        return circle.radius > 0 ? Region{{flattened(circle, m_tolerance)}} : Region{};
    }

    Region operator()(const Capsule &capsule) const
    {
        if (!isFinite(capsule.from) || !isFinite(capsule.to) || !std::isfinite(capsule.radius))
            return notFinite();
        return capsule.radius > 0 ? Region{{flattened(capsule, m_tolerance)}} : Region{};
    }

private:
    static Region notFinite()
    {
        constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
        return {{{{notANumber, notANumber}}}};
    }

    double m_tolerance;
};

struct AreaOf {
    Meter &meter;

    Answer<double> operator()(Point p) const { return finiteArea(isFinite(p), 0); }
    Answer<double> operator()(const Segment &segment) const
    {
        return finiteArea(isFinite(segment.from) && isFinite(segment.to), 0);
    }
    Answer<double> operator()(const Chain &chain) const { return finiteArea(areFinite(chain.points), 0); }
    Answer<double> operator()(const Box &box) const
    {
        return finiteArea(isFinite(box.min) && isFinite(box.max), box.width() * box.height());
    }

    Answer<double> operator()(const Circle &circle) const
    {
        return finiteArea(isFinite(circle.center) && std::isfinite(circle.radius),
                          std::numbers::pi * circle.radius * circle.radius);
    }

    Answer<double> operator()(const Capsule &capsule) const
    {
        const double length = detail::lengthOf(capsule.to - capsule.from);
        return finiteArea(isFinite(capsule.from) && isFinite(capsule.to) && std::isfinite(capsule.radius),
                          (std::numbers::pi * capsule.radius + 2 * length) * capsule.radius);
    }

    Answer<double> operator()(const Polygon &polygon) const
    {
        if (areFinite(polygon.points) && isSimple(polygon.points))
            return finiteArea(true, std::abs(signedArea(polygon.points)));
        return filledArea(std::span(&polygon.points, 1));
    }

    Answer<double> operator()(const Region &region) const { return filledArea(region.rings); }

private:
    static Answer<double> finiteArea(bool isFinite, double area)
    {
        if (!isFinite)
            return Failure::NotFinite;
        if (!std::isfinite(area))
            return Failure::OutOfRange;
        return area;
    }

    Answer<double> filledArea(std::span<const Ring> rings) const
    {
        const Answer<Region> filled = filledWithin(rings, FillRule::EvenOdd, meter);
        if (!filled)
            return filled.failure();
        return finiteArea(true, signedArea(*filled));
    }
};

} // namespace

namespace detail {

Answer<Region> filledWithin(std::span<const Ring> rings, FillRule rule, Meter &meter)
{
    return combined({rings, {}}, meter, [=](Windings windings) { return isFilled(windings.a, rule); });
}

} // namespace detail

Answer<Region> filledRegion(std::span<const Ring> rings, FillRule rule, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return filledWithin(rings, rule, meter); });
}

Answer<Region> filledRegion(std::span<const Point> ring, FillRule rule, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) {
        const Ring copy(ring.begin(), ring.end());
        return filledWithin(std::span(&copy, 1), rule, meter);
    });
}

Answer<Region> combine(const Region &a, const Region &b, RegionOperation operation, FillRules rules,
                       const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return combined(a, b, operation, rules, meter); });
}

Answer<Region> regionOf(const Shape &shape, double tolerance, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) {
        const Region bounding = std::visit(BoundingRings(tolerance), shape);
        return filledWithin(bounding.rings, FillRule::EvenOdd, meter);
    });
}

Answer<Region> sharedRegion(const Shape &a, const Shape &b, double tolerance, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) {
        const BoundingRings boundingRings(tolerance);
        return combined(std::visit(boundingRings, a), std::visit(boundingRings, b), RegionOperation::Intersection, {},
                        meter);
    });
}

Answer<double> area(const Shape &shape, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return std::visit(AreaOf{meter}, shape); });
}

} // namespace hitbox::geometry
