#include "tools/point_handles.h"

#include "document/edits.h"
#include "tools/drag.h"
#include "tools/shape_edits.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>

#include <algorithm>
#include <vector>

namespace hitbox {

QSet<ShapeId> allShapes(const Frame &frame)
{
    QSet<ShapeId> ids;
    for (const Shape &shape : frame.shapes)
        ids.insert(shape.id);
    return ids;
}

QSet<HandleRef> allHandles(const Frame &frame, const QSet<ShapeId> &shapes)
{
    QSet<HandleRef> refs;
    for (const Shape &shape : frame.shapes) {
        const int count = shapes.contains(shape.id) ? static_cast<int>(handlesOf(shape.outline).size()) : 0;
        for (int i = 0; i < count; ++i)
            refs.insert({shape.id, i});
    }
    return refs;
}

QSet<ShapeId> shapesOf(const QSet<HandleRef> &handles)
{
    QSet<ShapeId> ids;
    for (const HandleRef &ref : handles)
        ids.insert(ref.shape);
    return ids;
}

bool isPoint(const Frame &frame, HandleRef handle)
{
    const Shape *shape = findShape(frame, handle.shape);
    return shape && (shape->kind() == ShapeKind::Polygon || shape->kind() == ShapeKind::Chain);
}

QSet<HandleRef> endsOf(const Frame &frame, const EdgeHit &edge)
{
    const auto count = static_cast<int>(handlesOf(findShape(frame, edge.shape)->outline).size());
    return {{edge.shape, edge.edge}, {edge.shape, (edge.edge + 1) % count}};
}

bool inMiddle(const Frame &frame, const EdgeHit &edge, double pickRadius)
{
    QList<geometry::Point> ends;
    for (const HandleRef &end : endsOf(frame, edge))
        ends.append(*placeOf(frame, end));
    if (ends.size() < 2)
        return false;
    const double margin = std::min(2 * pickRadius, geometry::distance(ends[0], ends[1]) / 4);
    return geometry::distance(edge.point, ends[0]) > margin && geometry::distance(edge.point, ends[1]) > margin;
}

QString placeText(const Frame &frame, const Selection &selection)
{
    if (selection.handles.size() == 1) {
        if (const auto place = placeOf(frame, *selection.handles.cbegin()))
            return wayText(*place);
    }
    const auto box = boundsOf(frame, selection.shapes);
    return box ? QStringLiteral("%1 · %2").arg(wayText(box->min), sizeText(box->width(), box->height())) : QString();
}

Frame withInserted(Frame frame, const EdgeHit &edge, geometry::Point place)
{
    for (Shape &shape : frame.shapes) {
        if (shape.id == edge.shape)
            shape.outline = withPointInserted(shape.outline, edge.edge + 1, place);
    }
    return frame;
}

QSet<HandleRef> editableHandles(const Frame &frame, const Selection &selection)
{
    const QSet<ShapeId> shapes = editableShapes(frame, shapesOf(selection.handles));
    QSet<HandleRef> handles;
    for (const HandleRef &ref : selection.handles) {
        if (shapes.contains(ref.shape) && placeOf(frame, ref))
            handles.insert(ref);
    }
    return handles;
}

QSet<HandleRef> editablePoints(const Frame &frame, const Selection &selection)
{
    QSet<HandleRef> points = editableHandles(frame, selection);
    points.removeIf([&frame](const HandleRef &ref) { return !isPoint(frame, ref); });
    return points;
}

std::optional<geometry::Box> boxAroundPoints(const Frame &frame, const Selection &selection)
{
    std::vector<geometry::Point> places;
    for (const HandleRef &ref : editablePoints(frame, selection))
        places.push_back(*placeOf(frame, ref));
    const std::optional<geometry::Box> box = geometry::bounds(places);
    return box && box->min != box->max ? box : std::nullopt;
}

Selection withHandlesOf(const Frame &frame, const Selection &selection, const geometry::Box &box, Gain gain)
{
    const QSet<ShapeId> among = selection.shapes.isEmpty() ? allShapes(frame) : selection.shapes;
    Selection result{selection.shapes, handlesWithin(frame, among, box), {}};
    if (gain == Gain::Add)
        result.handles.unite(selection.handles);
    result.shapes.unite(shapesOf(result.handles));
    return result;
}

} // namespace hitbox
