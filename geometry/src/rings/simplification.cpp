#include <hitbox/geometry/simplification.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include <hitbox/geometry/self_intersection.h>

#include "exact/finite.h"
#include "meter.h"
#include "rings/corner_removal.h"
#include "rings/douglas_peucker.h"
#include "rings/thinned_soundness.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

bool isFiniteRegion(const Region &region)
{
    return std::ranges::all_of(region.rings, [](const Ring &ring) { return areFinite(ring); });
}

bool isSimpleRing(const Ring &ring)
{
    return isSimple(ring);
}

} // namespace

Answer<Region> simplified(const Region &region, double tolerance, OutlineSide side, const Budget &budget)
{
    if (!(tolerance >= 0))
        return region;
    return answered(budget, [&](Meter &meter) -> Answer<Region> {
        const RemovalLimits limits{tolerance, 0, side};
        if (side == OutlineSide::Outside)
            return isFiniteRegion(region) ? withCornersRemoved(region, limits, meter) : region;
        std::optional<ThinnedRegion> simpler = thinned(region, tolerance, meter);
        if (!simpler)
            return region;
        if (isSound(region, *simpler, meter) || !std::ranges::all_of(region.rings, isSimpleRing))
            return std::move(simpler->region);
        return withCornersRemoved(region, limits, meter);
    });
}

Answer<Region> simplifiedTo(const Region &region, std::size_t cornerCount, OutlineSide side, const Budget &budget)
{
    if (!isFiniteRegion(region))
        return region;
    return answered(budget, [&](Meter &meter) -> Answer<Region> {
        return withCornersRemoved(region, {std::numeric_limits<double>::infinity(), cornerCount, side}, meter);
    });
}

} // namespace hitbox::geometry
