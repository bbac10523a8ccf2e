#include "document/pivot_places.h"

#include "document/edits.h"

namespace hitbox {

Outline placedAlike(const Outline &outline, const Frame &from, const Frame &to)
{
    const geometry::Point way = pivotWay(from, to);
    return way == geometry::Point() ? outline : moved(outline, way);
}

} // namespace hitbox
