#pragma once

#include <cstddef>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "index/box_tree.h"
#include "index/parity_grid.h"
#include "index/trapezoid_tree.h"

namespace hitbox::geometry::detail {

/// What point location reads comes first and starts a cache line: with many indexes its misses are most of the cost.
struct alignas(64) PolygonIndexData {
    ParityGrid grid; ///< without cells where there are trapezoids instead: then only its frame's bounds count
    /// All rings as ParityGrid takes them.
    std::vector<Point> line;
    BoxTree tree;
    TrapezoidTree trapezoids;
    /// A finite point of every run of edges between points that are not finite: of each ring.
    std::vector<Point> samples;
};

Location locate(Point p, const PolygonIndexData &data);

/// Whether an edge of one line and one of the other have a point in common.
bool linesMeet(const PolygonIndexData &a, const PolygonIndexData &b);

} // namespace hitbox::geometry::detail
