#pragma once

#include "document/document.h"
#include "formats/format.h"
#include "validation/finding.h"

namespace hitbox {

/// A finding of the rule "export": what an engine will not get as it was drawn.
Finding exportLoss(FrameRef frame, ShapeId shape, Severity severity, const QString &message);

/// "Properties are left out: “friction”, “loud”"
QString lostProperties(const Properties &properties);

/// What a shape becomes, and what is lost by it.
struct PreparedShape {
    QList<Shape> shapes;   ///< all with the id and name of the one they come from
    QList<Finding> losses; ///< `frame` is left at -1
};

/// A valid shape as the engine takes it, by the rules of preparedExport(). Coordinates stay as they are: the engine
/// rounds them by itself, and what that changes is among the losses.
PreparedShape preparedShape(const Shape &shape, geometry::Point pivot, const Capabilities &capabilities);

} // namespace hitbox
