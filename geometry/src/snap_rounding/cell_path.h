#pragma once

#include <cmath>

#include <hitbox/geometry/shapes.h>

#include "exact/expansion.h"
#include "exact/finite.h"
#include "index/ray_winding.h"

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

/// For any edge, exactly.
inline Winding windingOnPathSlowly(const CellPath &path, const Segment &edge)
{
    if (path.passesBorder(edge.from, edge.to))
        return windingOfBorderEdge(path, edge);
    return edge.from.x > path.corner.x ? Winding{} : windingOfEdge(path.p, edge);
}

/// Which side of an edge a point is on, where plain doubles can tell.
struct FilteredSide {
    bool isPositive = false;
    bool isCertain = false;

    FilteredSide(const Segment &edge, Point q)
    {
        const double left = (edge.to.x - edge.from.x) * (q.y - edge.from.y);
        const double right = (edge.to.y - edge.from.y) * (q.x - edge.from.x);
        const double value = left - right;
        isPositive = value > 0;
        isCertain = std::abs(value) > productDifferenceBound * (std::abs(left) + std::abs(right));
    }
};

/// What any edge adds. In a cell with few edges nothing about them can be foreseen, so the answer is put together
/// without a branch but for the rare edge that plain doubles cannot tell.
inline Winding windingOnPath(const CellPath &path, const Segment &edge)
{
    const auto [a, b] = edge;
    const bool isDown = b.y > path.p.y;
    const bool isToRight = b.x > path.corner.x;
    const int straddles = static_cast<int>((a.y > path.p.y) != isDown);
    const int passes = static_cast<int>((a.x > path.corner.x) != isToRight);
    const int isLevel = static_cast<int>(a.y == path.p.y) | static_cast<int>(b.y == path.p.y);
    const FilteredSide ofP(edge, path.p);
    const FilteredSide ofTurn(edge, path.turn());
    const FilteredSide ofCorner(edge, path.corner);
    const int isUncertain = isLevel | (straddles & static_cast<int>(!ofP.isCertain)) |
                            (passes & static_cast<int>(!ofTurn.isCertain | !ofCorner.isCertain));
    if (isUncertain != 0) [[unlikely]]
        return windingOnPathSlowly(path, edge);

    const int isRightOfP = static_cast<int>(ofP.isPositive == isDown);
    const int isRightOfTurn =
        (passes & static_cast<int>(ofTurn.isPositive == isDown)) | ((1 - passes) & static_cast<int>(isToRight));
    const int crossesLevelPart = straddles & isRightOfP & (1 - isRightOfTurn);
    const int crossesUpright =
        passes & static_cast<int>(ofTurn.isPositive == isToRight) & static_cast<int>(ofCorner.isPositive != isToRight);
    return {false, (isDown ? crossesLevelPart : -crossesLevelPart) + (isToRight ? crossesUpright : -crossesUpright)};
}

} // namespace hitbox::geometry::detail
