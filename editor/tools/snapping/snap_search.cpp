#include "tools/snapping/snap_search.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/outline.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace hitbox {

namespace {

using geometry::LineEnds;
using geometry::Nearest;
using geometry::Point;

/// The outline is looked at no further around the point, in pixels of the sprite: far out in the zoom, where the hand
/// cannot tell pixels apart, a move stays cheap.
constexpr double alphaReach = 256;

SnapKind calledAs(SnapKinds kinds, SnapKind kind)
{
    return kinds.testFlag(SnapKind::PreviousFrame) ? SnapKind::PreviousFrame : kind;
}

bool wanted(SnapKinds kinds, SnapKinds to, SnapKind kind)
{
    return to.testFlag(calledAs(kinds, kind)) && kinds.testFlag(calledAs(kinds, kind));
}

std::span<const Point> spanOf(const QList<Point> &points)
{
    return {points.constData(), std::size_t(points.size())};
}

template <typename Hit>
void keepNearer(std::optional<Hit> &best, const Hit &hit, double reach)
{
    if (hit.distance <= reach && (!best || hit.distance < best->distance))
        best = hit;
}

geometry::Segment edgeOf(std::span<const Point> points, std::size_t index)
{
    return {points[index], points[(index + 1) % points.size()]};
}

/// The outline of what is opaque around the point, in pixels of the frame. It is that of the whole sprite as far as it
/// is within reach: where the piece that is looked at ends, it ends further away.
std::vector<geometry::Ring> alphaOutlineAround(const SnapTargets &targets, Point p, double reach)
{
    if (!targets.alpha)
        return {};
    const geometry::Mask whole = geometry::view(*targets.alpha);
    const Point inMask = p - targets.alphaCorner;
    const double around = std::min(reach, alphaReach) + 1;
    const auto within = [](double value, std::size_t size) {
        return static_cast<std::size_t>(std::clamp(value, 0.0, double(size)));
    };
    const std::size_t left = within(std::floor(inMask.x - around), whole.width);
    const std::size_t right = within(std::ceil(inMask.x + around), whole.width);
    const std::size_t top = within(std::floor(inMask.y - around), whole.height);
    const std::size_t bottom = within(std::ceil(inMask.y + around), whole.height);
    if (left >= right || top >= bottom)
        return {};
    const geometry::Mask piece{right - left, bottom - top, whole.stride, whole.alpha.subspan(top * whole.stride + left),
                               whole.threshold};
    std::vector<geometry::Ring> rings = geometry::outline(piece).rings;
    const Point corner = targets.alphaCorner + Point{double(left), double(top)};
    for (geometry::Ring &ring : rings) {
        for (Point &point : ring)
            point = point + corner;
    }
    return rings;
}

SnapEdge onRim(const SnapTargets::Rim &rim, Point p)
{
    const Point place = nearestOnRim(p, rim.capsule);
    const double away = geometry::distance(p, {rim.capsule.from, rim.capsule.to});
    return {rim.kind, std::nullopt, place, std::abs(away - rim.capsule.radius)};
}

} // namespace

std::optional<SnapVertex> nearestSnapVertex(const SnapTargets &targets, SnapKinds to, Point p, double reach)
{
    std::optional<SnapVertex> best;
    for (const SnapTargets::Line &line : targets.lines) {
        if (!wanted(line.kinds, to, SnapKind::Vertices))
            continue;
        if (const auto nearest = geometry::nearestVertex(p, line.index))
            keepNearer(best, {calledAs(line.kinds, SnapKind::Vertices), nearest->point, nearest->distance}, reach);
    }
    for (const SnapTargets::Mark &mark : targets.marks) {
        if (to.testFlag(mark.kind))
            keepNearer(best, {mark.kind, mark.place, geometry::distance(mark.place, p)}, reach);
    }
    if (!to.testFlag(SnapKind::AlphaOutline))
        return best;
    for (const geometry::Ring &ring : alphaOutlineAround(targets, p, reach)) {
        if (const auto nearest = geometry::nearestVertex(p, ring))
            keepNearer(best, {SnapKind::AlphaOutline, nearest->point, nearest->distance}, reach);
    }
    return best;
}

std::optional<SnapEdge> nearestSnapEdge(const SnapTargets &targets, SnapKinds to, Point p, double reach)
{
    std::optional<SnapEdge> best;
    for (const SnapTargets::Line &line : targets.lines) {
        if (!wanted(line.kinds, to, SnapKind::Edges))
            continue;
        if (const std::optional<Nearest> nearest = geometry::nearestEdge(p, line.index))
            keepNearer(best,
                       {calledAs(line.kinds, SnapKind::Edges), edgeOf(spanOf(line.points), nearest->index),
                        nearest->point, nearest->distance},
                       reach);
    }
    for (const SnapTargets::Rim &rim : targets.rims) {
        if (to.testFlag(rim.kind))
            keepNearer(best, onRim(rim, p), reach);
    }
    if (!to.testFlag(SnapKind::AlphaOutline))
        return best;
    for (const geometry::Ring &ring : alphaOutlineAround(targets, p, reach)) {
        if (const std::optional<Nearest> nearest = geometry::nearestEdge(p, ring, LineEnds::Closed))
            keepNearer(best, {SnapKind::AlphaOutline, edgeOf(ring, nearest->index), nearest->point, nearest->distance},
                       reach);
    }
    return best;
}

std::optional<SnapGuides> nearestSnapGuides(const SnapTargets &targets, SnapKinds to, Point p, double reach)
{
    SnapGuides found;
    double across = reach;
    double down = reach;
    for (const SnapTargets::Guide &guide : targets.guides) {
        const bool horizontal = guide.axis == Axis::Horizontal;
        double &nearest = horizontal ? down : across;
        std::optional<SnapTargets::Guide> &best = horizontal ? found.horizontal : found.vertical;
        const double distance = std::abs(guide.at - (horizontal ? p.y : p.x));
        if (!to.testFlag(guide.kind) || distance > nearest || (best && distance == nearest))
            continue;
        nearest = distance;
        best = guide;
    }
    if (!found.horizontal && !found.vertical)
        return std::nullopt;
    found.distance = std::min(down, across);
    return found;
}

} // namespace hitbox
