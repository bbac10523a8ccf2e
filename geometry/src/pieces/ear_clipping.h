#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>
#include <hitbox/geometry/triangle.h>

namespace hitbox::geometry::detail {

/// Up to here looking at every point that does not turn left costs less than sorting: they fit into the bits of a word.
inline constexpr std::size_t mostClippedPoints = 32;

/// What triangles() says of a ring of 3 to mostClippedPoints finite points, by cutting off one corner after the other.
/// Nothing is allocated but the answer.
///
/// Source: G. H. Meisters, "Polygons have ears", 1975.
std::vector<Triangle> clippedTriangles(std::span<const Point> ring);

} // namespace hitbox::geometry::detail
