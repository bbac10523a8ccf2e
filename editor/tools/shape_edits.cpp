#include "tools/shape_edits.h"

#include "document/edits.h"
#include "tools/picking.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace hitbox {

namespace {

/// The handles by shape, so that each outline is edited once.
QHash<ShapeId, QSet<int>> byShape(const QSet<HandleRef> &handles)
{
    QHash<ShapeId, QSet<int>> indices;
    for (const HandleRef &ref : handles)
        indices[ref.shape].insert(ref.index);
    return indices;
}

void setNearer(double &a, double &b, double value)
{
    (std::abs(a - value) <= std::abs(b - value) ? a : b) = value;
}

/// An old place plus a way is rounded and may miss the grid by the last bit: this puts a handle that has been moved to
/// `place` on it to the bit.
Outline settled(Outline outline, int handle, geometry::Point place)
{
    if (QList<geometry::Point> *points = pointList(outline)) {
        (*points)[handle] = place;
    } else if (auto *box = std::get_if<geometry::Box>(&outline)) {
        setNearer(box->min.x, box->max.x, place.x);
        setNearer(box->min.y, box->max.y, place.y);
    } else if (auto *circle = std::get_if<geometry::Circle>(&outline)) {
        if (handle == 0)
            circle->center = place;
    } else if (auto *capsule = std::get_if<geometry::Capsule>(&outline)) {
        if (handle == 0)
            capsule->from = place;
        else if (handle == 1)
            capsule->to = place;
    }
    return outline;
}

Frame withSettled(Frame frame, const HandleTarget &target)
{
    return withEachOutline(std::move(frame), {target.handle.shape}, [&target](const Outline &outline) {
        return settled(outline, target.handle.index, target.place);
    });
}

qsizetype fewestPoints(const Outline &outline)
{
    return std::holds_alternative<PolygonOutline>(outline) ? 3 : 2;
}

} // namespace

Frame withEachOutline(Frame frame, const QSet<ShapeId> &shapes, const std::function<Outline(const Outline &)> &edit)
{
    for (qsizetype i = 0; i < frame.shapes.size(); ++i) {
        if (shapes.contains(frame.shapes.at(i).id))
            frame.shapes[i].outline = edit(frame.shapes.at(i).outline);
    }
    return frame;
}

std::optional<geometry::Box> boundsOf(const Frame &frame, const QSet<ShapeId> &shapes)
{
    std::optional<geometry::Box> all;
    for (const Shape &shape : frame.shapes) {
        const auto box = shapes.contains(shape.id) ? boundsOf(shape.outline) : std::nullopt;
        if (box)
            all = all ? joined(*all, *box) : *box;
    }
    return all;
}

bool hasPoints(const Shape &shape)
{
    return shape.kind() == ShapeKind::Polygon || shape.kind() == ShapeKind::Chain;
}

QSet<ShapeId> editableShapes(const Frame &frame, const QSet<ShapeId> &shapes)
{
    QSet<ShapeId> ids;
    for (const Shape &shape : frame.shapes) {
        if (shape.visible && !shape.locked && shapes.contains(shape.id))
            ids.insert(shape.id);
    }
    return ids;
}

std::optional<geometry::Point> placeOf(const Frame &frame, HandleRef handle)
{
    const Shape *shape = findShape(frame, handle.shape);
    if (!shape)
        return std::nullopt;
    const QList<geometry::Point> handles = handlesOf(shape->outline);
    if (handle.index < 0 || handle.index >= handles.size())
        return std::nullopt;
    return handles[handle.index];
}

Frame withShapesMoved(Frame frame, const QSet<ShapeId> &shapes, geometry::Point by)
{
    return withEachOutline(std::move(frame), shapes, [by](const Outline &outline) { return moved(outline, by); });
}

Frame withHandlesMoved(Frame frame, const QSet<HandleRef> &handles, geometry::Point by)
{
    const QHash<ShapeId, QSet<int>> indices = byShape(handles);
    for (qsizetype i = 0; i < frame.shapes.size(); ++i) {
        const auto found = indices.constFind(frame.shapes.at(i).id);
        if (found != indices.cend())
            frame.shapes[i].outline = withHandlesMoved(frame.shapes.at(i).outline, *found, by);
    }
    return frame;
}

Frame withShapesDragged(Frame frame, const QSet<ShapeId> &shapes, const HandleTarget &target)
{
    const std::optional<geometry::Point> from = placeOf(frame, target.handle);
    if (!from || *from == target.place)
        return frame;
    return withSettled(withShapesMoved(std::move(frame), shapes, target.place - *from), target);
}

Frame withHandlesDragged(Frame frame, const QSet<HandleRef> &handles, const HandleTarget &target)
{
    const std::optional<geometry::Point> from = placeOf(frame, target.handle);
    if (!from || *from == target.place)
        return frame;
    return withSettled(withHandlesMoved(std::move(frame), handles, target.place - *from), target);
}

Frame withoutHandles(Frame frame, const QSet<HandleRef> &handles)
{
    const QHash<ShapeId, QSet<int>> indices = byShape(handles);
    for (qsizetype i = frame.shapes.size() - 1; i >= 0; --i) {
        Shape shape = frame.shapes.at(i);
        if (!indices.contains(shape.id) || !pointList(shape.outline))
            continue;
        shape.outline = withoutPoints(shape.outline, indices[shape.id]);
        if (pointList(shape.outline)->size() < fewestPoints(shape.outline))
            frame.shapes.removeAt(i);
        else
            frame.shapes[i] = shape;
    }
    return frame;
}

QSet<ShapeId> newShapes(const Document &before, const Document &after, FrameRef frame)
{
    QSet<ShapeId> ids;
    for (const Shape &shape : findFrame(after, frame)->shapes) {
        if (shape.id.value >= before.nextShapeId)
            ids.insert(shape.id);
    }
    return ids;
}

QString calledShapes(const Frame &frame, const QSet<ShapeId> &shapes)
{
    const auto count = static_cast<int>(shapes.size());
    if (count != 1)
        return QCoreApplication::translate("Shapes", "%n shapes", nullptr, count);
    const Shape *shape = findShape(frame, *shapes.cbegin());
    return shape && !shape->name.isEmpty() ? shape->name : QCoreApplication::translate("Shapes", "shape");
}

geometry::Point turningPoint(const geometry::Box &box)
{
    const geometry::Point middle = box.center();
    const auto isWhole = [](double value) { return value == std::floor(value); };
    if (!isWhole(2 * middle.x) || !isWhole(2 * middle.y) || isWhole(middle.x) == isWhole(middle.y))
        return middle;
    // One coordinate is whole and the other one is not: the two whole points beside the middle differ in the parity of
    // x + y. Always the even one, since the middle of the turned box lies beside that same point again.
    const geometry::Point low{std::floor(middle.x), std::floor(middle.y)};
    if (std::fmod(low.x + low.y, 2) == 0)
        return low;
    return {std::ceil(middle.x), std::ceil(middle.y)};
}

} // namespace hitbox
