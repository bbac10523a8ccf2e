#pragma once

#include "document/document.h"
#include "document/result.h"
#include "tools/selection.h"
#include "tools/snap_settings.h"

namespace hitbox {

enum class ShapeOperation {
    Merge,
    Subtract,  ///< what the other shapes cover goes off the lowest
    Intersect, ///< what all of them cover stays
};

struct CombinedShapes {
    Document document;
    Selection selection; ///< the pieces, and what stays as it was
    QString text;        ///< for the history: "Subtract 2 shapes from hull"
};

/// The areas of several shapes made into one. The lowest of them becomes the result and keeps its id, name, category
/// and properties; the others go away. A result in several parts, and one with holes (see ringsWithoutHoles()), becomes
/// several polygons. Circles and capsules count as polygons (see roundTolerance); corners where edges crossed come onto
/// the grid. Hidden and locked shapes are left alone, and so is what a merge finds apart from all others.
/// Fails for fewer than two shapes, for a chain among them, which has no area, where nothing would be left, and for a
/// merge of shapes that all lie apart.
Result<CombinedShapes> combinedShapes(const Document &document, FrameRef frame, const QSet<ShapeId> &shapes,
                                      ShapeOperation operation, const SnapSettings &snap);

} // namespace hitbox
