#include "pieces/region_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory_resource>
#include <utility>

#include "pieces/sweep_order.h"
#include "pieces/triangle_sweep.h"
#include "rings/touching_vertices.h"

namespace hitbox::geometry::detail {

namespace {

// Holds all that rings of 64 points need besides their triangles.
constexpr std::size_t meshStackBytes = 16384;

/// `order` has equal points next to each other.
std::vector<std::uint32_t> firstOfEqualPoints(std::span<const Point> points, std::span<const std::uint32_t> order)
{
    const auto areEqual = [points](std::uint32_t a, std::uint32_t b) { return points[a] == points[b]; };
    if (std::ranges::adjacent_find(order, areEqual) == order.end())
        return {};
    std::vector<std::uint32_t> names(points.size());
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        std::uint32_t name = order[begin];
        for (end = begin; end < order.size() && areEqual(order[begin], order[end]); ++end)
            name = std::min(name, order[end]);
        for (std::size_t i = begin; i < end; ++i)
            names[order[i]] = name;
    }
    return names;
}

/// A ring around everything, far from it: counter-clockwise as seen on screen.
std::array<Point, 4> frameAround(std::span<const Point> points)
{
    double reach = 0;
    for (const Point p : points)
        reach = std::max({reach, std::abs(p.x), std::abs(p.y)});
    const double far = 2 * reach;
    return {Point{-far, -far}, Point{-far, far}, Point{far, far}, Point{far, -far}};
}

} // namespace

std::optional<RegionMesh> regionMesh(Ring points, std::vector<std::size_t> ends)
{
    std::array<std::byte, meshStackBytes> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    std::pmr::vector<std::uint32_t> next(points.size(), &memory);
    std::pmr::vector<std::uint32_t> previous(points.size(), &memory);
    std::size_t first = 0;
    for (const std::size_t end : ends) {
        linkRing(next, previous, first, end);
        first = end;
    }
    auto order = sweepOrder(points, &memory);
    separateTouchingVertices(points, {next, previous, order});
    RegionMesh mesh{std::move(points), std::move(ends), {}, {}};
    mesh.triangles = sweepTriangles({mesh.points, next, previous}, order, &memory);
    if (mesh.triangles.empty() && !mesh.points.empty())
        return std::nullopt;
    mesh.names = firstOfEqualPoints(mesh.points, order);
    if (!mesh.names.empty())
        for (Triangle &triangle : mesh.triangles)
            triangle = {mesh.names[triangle.a], mesh.names[triangle.b], mesh.names[triangle.c]};
    return mesh;
}

std::vector<BoundarySide> boundaryOf(const RegionMesh &mesh)
{
    std::vector<BoundarySide> sides;
    sides.reserve(mesh.points.size());
    std::size_t first = 0;
    for (const std::size_t end : mesh.ends) {
        for (std::size_t i = first; i < end; ++i)
            sides.push_back({mesh.nameOf(i), mesh.nameOf(i + 1 == end ? first : i + 1)});
        first = end;
    }
    return sides;
}

bool windsOnceAtMost(const RegionMesh &mesh)
{
    if (mesh.points.empty())
        return true;
    const std::array<Point, 4> frame = frameAround(mesh.points);
    Ring points(frame.begin(), frame.end());
    points.insert(points.end(), mesh.points.begin(), mesh.points.end());
    std::vector<std::size_t> ends{frame.size()};
    for (const std::size_t end : mesh.ends) {
        std::reverse(points.begin() + static_cast<std::ptrdiff_t>(ends.back()),
                     points.begin() + static_cast<std::ptrdiff_t>(frame.size() + end));
        ends.push_back(frame.size() + end);
    }
    const std::optional<RegionMesh> rest = regionMesh(std::move(points), std::move(ends));
    return rest && meshTwins(rest->triangles, boundaryOf(*rest)).has_value();
}

} // namespace hitbox::geometry::detail
