#include <hitbox/geometry/simplification.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include <hitbox/geometry/self_intersection.h>

#include "corner_removal.h"
#include "douglas_peucker.h"
#include "finite.h"
#include "thinned_soundness.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

bool isFiniteRegion(const Region &region)
{
    return std::ranges::all_of(region.rings, [](const Ring &ring) { return areFinite(ring); });
}

} // namespace

Region simplified(const Region &region, double tolerance, OutlineSide side)
{
    if (!(tolerance >= 0))
        return region;
    const RemovalLimits limits{tolerance, 0, side};
    if (side == OutlineSide::Outside)
        return isFiniteRegion(region) ? withCornersRemoved(region, limits) : region;
    std::optional<ThinnedRegion> simpler = thinned(region, tolerance);
    if (!simpler)
        return region;
    if (isSound(region, *simpler) || !std::ranges::all_of(region.rings, isSimple))
        return std::move(simpler->region);
    return withCornersRemoved(region, limits);
}

Region simplifiedTo(const Region &region, std::size_t cornerCount, OutlineSide side)
{
    if (!isFiniteRegion(region))
        return region;
    return withCornersRemoved(region, {std::numeric_limits<double>::infinity(), cornerCount, side});
}

} // namespace hitbox::geometry
