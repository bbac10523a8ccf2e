#include <hitbox/geometry/orientation.h>

#include "expansion.h"

namespace hitbox::geometry::detail {

Orientation exactOrientation(const Point &a, const Point &b, const Point &c)
{
    return static_cast<Orientation>(-exactCrossSign(a, b, a, c));
}

} // namespace hitbox::geometry::detail
