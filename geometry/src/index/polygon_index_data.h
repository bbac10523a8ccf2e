#pragma once

#include <cstddef>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "index/box_tree.h"
#include "index/parity_grid.h"

namespace hitbox::geometry::detail {

/// What point location reads comes first and starts a cache line: with many indexes its misses are most of the cost.
struct alignas(64) PolygonIndexData {
    ParityGrid grid;
    /// All rings as ParityGrid takes them.
    std::vector<Point> line;
    BoxTree tree;
    /// A finite point of every run of edges between points that are not finite: of each ring.
    std::vector<Point> samples;
};

/// Whether an edge of one line and one of the other have a point in common.
bool linesMeet(const PolygonIndexData &a, const PolygonIndexData &b);

} // namespace hitbox::geometry::detail
