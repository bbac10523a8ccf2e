#include <algorithm>
#include <cmath>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include "chain.h"
#include "fuzzer.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(region)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Ring first = reader.ring(14);
    const Ring second = reader.ring(14);
    const Region a{{first}};
    const Region b{{second}};
    const double both = signedArea(fuzz::valueOf(combine(a, b, RegionOperation::Intersection)));
    const double either = signedArea(fuzz::valueOf(combine(a, b, RegionOperation::Union)));
    const double onlyA = signedArea(fuzz::valueOf(combine(a, b, RegionOperation::Difference)));
    const double onlyB = signedArea(fuzz::valueOf(combine(b, a, RegionOperation::Difference)));
    const double one = signedArea(fuzz::valueOf(combine(a, b, RegionOperation::SymmetricDifference)));
    fuzz::askAll(a, b, 8);
    if (!fuzz::areModerate(first) || !fuzz::areModerate(second))
        return 0;
    const double most = std::max(fuzz::reach(first), fuzz::reach(second));
    const double rounding = most * most * 1e-11;
    const auto near = [&](double x, double y) { return std::abs(x - y) <= rounding; };
    fuzz::require(near(onlyA + onlyB + both, either), "both differences and the intersection make up the union");
    fuzz::require(near(onlyA + onlyB, one), "both differences make up the symmetric one");
    fuzz::require(near(signedArea(fuzz::valueOf(filledRegion(a.rings))), onlyA + both),
                  "a is what it shares and what it does not");
    for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        const Region filled = fuzz::valueOf(filledRegion(a.rings, rule));
        fuzz::require(near(signedArea(fuzz::valueOf(filledRegion(filled.rings, rule))), signedArea(filled)),
                      "a region fills itself");
    }
    return 0;
}
