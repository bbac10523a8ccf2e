#pragma once

#include "arrangement.h"

/// The steps of arrange(), each in a file of its own.
namespace hitbox::geometry::detail {

/// A node that lies inside an edge.
struct SplitPoint {
    Index edge = 0;
    Index node = 0;
    /// Bounds of how far along the edge it lies, from 0 to 1: enough to order most pairs.
    double least = 0;
    double most = 1;
};

/// The split points of all edges in order along each, edge by edge; each node once an edge.
struct SplitEdges {
    std::vector<SplitPoint> points;
    std::vector<Index> first; ///< of each edge, into `points`; one more at the end
};

/// Finds where edges meet inside of edges, fills `crossings`, and gives nodes at the same place one number.
SplitEdges splitEdges(Arrangement &arrangement);

/// Fills `subEdges` (but for `left`) from the split edges, pieces between the same nodes made one.
void joinSubEdges(Arrangement &arrangement, const SplitEdges &splits);

/// Fills `firstHalfEdge` and `halfEdges`.
void sortHalfEdges(Arrangement &arrangement);

/// Fills `left` of all sub-edges.
void labelSides(Arrangement &arrangement);

} // namespace hitbox::geometry::detail
