#pragma once

#include "document/document.h"
#include "tools/picking.h"
#include "tools/selection.h"

#include <QSet>

#include <hitbox/geometry/shapes.h>

/// Questions about the points and edges that edit-points works on.
namespace hitbox {

QSet<ShapeId> allShapes(const Frame &frame);
QSet<HandleRef> allHandles(const Frame &frame, const QSet<ShapeId> &shapes);
QSet<ShapeId> shapesOf(const QSet<HandleRef> &handles);

/// The selected handles that exist and whose shapes are neither hidden nor locked.
QSet<HandleRef> editableHandles(const Frame &frame, const Selection &selection);

/// Of these, the points of polygons and chains: what can be deleted, scaled and turned.
QSet<HandleRef> editablePoints(const Frame &frame, const Selection &selection);
/// The box around them; nothing where they are all at one place.
std::optional<geometry::Box> boxAroundPoints(const Frame &frame, const Selection &selection);

enum class Gain { Replace, Add };
/// A selection by a marquee: the handles in the box, of the selected shapes, or of all when none is selected.
Selection withHandlesOf(const Frame &frame, const Selection &selection, const geometry::Box &box, Gain gain);

/// True for handles of polygons and chains: the points that can be deleted.
bool isPoint(const Frame &frame, HandleRef handle);

QSet<HandleRef> endsOf(const Frame &frame, const EdgeHit &edge);

/// An insertion shows in the middle of an edge; near its ends a drag moves the edge.
bool inMiddle(const Frame &frame, const EdgeHit &edge, double pickRadius);

/// Where the one selected point lies, else where the selected shapes lie and how large they are together; empty when
/// nothing is selected.
QString placeText(const Frame &frame, const Selection &selection);

/// With a new point on the edge, at `place`.
Frame withInserted(Frame frame, const EdgeHit &edge, geometry::Point place);

} // namespace hitbox
