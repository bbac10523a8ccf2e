#include <cmath>

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "reader.h"

using namespace hitbox::geometry;

namespace {

bool isModerate(const Shape &shape)
{
    const std::optional<Box> box = bounds(shape);
    return box && fuzz::areModerate(std::vector{box->min, box->max});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Shape a = reader.shape(8);
    const Shape b = reader.shape(8);
    const double gap = distance(a, b);
    const Point push = smallestPush(a, b);
    const std::size_t places = boundaryCrossings(a, b).size();
    if (!isModerate(a) || !isModerate(b))
        return 0;
    const Relation relation = relate(a, b);
    fuzz::require((gap > 0) == (relation == Relation::Separate), "only separate shapes are a distance apart");
    fuzz::require(distance(b, a) == gap, "the distance does not depend on the order");
    fuzz::require(relation != Relation::Separate || places == 0, "boundaries of separate shapes do not meet");
    const Relation after = relate(a, placed(b, Placement{.position = push}));
    const bool isParted = after == Relation::Separate || after == Relation::Touching;
    const bool hasDepth = *area(a) > 0 || *area(b) > 0;
    fuzz::require(isParted || !hasDepth, "the push parts them");
    return 0;
}
