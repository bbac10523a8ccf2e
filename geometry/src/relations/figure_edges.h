#pragma once

#include "index/edge_boxes.h"
#include "relations/relation_figure.h"

namespace hitbox::geometry::detail {

/// Boxes around the edges of a figure that is not Nothing; around a point of it where it has none. They take
/// EdgeBoxes::bytesPerEdge for each of its points, which the caller tells its meter.
inline void buildEdges(EdgeBoxes &edges, const Figure &figure)
{
    figure.hasEdge([&](const Segment &edge) {
        edges.add(edge);
        return false;
    });
    if (edges.empty())
        edges.add({figure.anyPoint(), figure.anyPoint()});
    edges.build();
}

} // namespace hitbox::geometry::detail
