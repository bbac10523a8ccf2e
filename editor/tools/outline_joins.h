#pragma once

#include "document/document.h"
#include "document/result.h"
#include "tools/selection.h"

namespace hitbox {

struct PointEdit {
    Document document;
    Selection selection;
    QString text; ///< for the history
};

/// Each shape cut at its selected points: a polygon at two that are not neighbours, into two polygons that share the
/// cut; a chain at each that is not an end, into chains that share the point. Fails when a selected point allows
/// neither, and says why.
Result<PointEdit> splitAtPoints(const Document &document, FrameRef frame, const QSet<HandleRef> &points);

/// Joins what the selected points belong to:
/// - the ends of two chains: one chain, whose ends become one point where they are at one place;
/// - both ends of one chain: a polygon;
/// - points of two polygons that share an edge or overlap: one polygon, see combinedShapes().
/// The lower shape keeps its id and all else; fails for anything else, and says what to select.
Result<PointEdit> joinedAtPoints(const Document &document, FrameRef frame, const QSet<HandleRef> &points);

} // namespace hitbox
