#pragma once

#include "tools/drag.h"
#include "tools/tool.h"

#include <optional>

#include <hitbox/geometry/shapes.h>

/// The place about which what is selected is turned: the middle of it, until a hand drags the cross that stands there
/// to another one.
namespace hitbox {

/// Of one tool. No part of the document: it is the middle again as soon as something else is selected.
class TurnCenter
{
public:
    void follow(const ToolContext &context); ///< with each input: forgets the place where it no longer holds

    /// Where it was dragged to; nothing while it is the middle.
    std::optional<geometry::Point> moved(const ToolContext &context) const;
    geometry::Point of(const geometry::Box &box, const ToolContext &context) const;
    void moveTo(geometry::Point place, const geometry::Box &box, const ToolContext &context);

    /// There is a cross to take hold of: where it was dragged to, or in the middle of what is so large on screen that
    /// it can still be dragged by all the rest.
    bool isOffered(const geometry::Box &box, const ToolContext &context) const;
    /// On the cross. It is a small target, for what lies around it is taken hold of in its middle, too.
    bool isAt(const geometry::Box &box, const ToolInput &input, const ToolContext &context) const;

private:
    struct Moved {
        geometry::Point place;
        Id<Frame> frame;
        Selection selection;
    };
    std::optional<Moved> m_moved;
};

/// Where it lands when it is dragged from `anchor`: on a vertex, a point of the frame, the pivot or the middle of the
/// box, whatever else is snapped to; else on the grid. Shift keeps to one axis, Ctrl turns all of it off.
SnapResult draggedTurnCenter(geometry::Point anchor, const Drag &drag, const geometry::Box &box,
                             const ToolContext &context);

} // namespace hitbox
