#include <hitbox/geometry/untangle.h>

#include <algorithm>
#include <utility>

#include "point_order.h"
#include "snap_boundary.h"
#include "snap_cuts.h"
#include "snap_grid.h"
#include "snap_rounding.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

std::vector<GridSegment> edgesOf(std::span<const GridRing> rings)
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
std::optional<std::vector<GridSegment>> boundaryOf(std::span<const GridRing> rings, FillRule rule)
{
    std::vector<GridSegment> edges = edgesOf(rings);
    const auto hot = hotPixels(edges);
    if (!hot)
        return std::nullopt;
    const auto pieces = routedThrough(*hot, std::move(edges));
    if (!pieces)
        return std::nullopt;
    return filledBoundary(*pieces, rule);
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

} // namespace

std::optional<double> snapStep(std::span<const Ring> rings)
{
    const auto frame = snapFrame(rings);
    return frame ? std::optional(frame->step) : std::nullopt;
}

std::optional<Region> snapped(std::span<const Ring> rings, FillRule rule)
{
    const auto frame = snapFrame(rings);
    if (!frame)
        return std::nullopt;
    auto boundary = boundaryOf(ringsOnGrid(*frame, rings), rule);
    if (!boundary)
        return std::nullopt;
    return Region{ringsInPixels(*frame, linkedRings(std::move(*boundary)))};
}

std::optional<Region> snapped(const Region &region)
{
    return snapped(region.rings, FillRule::EvenOdd);
}

std::optional<std::vector<Polygon>> untangled(std::span<const Point> ring, FillRule rule)
{
    const Ring copy(ring.begin(), ring.end());
    const std::span<const Ring> rings(&copy, 1);
    const auto frame = snapFrame(rings);
    if (!frame)
        return std::nullopt;
    auto boundary = boundaryOf(ringsOnGrid(*frame, rings), rule);
    if (!boundary)
        return std::nullopt;
    const auto parts = partsWithoutHoles(std::move(*boundary));
    return parts ? std::optional(polygonsInPixels(*frame, *parts)) : std::nullopt;
}

std::optional<std::vector<Polygon>> outerOutlines(std::span<const Point> ring)
{
    const Ring copy(ring.begin(), ring.end());
    const std::span<const Ring> rings(&copy, 1);
    const auto frame = snapFrame(rings);
    if (!frame)
        return std::nullopt;
    const auto boundary = boundaryOf(ringsOnGrid(*frame, rings), FillRule::NonZero);
    if (!boundary)
        return std::nullopt;
    std::vector<GridRing> outer = linkedRings(*boundary);
    std::erase_if(outer, [](const GridRing &outline) { return !isCounterClockwise(outline); });
    // Without the holes, what they held is wound around twice.
    auto filled = linkedRings(filledBoundary(edgesOf(outer), FillRule::NonZero));
    for (GridRing &outline : filled)
        outline = withoutIdlePoints(outline);
    return polygonsInPixels(*frame, filled);
}

} // namespace hitbox::geometry
