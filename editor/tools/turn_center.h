#pragma once

#include "tools/drag.h"
#include "tools/tool.h"

#include <optional>

#include <hitbox/geometry/shapes.h>

/// The place about which what is selected is turned: the middle of it, until a hand asks for the cross that stands
/// there and drags it to another one.
namespace hitbox {

/// Of one tool. No part of the document: it is the middle again, without a cross, as soon as something else is
/// selected.
class TurnCenter
{
public:
    void follow(const ToolContext &context); ///< with each input: forgets what no longer holds

    /// Brings the cross, or puts it away: then it is the middle again. A press in the middle takes hold of what is
    /// selected as long as nobody has asked for the cross.
    void toggle(const ToolContext &context);
    bool isShown(const ToolContext &context) const;
    bool isAt(const geometry::Box &box, const ToolInput &input, const ToolContext &context) const; ///< on the cross

    /// Where it was dragged to; nothing while it is the middle.
    std::optional<geometry::Point> moved(const ToolContext &context) const;
    geometry::Point of(const geometry::Box &box, const ToolContext &context) const;
    void moveTo(geometry::Point place, const geometry::Box &box); ///< which is shown

private:
    struct Cross {
        Id<Frame> frame;
        Selection selection;
        std::optional<geometry::Point> moved;
    };
    std::optional<Cross> m_cross;
};

/// Where it lands when it is dragged from `anchor`: on a vertex, a point of the frame, the pivot or the middle of the
/// box, whatever else is snapped to; else on the grid. Shift keeps to one axis, Ctrl turns all of it off.
SnapResult draggedTurnCenter(geometry::Point anchor, const Drag &drag, const geometry::Box &box,
                             const ToolContext &context);

} // namespace hitbox
