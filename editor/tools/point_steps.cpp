#include "tools/point_steps.h"

#include "document/edits.h"
#include "tools/drag.h"
#include "tools/point_handles.h"
#include "tools/shape_edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

QString counted(const char *one, const char *many, qsizetype count)
{
    if (count == 1)
        return QCoreApplication::translate("PointSteps", one);
    return QCoreApplication::translate("PointSteps", many, nullptr, static_cast<int>(count));
}

/// Across a circle's radius there is no way for its rim: taken as one, each step would make the circle larger. A rim
/// whose centre is moved goes with it.
Frame nudged(const Frame &frame, const QSet<HandleRef> &handles, geometry::Point way)
{
    QSet<HandleRef> rims = handles;
    rims.removeIf([&](const HandleRef &ref) {
        return handles.contains({ref.shape, 0}) || findShape(frame, ref.shape)->kind() != ShapeKind::Circle;
    });
    return withHandlesMoved(withHandlesMoved(frame, handles - rims, way), rims, {way.x, 0});
}

} // namespace

Frame withSymmetry(const Frame &before, Frame after, const QSet<HandleRef> &moved, const ToolContext &context)
{
    return context.mirrorAxis ? withTwinsFollowing(before, std::move(after), moved, *context.mirrorAxis) : after;
}

PointInsertion insertedPoint(const Frame &frame, const EdgeHit &edge, geometry::Point place, const ToolContext &context)
{
    const Outline &outline = findShape(frame, edge.shape)->outline;
    const auto *polygon = std::get_if<PolygonOutline>(&outline);
    const std::optional<int> twin =
        polygon && context.mirrorAxis ? twinEdge(polygon->points, edge.edge, *context.mirrorAxis) : std::nullopt;
    const HandleRef point{edge.shape, edge.edge + 1};
    if (!twin)
        return {withInserted(frame, edge, place), point};
    // From behind, so that the second insertion leaves the edge of the other one where it is.
    const EdgeHit mirrored{edge.shape, *twin, mirroredAt(*context.mirrorAxis, place)};
    if (*twin > edge.edge)
        return {withInserted(withInserted(frame, mirrored, mirrored.point), edge, place), point};
    return {withInserted(withInserted(frame, edge, place), mirrored, mirrored.point), {edge.shape, edge.edge + 2}};
}

ToolAnswer deletedPoints(const QSet<HandleRef> &named, const ToolContext &context, const Frame &frame)
{
    QSet<HandleRef> points = named;
    if (context.mirrorAxis)
        points.unite(mirrorTwins(frame, named, *context.mirrorAxis));
    const Frame after = withoutHandles(frame, points);
    QSet<ShapeId> gone;
    for (const ShapeId id : shapesOf(points)) {
        if (!findShape(after, id))
            gone.insert(id);
    }
    QString text = counted(QT_TRANSLATE_NOOP("PointSteps", "Delete a point of %1"),
                           QT_TRANSLATE_NOOP("PointSteps", "Delete %n points of %1"), points.size());
    if (!gone.isEmpty())
        text = QCoreApplication::translate("PointSteps", "Delete %1: too few points left");
    text = text.arg(calledShapes(frame, gone.isEmpty() ? shapesOf(points) : gone));
    ToolAnswer answer = committed(withFrame(context.document, context.frame, after), text);
    answer.selection = Selection{context.selection.shapes - gone, {}, {}};
    return answer;
}

ToolAnswer nudgedPoints(geometry::Point way, const ToolContext &context, const Frame &frame)
{
    const QSet<HandleRef> handles = editableHandles(frame, context.selection);
    QList<HandleRef> ordered = handles.values();
    std::sort(ordered.begin(), ordered.end());
    const QString text = counted(QT_TRANSLATE_NOOP("PointSteps", "Nudge a point of %1"),
                                 QT_TRANSLATE_NOOP("PointSteps", "Nudge %n points of %1"), handles.size());
    const Frame after = withSymmetry(frame, nudged(frame, handles, way), handles, context);
    ToolAnswer answer =
        committed(withFrame(context.document, context.frame, after), text.arg(calledShapes(frame, shapesOf(handles))));
    answer.mergeKey = QStringLiteral("nudge-points");
    for (const HandleRef &ref : ordered)
        answer.mergeKey += QStringLiteral(",%1.%2").arg(ref.shape.value).arg(ref.index);
    return answer;
}

std::optional<HandleRef> steppedHandle(const Frame &frame, const Selection &selection, StepDirection direction)
{
    const QSet<ShapeId> shapes = editableShapes(frame, selection.shapes | shapesOf(selection.handles));
    QList<HandleRef> all;
    for (const Shape &shape : frame.shapes) {
        const int count = shapes.contains(shape.id) ? static_cast<int>(handlesOf(shape.outline).size()) : 0;
        for (int i = 0; i < count; ++i)
            all.append({shape.id, i});
    }
    if (all.isEmpty())
        return std::nullopt;
    const auto isSelected = [&selection](const HandleRef &ref) { return selection.handles.contains(ref); };
    if (direction == StepDirection::Forward) {
        const auto last = std::find_if(all.crbegin(), all.crend(), isSelected);
        return last == all.crend() || last == all.crbegin() ? all.first() : *std::prev(last);
    }
    const auto first = std::find_if(all.cbegin(), all.cend(), isSelected);
    return first == all.cend() || first == all.cbegin() ? all.last() : *std::prev(first);
}

} // namespace hitbox
