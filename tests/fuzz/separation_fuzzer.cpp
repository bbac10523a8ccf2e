#include <cmath>

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "chain.h"
#include "fuzzer.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(separation)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Shape a = reader.shape(8);
    const Shape b = reader.shape(8);
    fuzz::requireSoundRelation(a, b);
    const Shape shared = fuzz::valueOf(sharedRegion(a, b));
    fuzz::requireSoundRelation(shared, b);
    const Shape aside = placed(b, Placement{.position = smallestPush(a, b, fuzz::pushBudget).valueOr(Point())});
    fuzz::requireSoundRelation(a, aside);
    fuzz::requireSoundRelation(fuzz::valueOf(sharedRegion(a, aside)), a);
    const auto places = boundaryCrossings(a, b);
    if (fuzz::isModerate(a) && fuzz::isModerate(b))
        fuzz::require(relate(a, b) != Relation::Separate || (places && places->empty()),
                      "boundaries of separate shapes do not meet");
    return 0;
}
