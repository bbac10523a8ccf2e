#pragma once

#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>
#include <hitbox/geometry/triangle.h>

namespace hitbox::geometry::detail {

/// Closed lines through points: where each point's line comes from and goes to.
struct LinkedRings {
    std::span<const Point> points;
    std::span<const std::uint32_t> next;
    std::span<const std::uint32_t> previous;
};

/// Links the points from `first` up to `end` to a ring.
void linkRing(std::span<std::uint32_t> next, std::span<std::uint32_t> previous, std::size_t first, std::size_t end);

/// The triangles of what lies to the left of the rings, as seen on screen; `order` is that of sweepOrder(). Empty where
/// the sweep meets what simple rings cannot have.
std::vector<Triangle> sweepTriangles(const LinkedRings &rings, std::span<const std::uint32_t> order,
                                     std::pmr::memory_resource *memory);

/// What triangles() says of a ring of at least three finite points. For at most 64 nothing is allocated but the answer.
std::vector<Triangle> sweepTriangles(std::span<const Point> ring);

} // namespace hitbox::geometry::detail
