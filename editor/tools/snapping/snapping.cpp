#include "tools/snapping/snapping.h"

#include "tools/snapping/snap_search.h"

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

using geometry::Point;

/// On an upright or level edge also on the grid, where that is near enough.
SnapResult onEdge(const SnapEdge &hit, Point p, Point grid, double reach)
{
    SnapResult result{hit.place, hit.kind, {}, {}};
    if (!hit.edge)
        return result;
    const auto [from, to] = *hit.edge;
    result.guides = {*hit.edge};
    if (from.y == to.y && std::abs(grid.x - p.x) <= reach)
        result.place.x = std::clamp(grid.x, std::min(from.x, to.x), std::max(from.x, to.x));
    else if (from.x == to.x && std::abs(grid.y - p.y) <= reach)
        result.place.y = std::clamp(grid.y, std::min(from.y, to.y), std::max(from.y, to.y));
    return result;
}

SnapResult onGuides(const SnapGuides &hits, Point grid, const geometry::Box &frame)
{
    SnapResult result{grid, {}, {}, {}};
    if (hits.horizontal) {
        result.place.y = hits.horizontal->at;
        result.kind = hits.horizontal->kind;
        result.guides.append(lineOf(*hits.horizontal, frame));
    }
    if (hits.vertical) {
        result.place.x = hits.vertical->at;
        result.kind = hits.vertical->kind;
        result.guides.append(lineOf(*hits.vertical, frame));
    }
    return result;
}

Point turnedToAxis(Point p, Axis axis)
{
    return axis == Axis::Horizontal ? p : Point{p.y, p.x};
}

/// Where the edge crosses the line through `origin`; nothing when it does not, or runs along it. With x and y swapped
/// for a vertical line, so that x is the coordinate along it.
std::optional<double> crossing(const geometry::Segment &edge, Axis axis, Point origin)
{
    const Point from = turnedToAxis(edge.from, axis) - turnedToAxis(origin, axis);
    const Point to = turnedToAxis(edge.to, axis) - turnedToAxis(origin, axis);
    if (from.y == to.y || (from.y > 0) == (to.y > 0))
        return std::nullopt;
    return turnedToAxis(origin, axis).x + from.x + (to.x - from.x) * (from.y / (from.y - to.y));
}

} // namespace

SnapResult snapped(Point p, const SnapSettings &settings, const SnapTargets &targets, double reach)
{
    const Point grid = snapped(p, settings);
    if (!settings.to)
        return {grid, {}, {}, {}};
    if (const auto vertex = nearestSnapVertex(targets, settings.to, p, reach))
        return {vertex->place, vertex->kind, vertex->place, {}};
    const auto edge = nearestSnapEdge(targets, settings.to, p, reach);
    const auto guides = nearestSnapGuides(targets, settings.to, p, reach);
    if (edge && (!guides || edge->distance <= guides->distance))
        return onEdge(*edge, p, grid, reach);
    return guides ? onGuides(*guides, grid, targets.frame) : SnapResult{grid, {}, {}, {}};
}

SnapResult snappedAlong(Point origin, Axis axis, Point p, const SnapSettings &settings, const SnapTargets &targets,
                        double reach)
{
    const auto on = [&](double along) { return turnedToAxis({along, turnedToAxis(origin, axis).y}, axis); };
    p = on(turnedToAxis(p, axis).x);
    const SnapResult onGrid{on(turnedToAxis(snapped(p, settings), axis).x), {}, {}, {}};
    if (!settings.to)
        return onGrid;
    if (const auto vertex = nearestSnapVertex(targets, settings.to, p, reach)) {
        const Point place = on(turnedToAxis(vertex->place, axis).x);
        return {place, vertex->kind, vertex->place, {{vertex->place, place}}};
    }
    if (const auto edge = nearestSnapEdge(targets, settings.to, p, reach); edge && edge->edge) {
        const std::optional<double> along = crossing(*edge->edge, axis, origin);
        if (along && std::abs(*along - turnedToAxis(p, axis).x) <= reach)
            return {on(*along), edge->kind, {}, {*edge->edge}};
    }
    const auto guides = nearestSnapGuides(targets, settings.to, p, reach);
    const auto across = guides ? (axis == Axis::Horizontal ? guides->vertical : guides->horizontal) : std::nullopt;
    return across ? SnapResult{on(across->at), across->kind, {}, {lineOf(*across, targets.frame)}} : onGrid;
}

} // namespace hitbox
