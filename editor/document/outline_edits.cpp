#include "document/edits.h"

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

template <typename... Cases>
struct ByKind : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
ByKind(Cases...) -> ByKind<Cases...>;

/// Applies a map of the plane that keeps distances and turns boxes into boxes.
template <typename Map>
Outline mapped(Outline outline, const Map &map)
{
    std::visit(ByKind{
                   [&](Circle &circle) { circle.center = map(circle.center); },
                   [&](Box &box) { box = boxBetween(map(box.min), map(box.max)); },
                   [&](Capsule &capsule) {
                       capsule.from = map(capsule.from);
                       capsule.to = map(capsule.to);
                   },
                   [&](auto &line) {
                       for (Point &point : line.points)
                           point = map(point);
                   },
               },
               outline);
    return outline;
}

void moveHandles(QList<Point> &points, const QSet<int> &handles, Point by)
{
    for (const int handle : handles) {
        if (handle >= 0 && handle < points.size())
            points[handle] = points[handle] + by;
    }
}

/// A corner takes both its sides along; a side that two corners share moves once.
void moveHandles(Box &box, const QSet<int> &corners, Point by)
{
    const auto anyOf = [&](int a, int b) { return corners.contains(a) || corners.contains(b); };
    constexpr int topLeft = 0;
    constexpr int topRight = 1;
    constexpr int bottomRight = 2;
    constexpr int bottomLeft = 3;
    Point min = box.min;
    Point max = box.max;
    if (anyOf(topLeft, bottomLeft))
        min.x += by.x;
    if (anyOf(topRight, bottomRight))
        max.x += by.x;
    if (anyOf(topLeft, topRight))
        min.y += by.y;
    if (anyOf(bottomLeft, bottomRight))
        max.y += by.y;
    box = boxBetween(min, max);
}

void moveHandles(Circle &circle, const QSet<int> &handles, Point by)
{
    constexpr int center = 0;
    constexpr int rim = 1;
    if (handles.contains(center))
        circle.center = circle.center + by;
    else if (handles.contains(rim))
        circle.radius = std::hypot(circle.radius + by.x, by.y);
}

void moveHandles(Capsule &capsule, const QSet<int> &handles, Point by)
{
    constexpr int from = 0;
    constexpr int to = 1;
    constexpr int rim = 2;
    const Point outwards = rimDirection(capsule);
    if (handles.contains(from))
        capsule.from = capsule.from + by;
    if (handles.contains(to))
        capsule.to = capsule.to + by;
    const bool movesAnEnd = handles.contains(from) || handles.contains(to);
    if (!movesAnEnd && handles.contains(rim))
        capsule.radius = std::abs(capsule.radius + (by.x * outwards.x + by.y * outwards.y));
}

} // namespace

Outline moved(Outline outline, Point by)
{
    return mapped(std::move(outline), [by](Point point) { return point + by; });
}

Frame withContentsMoved(Frame frame, Point by)
{
    for (Shape &shape : frame.shapes)
        shape.outline = moved(shape.outline, by);
    for (FramePoint &point : frame.points)
        point.at = point.at + by;
    return frame;
}

Outline withHandlesMoved(Outline outline, const QSet<int> &handles, Point by)
{
    if (QList<Point> *points = pointList(outline)) {
        moveHandles(*points, handles, by);
        return outline;
    }
    std::visit(ByKind{
                   [](PolygonOutline &) {},
                   [](ChainLine &) {},
                   [&](auto &exact) { moveHandles(exact, handles, by); },
               },
               outline);
    return outline;
}

Outline withPointInserted(Outline outline, int before, Point point)
{
    if (QList<Point> *points = pointList(outline))
        points->insert(std::clamp<qsizetype>(before, 0, points->size()), point);
    return outline;
}

Outline withoutPoints(Outline outline, const QSet<int> &indices)
{
    QList<Point> *points = pointList(outline);
    if (!points)
        return outline;
    QList<Point> kept;
    kept.reserve(points->size());
    for (int index = 0; index < points->size(); ++index) {
        if (!indices.contains(index))
            kept.append(std::as_const(*points)[index]);
    }
    *points = std::move(kept);
    return outline;
}

Outline mirrored(Outline outline, Axis axis, Point center)
{
    return mapped(std::move(outline), [axis, center](Point point) {
        return axis == Axis::Horizontal ? Point{2 * center.x - point.x, point.y}
                                        : Point{point.x, 2 * center.y - point.y};
    });
}

Outline turned(Outline outline, QuarterTurn turn, Point center)
{
    return mapped(std::move(outline), [turn, center](Point point) {
        const Point arm = point - center;
        return turn == QuarterTurn::Clockwise ? Point{center.x - arm.y, center.y + arm.x}
                                              : Point{center.x + arm.y, center.y - arm.x};
    });
}

} // namespace hitbox
