#pragma once

#include "tools/drag.h"
#include "tools/snapping/snap_targets.h"

#include <optional>

namespace hitbox {

/// Snaps for one tool. Targets are gathered when they are first asked for, and again only once the frame, what moves
/// or what is switched on has changed: all moves of a gesture share them.
class Snapper
{
public:
    /// Where a point lands that is set at the input's place. Ctrl turns snapping off.
    SnapResult placed(const ToolInput &input, const ToolContext &context);

    /// Where a point of shapes that move lands when it is dragged from `anchor`: see draggedTo().
    SnapResult dragged(geometry::Point anchor, const Drag &drag, const ToolContext &context,
                       const QSet<ShapeId> &moving);

    const SnapTargets &targets(const ToolContext &context, const QSet<ShapeId> &moving = {});

private:
    struct Seen {
        FrameRef frame;
        QList<Shape> shapes;
        QList<Shape> previous; ///< of the frame before
        geometry::Point pivot;
        SnapKinds to;
        QSet<ShapeId> moving;
    };
    bool sees(const Seen &now) const;

    std::optional<Seen> m_seen;
    SnapTargets m_targets;
};

} // namespace hitbox
