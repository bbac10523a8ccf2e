#include <hitbox/geometry/triangulation.h>

#include <algorithm>
#include <array>
#include <memory_resource>
#include <utility>

#include <hitbox/geometry/orientation.h>

#include "finite.h"
#include "sweep_order.h"
#include "touching_vertices.h"
#include "triangle_sweep.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

constexpr std::size_t mostPoints = std::size_t{1} << 31;

// Holds all that a ring of 64 points needs besides its triangles.
constexpr std::size_t stackBytes = 16384;

/// Links the points from `first` up to `end` to a ring.
void linkRing(std::span<std::uint32_t> next, std::span<std::uint32_t> previous, std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i) {
        next[i] = static_cast<std::uint32_t>(i + 1 == end ? first : i + 1);
        previous[i] = static_cast<std::uint32_t>(i == first ? end - 1 : i - 1);
    }
}

/// `order` has equal points next to each other.
void nameFirstOfEqualPoints(std::span<Triangle> cut, std::span<const Point> points,
                            std::span<const std::uint32_t> order)
{
    const auto areEqual = [points](std::uint32_t a, std::uint32_t b) { return points[a] == points[b]; };
    if (std::ranges::adjacent_find(order, areEqual) == order.end())
        return;
    std::vector<std::uint32_t> names(points.size());
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        std::uint32_t name = order[begin];
        for (end = begin; end < order.size() && areEqual(order[begin], order[end]); ++end)
            name = std::min(name, order[end]);
        for (std::size_t i = begin; i < end; ++i)
            names[order[i]] = name;
    }
    for (Triangle &triangle : cut)
        triangle = {names[triangle.a], names[triangle.b], names[triangle.c]};
}

} // namespace

std::vector<Triangle> triangles(std::span<const Point> ring)
{
    if (ring.size() < 3 || ring.size() > mostPoints || !areFinite(ring))
        return {};
    std::array<std::byte, stackBytes> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    std::pmr::vector<std::uint32_t> next(ring.size(), &memory);
    std::pmr::vector<std::uint32_t> previous(ring.size(), &memory);
    linkRing(next, previous, 0, ring.size());
    const auto order = sweepOrder(ring, &memory);
    // A simple ring's leftmost vertex tells which way round the ring goes.
    const std::uint32_t leftmost = order.front();
    if (orientation(ring[previous[leftmost]], ring[leftmost], ring[next[leftmost]]) == Orientation::Clockwise)
        std::swap(next, previous);
    return sweepTriangles({ring, next, previous}, order, &memory);
}

std::vector<Triangle> triangles(const Region &region)
{
    Ring points;
    for (const Ring &ring : region.rings)
        points.insert(points.end(), ring.begin(), ring.end());
    if (points.size() > mostPoints || !areFinite(points))
        return {};
    std::array<std::byte, stackBytes> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    std::pmr::vector<std::uint32_t> next(points.size(), &memory);
    std::pmr::vector<std::uint32_t> previous(points.size(), &memory);
    std::size_t first = 0;
    for (const Ring &ring : region.rings) {
        if (ring.size() < 3)
            return {};
        linkRing(next, previous, first, first + ring.size());
        first += ring.size();
    }
    auto order = sweepOrder(points, &memory);
    separateTouchingVertices(points, {next, previous, order});
    std::vector<Triangle> cut = sweepTriangles({points, next, previous}, order, &memory);
    nameFirstOfEqualPoints(cut, points, order);
    return cut;
}

} // namespace hitbox::geometry
