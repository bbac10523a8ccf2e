#pragma once

#include "document/document.h"
#include "formats/format.h"
#include "validation/finding.h"

namespace hitbox {

/// One shape as an engine will hold it: what an export gives it, in frame pixels, rounded as the engine rounds.
struct EngineShape {
    ShapeId id;
    QString refusal;         ///< the error for which the shape is not exported; nothing else is filled in then
    QList<Outline> outlines; ///< none when the shape is left out
    QList<Outline> pieces;   ///< convex, written beside the outlines
    QList<Finding> losses;   ///< `frame` is left at -1

    friend bool operator==(const EngineShape &, const EngineShape &) = default;
};

/// Runs the preparation of an export for one shape. `refusal` is the first error that the rules find in the shape, or
/// empty.
EngineShape engineShape(const Shape &shape, geometry::Point origin, const Capabilities &capabilities,
                        const QString &refusal);

/// What the engine gets for these shapes together: "4 convex pieces, at most 8 points" or "2 polygons, at most 9
/// points, 1 circle".
QString engineSummary(const QList<EngineShape> &shapes);

/// What becomes of concave polygons, where it is worth a sentence; empty where none of the shapes is concave.
QString concaveNote(const QList<EngineShape> &shapes, const Format &format);

} // namespace hitbox
