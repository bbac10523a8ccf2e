#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/relation.h>

#include "chain.h"
#include "fuzzer.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(relation)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Shape a = reader.shape();
    const Shape b = reader.shape();
    const auto relation = relate(a, b);
    fuzz::require(relation && relate(b, a) == converse(*relation), "the other way round, the answer is the converse");
    const Region areaOfA = fuzz::valueOf(regionOf(a));
    const Region areaOfB = fuzz::valueOf(regionOf(b));
    for (const RegionOperation operation : {RegionOperation::Intersection, RegionOperation::Union,
                                            RegionOperation::Difference, RegionOperation::SymmetricDifference}) {
        const Shape result = fuzz::valueOf(combine(areaOfA, areaOfB, operation));
        fuzz::requireSoundRelation(result, a);
        fuzz::requireSoundRelation(b, result);
    }
    const auto toItself = relate(a, a);
    fuzz::require(toItself == Relation::Equal || toItself == Relation::Separate,
                  "a shape equals itself, unless it has no points");
    return 0;
}
