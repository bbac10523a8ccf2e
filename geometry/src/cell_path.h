#pragma once

#include <hitbox/geometry/shapes.h>

#include "expansion.h"
#include "finite.h"
#include "ray_winding.h"

namespace hitbox::geometry::detail {

/// The way from a grid cell's upper right corner to a point p of the cell: down along the border, then to the left. To
/// be on no vertex it runs a little further down than said here, as p does in windingOfEdge(), and its upright part
/// less than that further right.
struct CellPath {
    Point corner;
    Point p;

    Point turn() const { return {corner.x, p.y}; }
    bool passesBorder(Point from, Point to) const { return (from.x > corner.x) != (to.x > corner.x); }
};

/// Whether the edge, whose ends are left and right of q, runs above q.
inline bool isAbove(const Segment &edge, Point q)
{
    const int toRight = edge.from.x < edge.to.x ? 1 : -1;
    const int side = crossSign(edge.from, edge.to, edge.from, q);
    return side == 0 || side == toRight;
}

/// What an edge that passes the border adds to the winding on the way from the corner to p: it may cross either part
/// of the path, or both.
inline Winding windingOfBorderEdge(const CellPath &path, const Segment &edge)
{
    Winding winding = windingOfEdge(path.p, edge);
    if (winding.touches || !isFinite(edge))
        return winding;
    const bool isToRight = edge.from.x < edge.to.x;
    const bool isDown = edge.from.y < edge.to.y;
    const bool isAboveTurn = isAbove(edge, path.turn());
    const bool isRightOfTurn = isAboveTurn == (isToRight == isDown);
    if (isRightOfTurn)
        winding.number = 0;
    if (isAboveTurn && !isAbove(edge, path.corner))
        winding.number += isToRight ? 1 : -1;
    return winding;
}

/// The same for any edge.
inline Winding windingOnPath(const CellPath &path, const Segment &edge)
{
    if (path.passesBorder(edge.from, edge.to))
        return windingOfBorderEdge(path, edge);
    return edge.from.x > path.corner.x ? Winding{} : windingOfEdge(path.p, edge);
}

} // namespace hitbox::geometry::detail
