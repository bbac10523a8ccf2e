#pragma once

#include <cstdint>
#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// Closed lines through points, and the order in which a sweep comes by them.
struct RingLinks {
    std::span<std::uint32_t> next;
    std::span<std::uint32_t> previous;
    std::span<std::uint32_t> order; ///< as of sweepOrder()
};

/// Where vertices lie at the same point, links the lines anew there, so that no line comes between the two edges that
/// meet at a vertex on the inner side (the left, as seen on screen): rings that touch become one, or change partners,
/// and what is filled stays the same. Among equal points, those whose edges both come from the left go first then,
/// those where a filled stretch begins last. Lines that cross at a point are left as they are.
/// Cost: linear, and n log n in the number of vertices at one point.
void separateTouchingVertices(std::span<const Point> points, RingLinks links);

} // namespace hitbox::geometry::detail
