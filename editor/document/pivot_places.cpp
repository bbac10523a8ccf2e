#include "document/pivot_places.h"

#include "document/edits.h"
#include "document/tracks.h"

namespace hitbox {

Outline placedAlike(const Outline &outline, const Frame &from, const Frame &to)
{
    const geometry::Point way = pivotWay(from, to);
    return way == geometry::Point() ? outline : moved(outline, way);
}

bool isHeld(const Shape &shape, const Frame &frame, const Frame &beside)
{
    const Shape *other = shape.track ? findShape(beside, shape.track) : nullptr;
    return other && placedAlike(other->outline, beside, frame) == shape.outline;
}

} // namespace hitbox
