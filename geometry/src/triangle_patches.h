#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/triangulation.h>

namespace hitbox::geometry::detail {

inline constexpr std::uint32_t noSide = UINT32_MAX;

/// For each directed side (three a triangle: a to b, b to c, c to a) or each side of any cycles of vertices, the side
/// that runs the other way between the same vertices; noSide on the boundary.
/// Cost: n log n.
std::vector<std::uint32_t> twins(std::span<const std::uint32_t> origins, std::span<const std::uint32_t> targets);

/// A simple ring cut out of a triangulation along its sides.
struct TrianglePatch {
    std::vector<std::uint32_t> vertices; ///< counter-clockwise, each once
    std::vector<Triangle> triangles;     ///< by places in `vertices`
};

/// Every triangle goes into one patch; patches have at most `most` triangles and, where the triangles allow, not much
/// fewer than half of that. Linear but for finding the twins.
std::vector<TrianglePatch> trianglePatches(std::span<const Triangle> triangles, std::size_t vertexCount,
                                           std::size_t most);

} // namespace hitbox::geometry::detail
