#include <algorithm>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/sweep.h>
#include <hitbox/geometry/transform.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

namespace {

/// The largest coordinate, if all that the sweep computes with is moderate.
std::optional<double> moderateReach(const Shape &moving, Point by, const Shape &target)
{
    const std::optional<Box> a = bounds(moving);
    const std::optional<Box> b = bounds(target);
    if (!a || !b)
        return std::nullopt;
    const std::vector<Point> all{a->min, a->max, a->min + by, a->max + by, b->min, b->max, by};
    return fuzz::areModerate(all) ? std::optional(fuzz::reach(all)) : std::nullopt;
}

} // namespace

HITBOX_FUZZER(sweep)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Shape moving = reader.shape(8);
    const Shape target = reader.shape(8);
    const Point by = reader.point();
    const std::optional<SweepContact> contact = *firstContact(moving, by, target);
    const std::optional<double> reach = moderateReach(moving, by, target);
    if (!reach)
        return 0;
    const bool isMet = relate(moving, target) != Relation::Separate;
    fuzz::require(!isMet || (contact && contact->moment == 0), "shapes that have a point in common meet at once");
    const Shape end = placed(moving, Placement{.position = by});
    fuzz::require(contact || relate(end, target) == Relation::Separate, "what meets in the end meets on the way");
    if (!contact)
        return 0;
    fuzz::require(contact->moment >= 0 && contact->moment <= 1, "the moment is on the way");
    const double rounding = *reach * 0x1p-40;
    const Shape then = placed(moving, Placement{.position = by * contact->moment});
    fuzz::require(*distance(Shape(contact->at), target) <= rounding, "the place is on the target");
    fuzz::require(*distance(Shape(contact->at), then) <= rounding, "the place is on the moving shape then");
    return 0;
}
