#pragma once

#include "document/document.h"
#include "tools/snap_settings.h"

#include <QSet>

#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// The parts of a ring's area (even-odd) after a cut along the segment, the largest first. It cuts where it crosses the
/// area from side to side; where it ends inside, the area stays whole there. Without a cut there is no answer, nor for
/// a ring that is too much of a tangle. Corners that the cut makes come onto the grid, if all parts are simple with
/// them there; the other points stay.
std::vector<geometry::Ring> ringsCutAlong(std::span<const geometry::Point> ring, const geometry::Segment &cut,
                                          const SnapSettings &snap);

enum class RoundOnes { None, Flattened };

struct CutShapes {
    Document document;
    QSet<ShapeId> cut;                     ///< the shapes that were cut, under their old ids
    QSet<ShapeId> pieces;                  ///< what they became: the largest keeps the id, see replaceOutline()
    RoundOnes roundOnes = RoundOnes::None; ///< whether circles or capsules became polygons, see roundTolerance
};

/// Cuts those of the shapes that are neither hidden nor locked. Boxes become polygons; chains stay.
CutShapes withShapesCut(const Document &document, FrameRef frame, const QSet<ShapeId> &shapes,
                        const geometry::Segment &cut, const SnapSettings &snap);

} // namespace hitbox
