#include "tools/symmetry.h"

#include "tools/shape_edits.h"

#include <algorithm>

namespace hitbox {

namespace {

using geometry::Point;

/// The index of the point at the place; nothing when there is none.
std::optional<int> indexAt(const QList<Point> &points, Point place)
{
    const auto found = std::find(points.cbegin(), points.cend(), place);
    return found == points.cend() ? std::nullopt : std::optional(static_cast<int>(found - points.cbegin()));
}

/// Each moved point of the polygon with the twin that has to follow it, or with itself when it was on the axis.
QList<std::pair<int, int>> followersOf(const QList<Point> &points, const QSet<HandleRef> &moved, ShapeId shape,
                                       double axis)
{
    QList<std::pair<int, int>> followers;
    for (int i = 0; i < points.size(); ++i) {
        if (!moved.contains({shape, i}))
            continue;
        const std::optional<int> twin = points[i].x == axis ? i : indexAt(points, mirroredAt(axis, points[i]));
        if (twin && (*twin == i || !moved.contains({shape, *twin})))
            followers.append({i, *twin});
    }
    return followers;
}

} // namespace

std::optional<double> axisIn(const Frame &frame, const Symmetry &symmetry)
{
    return symmetry.on ? std::optional(symmetry.x.value_or(frame.pivot.x)) : std::nullopt;
}

Point mirroredAt(double axis, Point point)
{
    return {2 * axis - point.x, point.y};
}

QList<Point> mirroredRing(const QList<Point> &points, double axis)
{
    QList<Point> ring = points;
    for (auto point = points.crbegin(); point != points.crend(); ++point) {
        if (point->x != axis)
            ring.append(mirroredAt(axis, *point));
    }
    return ring;
}

QSet<HandleRef> mirrorTwins(const Frame &frame, const QSet<HandleRef> &points, double axis)
{
    QSet<HandleRef> twins;
    for (const Shape &shape : frame.shapes) {
        const auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
        if (!polygon)
            continue;
        for (const auto &[point, twin] : followersOf(polygon->points, points, shape.id, axis)) {
            if (twin != point)
                twins.insert({shape.id, twin});
        }
    }
    return twins;
}

std::optional<int> twinEdge(const QList<Point> &ring, int edge, double axis)
{
    const auto count = static_cast<int>(ring.size());
    const std::optional<int> end = indexAt(ring, mirroredAt(axis, ring[edge]));
    const std::optional<int> start = indexAt(ring, mirroredAt(axis, ring[(edge + 1) % count]));
    const bool isEdge = start && end && (*start + 1) % count == *end;
    return isEdge && *start != edge ? start : std::nullopt;
}

Frame withTwinsFollowing(const Frame &before, Frame after, const QSet<HandleRef> &moved, double axis)
{
    for (qsizetype i = 0; i < before.shapes.size(); ++i) {
        const auto *old = std::get_if<PolygonOutline>(&before.shapes.at(i).outline);
        if (!old)
            continue;
        const auto followers = followersOf(old->points, moved, before.shapes.at(i).id, axis);
        if (followers.isEmpty())
            continue;
        QList<Point> &points = *pointList(after.shapes[i].outline);
        for (const auto &[point, twin] : followers) {
            if (twin == point)
                points[point].x = axis;
            else
                points[twin] = mirroredAt(axis, points.at(point));
        }
    }
    return after;
}

} // namespace hitbox
