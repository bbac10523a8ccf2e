#pragma once

#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// How lines lie around a point: whether one runs through it, and if none does, how often they wind around it,
/// clockwise on screen.
struct Winding {
    bool touches = false;
    int number = 0;
};

inline bool isFilled(int windingNumber, FillRule rule)
{
    return rule == FillRule::EvenOdd ? windingNumber % 2 != 0 : windingNumber != 0;
}

/// What the edge adds to the winding around p: its crossing with the ray from p to the right, +1 on its way down and -1
/// on its way up. An edge owns its upper end and not its lower one, as if p lay lower by less than any distance, so
/// that a ray through a vertex meets one edge of a line that passes, and both or none of a corner that only touches.
/// Exact. An edge with an end that is not finite adds nothing; its `from`, where finite, is still a point that can be
/// touched.
Winding windingOfEdge(Point p, const Segment &edge);

/// The sum over the ring's edges, for a finite p. One pass over y, several points at a time, leaves the edges that
/// reach from above p to below it; only these are looked at one by one.
Winding windingOfRing(Point p, std::span<const Point> ring);

/// The name of what windingOfRing() was compiled for: "sse2" or "portable".
const char *rayWindingVariant();

} // namespace hitbox::geometry::detail
