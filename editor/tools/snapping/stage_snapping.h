#pragma once

#include "tools/drag.h"
#include "tools/snapping/snap_targets.h"

#include <QList>
#include <QSet>

/// Where instances land that are dragged over a stage: on lines of those that stand there, or else on the grid.
namespace hitbox {

/// What can be kept to, gathered once for a drag.
struct StageLines {
    /// A point of what moves, that can come to lie on a line.
    struct Own {
        SnapKind kind = SnapKind::Pivot;
        geometry::Point offset; ///< from the pivot in hand
    };
    QList<Own> own;
    SnapTargets standing; ///< guides alone
};

/// Of the shown instances that stand still: the upright and level lines through their pivots (SnapKind::Pivot), at
/// the sides and middles of their frames (FrameLines) and at the ends of all their shapes (Edges). What moves has the
/// same, taken together, but for the pivots: that of `lead` alone counts.
///
/// Cost: linear in the instances and the points of their shapes.
StageLines stageLines(const Document &document, const Stage &stage, const QSet<Id<Instance>> &moving,
                      Id<Instance> lead);

/// Where the pivot that stood at `anchor` lands. For each coordinate the nearest line within the drag's reach that the
/// settings switch on wins over the grid. With Shift it stays straight beside or above its old place.
SnapResult draggedTo(geometry::Point anchor, const Drag &drag, const SnapSettings &snap, const StageLines &lines);

} // namespace hitbox
