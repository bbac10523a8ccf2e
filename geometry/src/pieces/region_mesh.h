#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>
#include <hitbox/geometry/triangle.h>

#include "pieces/triangle_patches.h"

namespace hitbox::geometry::detail {

/// The points of rings, one ring after the other, and triangles of what lies to their left.
struct RegionMesh {
    Ring points;
    std::vector<std::size_t> ends;    ///< of the rings, in `points`
    std::vector<std::uint32_t> names; ///< of each point, the first that lies at its place; empty where all differ
    std::vector<Triangle> triangles;  ///< by names

    std::uint32_t nameOf(std::size_t point) const
    {
        return names.empty() ? static_cast<std::uint32_t>(point) : names[point];
    }
};

/// Nothing where the sweep meets what the rings of a region cannot have. Where it meets nothing of the kind and the
/// rings are no region's, the triangles may overlap, and need not be a mesh. All points are finite, at least three in
/// each ring.
std::optional<RegionMesh> regionMesh(Ring points, std::vector<std::size_t> ends);

/// All edges of the rings, by names.
std::vector<BoundarySide> boundaryOf(const RegionMesh &mesh);

/// Whether the rings wind around no place more than once: then a sound mesh covers each place at most once. A proof: it
/// is asked whether sound triangles can be had of all that lies to the right of the rings, too. At every place,
/// triangles of both sides lie as often as the rings wind around it, and one time less than that.
bool windsOnceAtMost(const RegionMesh &mesh);

} // namespace hitbox::geometry::detail
