#pragma once

#include "document/document.h"
#include "formats/format.h"
#include "validation/finding.h"

#include <optional>

namespace hitbox {

/// The convex pieces that a format writes beside a polygon: see ConcavePolygons::WithPieces.
std::vector<geometry::Ring> piecesBeside(const Outline &outline, const Capabilities &capabilities);

/// A finding of the rule "export": what an engine will not get as it was drawn.
Finding exportLoss(FrameRef frame, ShapeId shape, Severity severity, const QString &message);

/// The loss of a chain, for formats that have none.
Finding chainLeftOut(FrameRef frame, ShapeId shape);

/// A finding of what the engine does not carry of the properties, such as "Properties are left out: “loud”, “owner”";
/// nothing when it carries all of them. The place is left for the caller to say.
std::optional<Finding> lostProperties(PropertyHolder holder, const Properties &properties,
                                      const Capabilities &capabilities);

/// The points of a polygon or a chain as drawn, all four corners of a box, and a polygon around circles and capsules
/// that is off by at most `arcTolerance` pixels.
geometry::Ring ringFor(const Outline &outline, double arcTolerance);

/// What a shape becomes, and what is lost by it.
struct PreparedShape {
    QList<Shape> shapes;   ///< all with the id and name of the one they come from
    QList<Finding> losses; ///< `frame` is left at -1
};

/// A valid shape as the engine takes it, by the rules of preparedExport(). Coordinates stay as they are: the engine
/// rounds them by itself, and what that changes is among the losses.
PreparedShape preparedShape(const Shape &shape, geometry::Point origin, const Capabilities &capabilities);

} // namespace hitbox
