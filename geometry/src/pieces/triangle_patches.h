#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/triangle.h>

namespace hitbox::geometry::detail {

inline constexpr std::uint32_t noSide = UINT32_MAX;

/// For each directed side of any cycles of vertices, the only side that runs the other way between the same vertices;
/// noSide where there is none, or where more than two sides are between them.
/// Cost: n log n.
std::vector<std::uint32_t> twins(std::span<const std::uint32_t> origins, std::span<const std::uint32_t> targets);

/// A directed side of a mesh's boundary, the mesh to its left.
struct BoundarySide {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
};

/// The twins of the sides of triangles (three each: a to b, b to c, c to a), noSide on the boundary. Nothing where the
/// triangles are no sound mesh with this boundary: each side must either be one of the boundary's, or have exactly one
/// twin, and each of the boundary's must be a side. Then patches are disks. How often the triangles cover a place is
/// how often the boundary winds around it.
/// Cost: n log n.
std::optional<std::vector<std::uint32_t>> meshTwins(std::span<const Triangle> triangles,
                                                    std::span<const BoundarySide> boundary);

/// A simple ring cut out of a triangulation along its sides.
struct TrianglePatch {
    std::vector<std::uint32_t> vertices; ///< counter-clockwise, each once
    std::vector<Triangle> triangles;     ///< by places in `vertices`
};

/// Every triangle goes into one patch; patches have at most `most` triangles and, where the triangles allow, not much
/// fewer than half of that. The twins are those of meshTwins(). Linear.
std::vector<TrianglePatch> trianglePatches(std::span<const Triangle> triangles, std::span<const std::uint32_t> twins,
                                           std::size_t vertexCount, std::size_t most);

} // namespace hitbox::geometry::detail
