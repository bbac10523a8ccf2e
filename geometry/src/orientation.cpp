#include <hitbox/geometry/orientation.h>

#include "expansion.h"

namespace hitbox::geometry {

Orientation orientation(Point a, Point b, Point c)
{
    // A positive cross product turns from the x axis towards the y axis, which points down: clockwise on screen.
    return static_cast<Orientation>(-detail::crossSign(a, b, a, c));
}

} // namespace hitbox::geometry
