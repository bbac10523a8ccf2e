#pragma once

#include <cmath>
#include <span>

#include <hitbox/geometry/shapes.h>

#include "exact/expansion.h"
#include "index/levels.h"

namespace hitbox::geometry::detail {

/// How lines lie around a point: whether one runs through it, and if none does, how often they wind around it,
/// clockwise on screen.
struct Winding {
    bool touches = false;
    int number = 0;
};

/// Whether the rule fills what lines wind around so often.
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

/// The same for an edge with one end above p, or level with it, and the other below, where windingOfStraddlingEdge()
/// cannot tell.
Winding windingOfCloseEdge(Point p, const Segment &edge);

/// The same for an edge with one end above p, or level with it, and the other below. Left or right is a sum without a
/// branch: which one it is cannot be foreseen.
inline Winding windingOfStraddlingEdge(Point p, const Segment &edge)
{
    const auto [a, b] = edge;
    const int down = b.y > p.y ? 1 : -1;
    const double left = (b.x - a.x) * (p.y - a.y);
    const double right = (b.y - a.y) * (p.x - a.x);
    const double value = left - right;
    if (std::abs(value) > productDifferenceBound * (std::abs(left) + std::abs(right))) [[likely]]
        return {false, static_cast<int>((value > 0) == (b.y > p.y)) * down};
    return windingOfCloseEdge(p, edge);
}

/// windingOfRing(), by itself for rings of up to levelsPerBlock points, and of at least four and at most levelsPerBlock
/// more: all else would cost these a fifth.
Winding windingOfShortRing(Point p, std::span<const Point> ring);
Winding windingOfMediumRing(Point p, std::span<const Point> ring);
Winding windingOfLongRing(Point p, std::span<const Point> ring);

/// windingOfShortRing() where a point may be level with p, or plain doubles may not tell.
Winding windingOfCloseRing(Point p, std::span<const Point> ring);

/// The sum over the ring's edges, for a finite p. One pass over y, several points at a time, leaves the edges that
/// reach from above p to below it; only these are looked at one by one.
inline Winding windingOfRing(Point p, std::span<const Point> ring)
{
    if (ring.size() <= levelsPerBlock)
        return windingOfShortRing(p, ring);
    const bool areTwoBlocks = ring.size() >= levelsPerBlock + 4 && ring.size() <= 2 * levelsPerBlock;
    return areTwoBlocks ? windingOfMediumRing(p, ring) : windingOfLongRing(p, ring);
}

/// The name of what windingOfRing() was compiled for: "sse2" or "portable".
const char *rayWindingVariant();

} // namespace hitbox::geometry::detail
