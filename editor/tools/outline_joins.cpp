#include "tools/outline_joins.h"

#include "document/edits.h"
#include "tools/point_handles.h"
#include "tools/shape_algebra.h"
#include "tools/shape_edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

using geometry::Point;

Error refused(const char *what)
{
    return {{}, {}, QCoreApplication::translate("OutlineJoins", what)};
}

QList<int> indicesOf(const QSet<HandleRef> &points, ShapeId shape)
{
    QList<int> indices;
    for (const HandleRef &ref : points) {
        if (ref.shape == shape)
            indices.append(ref.index);
    }
    std::sort(indices.begin(), indices.end());
    return indices;
}

/// Without a last point that repeats the first: a ring that was cut where it touches itself.
Outline ringOf(QList<Point> points)
{
    if (points.size() > 1 && points.first() == points.last())
        points.removeLast();
    return PolygonOutline{points};
}

Result<QList<Outline>> splitPolygon(const QList<Point> &points, const QList<int> &at)
{
    if (at.size() != 2)
        return refused(QT_TRANSLATE_NOOP("OutlineJoins", "Select two points of a polygon to split it between them."));
    const int from = at[0];
    const int to = at[1];
    const QList<Outline> rings = {ringOf(points.mid(to) + points.mid(0, from + 1)),
                                  ringOf(points.mid(from, to - from + 1))};
    for (const Outline &ring : rings) {
        if (std::get<PolygonOutline>(ring).points.size() < 3)
            return refused(QT_TRANSLATE_NOOP("OutlineJoins", "Select two points that are not neighbours."));
    }
    return rings;
}

Result<QList<Outline>> splitChain(const QList<Point> &points, const QList<int> &at)
{
    QList<Outline> chains;
    int from = 0;
    for (const int index : at) {
        if (index == 0 || index + 1 == points.size())
            continue;
        chains.append(ChainLine{points.mid(from, index - from + 1)});
        from = index;
    }
    if (chains.isEmpty())
        return refused(QT_TRANSLATE_NOOP("OutlineJoins", "Select a point between the ends of a chain to split it."));
    chains.append(ChainLine{points.mid(from)});
    return chains;
}

Result<QList<Outline>> splitOutline(const Outline &outline, const QList<int> &at)
{
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return splitPolygon(polygon->points, at);
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return splitChain(chain->points, at);
    return refused(QT_TRANSLATE_NOOP("OutlineJoins", "Only polygons and chains can be split at their points."));
}

const ChainLine *chainWithEnd(const Frame &frame, HandleRef end)
{
    const Shape *shape = findShape(frame, end.shape);
    const auto *chain = shape ? std::get_if<ChainLine>(&shape->outline) : nullptr;
    return chain && (end.index == 0 || end.index + 1 == chain->points.size()) ? chain : nullptr;
}

/// The points so that the end of the given index comes last.
QList<Point> endingWith(QList<Point> points, int end)
{
    if (end == 0)
        std::reverse(points.begin(), points.end());
    return points;
}

Result<PointEdit> closedChain(const Document &document, FrameRef ref, ShapeId id)
{
    const Frame &frame = *findFrame(document, ref);
    const Shape &shape = *findShape(frame, id);
    const Outline ring = ringOf(std::get<ChainLine>(shape.outline).points);
    if (std::get<PolygonOutline>(ring).points.size() < 3)
        return refused(QT_TRANSLATE_NOOP("OutlineJoins", "A polygon needs three points."));
    return PointEdit{replaceOutline(document, ref, id, {ring}),
                     {{id}, {}, {}},
                     QCoreApplication::translate("OutlineJoins", "Close %1").arg(shape.name)};
}

PointEdit joinedChains(const Document &document, FrameRef ref, HandleRef lower, HandleRef upper)
{
    const Frame &frame = *findFrame(document, ref);
    QList<Point> points = endingWith(chainWithEnd(frame, lower)->points, lower.index);
    QList<Point> others = endingWith(chainWithEnd(frame, upper)->points, upper.index);
    std::reverse(others.begin(), others.end());
    const auto seam = static_cast<int>(points.size()) - 1;
    if (points.last() == others.first())
        others.removeFirst();
    points += others;
    Document after = replaceOutline(removeShapes(document, ref, {upper.shape}), ref, lower.shape, {ChainLine{points}});
    return {
        std::move(after),
        {{lower.shape}, {{lower.shape, seam}}, {}},
        QCoreApplication::translate("OutlineJoins", "Join %1").arg(calledShapes(frame, {lower.shape, upper.shape}))};
}

Result<PointEdit> joinedPolygons(const Document &document, FrameRef ref, const QSet<ShapeId> &shapes)
{
    const Frame &frame = *findFrame(document, ref);
    SnapSettings off;
    off.step = SnapStep::Off;
    const Result<CombinedShapes> merged = combinedShapes(document, ref, shapes, ShapeOperation::Merge, off);
    if (!merged)
        return merged.error();
    if (merged->selection.shapes.size() != 1)
        return refused(QT_TRANSLATE_NOOP("OutlineJoins", "These two polygons share no edge, or enclose a hole."));
    return PointEdit{merged->document, merged->selection,
                     QCoreApplication::translate("OutlineJoins", "Join %1").arg(calledShapes(frame, shapes))};
}

} // namespace

Result<PointEdit> splitAtPoints(const Document &document, FrameRef ref, const QSet<HandleRef> &points)
{
    const Frame *frame = findFrame(document, ref);
    const QSet<HandleRef> editable = frame ? editableHandles(*frame, {{}, points, {}}) : QSet<HandleRef>();
    if (editable.isEmpty())
        return refused(QT_TRANSLATE_NOOP("OutlineJoins", "Select the points to split at."));
    const QSet<ShapeId> shapes = shapesOf(editable);
    Document after = document;
    for (const Shape &shape : frame->shapes) {
        if (!shapes.contains(shape.id))
            continue;
        const Result<QList<Outline>> parts = splitOutline(shape.outline, indicesOf(editable, shape.id));
        if (!parts)
            return parts.error();
        after = replaceOutline(std::move(after), ref, shape.id, *parts);
    }
    const QSet<ShapeId> pieces = shapes | newShapes(document, after, ref);
    return PointEdit{std::move(after),
                     {pieces, {}, {}},
                     QCoreApplication::translate("OutlineJoins", "Split %1").arg(calledShapes(*frame, shapes))};
}

Result<PointEdit> joinedAtPoints(const Document &document, FrameRef ref, const QSet<HandleRef> &points)
{
    const Frame *frame = findFrame(document, ref);
    const QSet<HandleRef> editable = frame ? editableHandles(*frame, {{}, points, {}}) : QSet<HandleRef>();
    const QSet<ShapeId> shapes = shapesOf(editable);
    QList<HandleRef> ends;
    bool allPolygons = !editable.isEmpty();
    for (const Shape &shape : frame ? frame->shapes : QList<Shape>()) {
        for (const int index : indicesOf(editable, shape.id)) {
            allPolygons = allPolygons && shape.kind() == ShapeKind::Polygon;
            if (chainWithEnd(*frame, {shape.id, index}))
                ends.append({shape.id, index});
        }
    }
    if (allPolygons && shapes.size() == 2)
        return joinedPolygons(document, ref, shapes);
    if (ends.size() != 2 || editable.size() != 2)
        return refused(QT_TRANSLATE_NOOP("OutlineJoins", "Select two ends of chains to join them, or points of two "
                                                         "polygons that share an edge."));
    if (ends[0].shape == ends[1].shape)
        return closedChain(document, ref, ends[0].shape);
    return joinedChains(document, ref, ends[0], ends[1]);
}

} // namespace hitbox
