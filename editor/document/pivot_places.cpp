#include "document/pivot_places.h"

#include "document/edits.h"
#include "document/tracks.h"

namespace hitbox {

Outline placedAlike(const Outline &outline, const Frame &from, const Frame &to)
{
    const geometry::Point way = pivotWay(from, to);
    return way == geometry::Point() ? outline : moved(outline, way);
}

bool liesAlike(const Outline &outline, const Frame &frame, const Outline &other, const Frame &beside)
{
    return areNear(outline, placedAlike(other, beside, frame), heldReach);
}

bool isHeld(const Shape &shape, const Frame &frame, const Frame &beside)
{
    const Shape *other = shape.track ? findShape(beside, shape.track) : nullptr;
    return other && liesAlike(shape.outline, frame, other->outline, beside);
}

} // namespace hitbox
