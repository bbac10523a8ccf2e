#pragma once

#include "document/document.h"
#include "tools/selection.h"

#include <QSet>

#include <functional>

#include <hitbox/geometry/shapes.h>

/// What tools do to shapes of one frame. Shapes that are hidden or locked are never touched by a hand on the canvas,
/// selected or not.
namespace hitbox {

bool hasPoints(const Shape &shape); ///< its outline is a list of them: a polygon or a chain

QSet<ShapeId> editableShapes(const Frame &frame, const QSet<ShapeId> &shapes);

/// Where a point goes to, exactly: a handle, and the place that it lands on.
struct HandleTarget {
    HandleRef handle;
    geometry::Point place;
};

/// Moves whole shapes so that one handle lands exactly on its target, and all others by the same way.
Frame withShapesDragged(Frame frame, const QSet<ShapeId> &shapes, const HandleTarget &target);

/// Moves handles so that one of them lands exactly on its target, and all others by the same way.
Frame withHandlesDragged(Frame frame, const QSet<HandleRef> &handles, const HandleTarget &target);

/// The frame with these shapes as the edit makes them of their outlines.
Frame withEachOutline(Frame frame, const QSet<ShapeId> &shapes, const std::function<Outline(const Outline &)> &edit);

Frame withShapesMoved(Frame frame, const QSet<ShapeId> &shapes, geometry::Point by);
Frame withHandlesMoved(Frame frame, const QSet<HandleRef> &handles, geometry::Point by);

/// Without the points that the handles of polygons and chains stand for; handles of other shapes are passed over. A
/// polygon that would keep fewer than three points, or a chain fewer than two, goes away as a whole.
Frame withoutHandles(Frame frame, const QSet<HandleRef> &handles);

/// The place of a handle; nothing when it does not exist.
std::optional<geometry::Point> placeOf(const Frame &frame, HandleRef handle);

/// The smallest box around the shapes; nothing without any.
std::optional<geometry::Box> boundsOf(const Frame &frame, const QSet<ShapeId> &shapes);

/// The shapes of the frame that an edit of `before` made.
QSet<ShapeId> newShapes(const Document &before, const Document &after, FrameRef frame);

/// How people call the shapes: the name of one, else "3 shapes".
QString calledShapes(const Frame &frame, const QSet<ShapeId> &shapes);

/// The point that quarter turns turn about: the middle, or beside it the one that keeps grid points on the grid and
/// four turns at the start.
geometry::Point turningPoint(const geometry::Box &box);

} // namespace hitbox
