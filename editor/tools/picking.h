#pragma once

#include "document/document.h"
#include "tools/selection.h"

#include <optional>

#include <hitbox/geometry/shapes.h>

/// What is under the cursor: questions to the geometry core, never to graphics items.
namespace hitbox {

/// The shape that a click at the point means: visible, not locked, nearest boundary within `reach` first, then the
/// topmost one that holds the point; an already selected one wins over others that hold it too. Inside a selected one,
/// only boundaries count of what lies over it there.
ShapeId shapeAt(const Frame &frame, geometry::Point point, double reach, const QSet<ShapeId> &preferred);

/// Every shape that a click at the point could mean, those that others cover too: topmost first.
QList<ShapeId> shapesUnder(const Frame &frame, geometry::Point point, double reach);

/// The nearest handle within reach, of the given shapes only.
std::optional<HandleRef> handleAt(const Frame &frame, const QSet<ShapeId> &shapes, geometry::Point point, double reach);

/// A place on an edge of a polygon or chain where a vertex could be inserted.
struct EdgeHit {
    ShapeId shape;
    int edge = 0;          ///< from point `edge` to the next
    geometry::Point point; ///< on the edge
};
std::optional<EdgeHit> edgeAt(const Frame &frame, const QSet<ShapeId> &shapes, geometry::Point point, double reach);

/// The smallest box around an outline; nothing for one without points.
std::optional<geometry::Box> boundsOf(const Outline &outline);

/// Every visible, unlocked shape that touches the box.
QSet<ShapeId> shapesWithin(const Frame &frame, const geometry::Box &box);
/// Every handle of the shapes that lies in the box.
QSet<HandleRef> handlesWithin(const Frame &frame, const QSet<ShapeId> &shapes, const geometry::Box &box);

} // namespace hitbox
