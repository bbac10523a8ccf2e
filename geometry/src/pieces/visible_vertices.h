#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/triangulation.h>

namespace hitbox::geometry::detail {

/// A vertex that another one sees: the segment between them leaves the ring's area nowhere.
struct VisibleVertex {
    std::uint16_t vertex = 0;
    bool isDirect = false; ///< the segment meets no third vertex, and so may be a diagonal, or is an edge
};

/// For each vertex of a ring, those with higher indices that it sees, in order, which is also that of their
/// directions. Not listed is what is seen only between vertices that touch the line of sight from both sides.
struct VisibleVertices {
    std::vector<VisibleVertex> all;
    std::vector<std::uint32_t> begins; ///< by vertex, and the end

    std::span<const VisibleVertex> from(std::size_t vertex) const
    {
        return std::span(all).subspan(begins[vertex], begins[vertex + 1] - begins[vertex]);
    }
};

/// The ring runs counter-clockwise, has at most 65,535 points and is cut into the given triangles; it need not be
/// simple as long as they form a disk. Exact; the cost is about the number of triangles seen.
///
/// Source: J. Hershberger, "An optimal visibility graph algorithm for triangulated simple polygons", 1989, reduced to
/// cones of sight that narrow from triangle to triangle.
VisibleVertices visibleVertices(std::span<const Point> ring, std::span<const Triangle> triangles);

} // namespace hitbox::geometry::detail
