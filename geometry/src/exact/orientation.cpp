#include <hitbox/geometry/orientation.h>

#include "exact/expansion.h"
#include "exact/lanes.h"

namespace hitbox::geometry::detail {

namespace {

/// Whether the coordinates are multiples of 1/256 up to 2^17. Products of their differences are exact then: they have
/// at most 52 bits.
bool isOnFineGrid(TwoDoubles coordinates)
{
    const TwoDoubles shifter = TwoDoubles::all(0x1.8p44); // doubles of this size are 1/256 apart
    const TwoDoubles onGrid = (coordinates + shifter) - shifter;
    const TwoDoubles size = magnitude(coordinates);
    constexpr TwoBits both = 3;
    return (equal(onGrid, coordinates) & above(TwoDoubles::all(0x1p17), size)) == both;
}

} // namespace

Orientation exactOrientation(const Point &a, const Point &b, const Point &c)
{
    const auto areOnFineGrid = static_cast<int>(isOnFineGrid(TwoDoubles::of(a))) &
                               static_cast<int>(isOnFineGrid(TwoDoubles::of(b))) &
                               static_cast<int>(isOnFineGrid(TwoDoubles::of(c)));
    if (areOnFineGrid != 0)
        return static_cast<Orientation>(-signOf((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)));
    return static_cast<Orientation>(-exactCrossSign(a, b, a, c));
}

} // namespace hitbox::geometry::detail
