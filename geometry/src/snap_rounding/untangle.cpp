#include <hitbox/geometry/untangle.h>

#include <algorithm>
#include <utility>

#include "exact/finite.h"
#include "exact/point_order.h"
#include "meter.h"
#include "snap_rounding/snap_boundary.h"
#include "snap_rounding/snap_cuts.h"
#include "snap_rounding/snap_grid.h"
#include "snap_rounding/snap_rounding.h"
#include "snap_rounding/snapped_to_step.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

std::vector<GridSegment> ringEdges(std::span<const GridRing> rings)
{
    std::vector<GridSegment> edges;
    for (const GridRing &ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i)
            edges.push_back({ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]});
    return edges;
}

std::vector<GridRing> ringsOnGrid(const SnapFrame &frame, std::span<const Ring> rings)
{
    std::vector<GridRing> result;
    for (const Ring &ring : rings) {
        GridRing onGrid;
        onGrid.reserve(ring.size());
        for (const Point p : ring)
            onGrid.push_back(snapped(frame, p));
        result.push_back(withoutIdlePoints(onGrid));
    }
    return result;
}

/// What the rings fill, as edges with the area on their left that meet in ends only.
std::vector<GridSegment> boundaryOfRings(std::span<const GridRing> rings, FillRule rule, Meter &meter)
{
    std::vector<GridSegment> edges = ringEdges(rings);
    const std::vector<GridPoint> hot = hotPixels(edges, meter);
    return filledBoundary(routedThrough(hot, std::move(edges), meter), rule);
}

std::vector<Ring> ringsInPixels(const SnapFrame &frame, std::span<const GridRing> rings)
{
    std::vector<Ring> result;
    for (const GridRing &ring : rings)
        result.push_back(inPixels(frame, ring));
    std::ranges::sort(result, [](const Ring &a, const Ring &b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), isBefore);
    });
    return result;
}

std::vector<Polygon> polygonsInPixels(const SnapFrame &frame, std::span<const GridRing> rings)
{
    std::vector<Polygon> polygons;
    for (Ring &ring : ringsInPixels(frame, rings))
        polygons.push_back({std::move(ring)});
    return polygons;
}

/// Why there is no frame for them.
Failure frameFailure(std::span<const Ring> rings)
{
    const bool isFinite = std::ranges::all_of(rings, [](const Ring &ring) { return areFinite(ring); });
    return isFinite ? Failure::OutOfRange : Failure::NotFinite;
}

std::vector<Ring> asRings(std::span<const Point> ring)
{
    return {Ring(ring.begin(), ring.end())};
}

} // namespace

namespace detail {

Answer<Region> snappedToStep(std::span<const Ring> rings, FillRule rule, double finest, Meter &meter)
{
    const auto frame = snapFrame(rings, finest);
    if (!frame)
        return frameFailure(rings);
    return Region{ringsInPixels(*frame, linkedRings(boundaryOfRings(ringsOnGrid(*frame, rings), rule, meter)))};
}

} // namespace detail

std::optional<double> snapStep(std::span<const Ring> rings)
{
    const auto frame = snapFrame(rings);
    return frame ? std::optional(frame->step) : std::nullopt;
}

Answer<Region> snapped(std::span<const Ring> rings, FillRule rule, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return snappedToStep(rings, rule, documentStep, meter); });
}

Answer<Region> snapped(std::span<const Point> ring, FillRule rule, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return snappedToStep(asRings(ring), rule, documentStep, meter); });
}

Answer<Region> snapped(const Region &region, const Budget &budget)
{
    return snapped(region.rings, FillRule::EvenOdd, budget);
}

Answer<std::vector<Polygon>> untangled(std::span<const Point> ring, FillRule rule, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<std::vector<Polygon>> {
        const std::vector<Ring> rings = asRings(ring);
        const auto frame = snapFrame(rings);
        if (!frame)
            return frameFailure(rings);
        return polygonsInPixels(*frame,
                                partsWithoutHoles(boundaryOfRings(ringsOnGrid(*frame, rings), rule, meter), meter));
    });
}

Answer<std::vector<Polygon>> outerOutlines(std::span<const Point> ring, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<std::vector<Polygon>> {
        const std::vector<Ring> rings = asRings(ring);
        const auto frame = snapFrame(rings);
        if (!frame)
            return frameFailure(rings);
        std::vector<GridRing> outer =
            linkedRings(boundaryOfRings(ringsOnGrid(*frame, rings), FillRule::NonZero, meter));
        std::erase_if(outer, [](const GridRing &outline) { return !isCounterClockwise(outline); });
        // Without the holes, what they held is wound around twice.
        auto filled = linkedRings(filledBoundary(ringEdges(outer), FillRule::NonZero));
        for (GridRing &outline : filled)
            outline = withoutIdlePoints(outline);
        return polygonsInPixels(*frame, filled);
    });
}

} // namespace hitbox::geometry
