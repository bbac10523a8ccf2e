#include "tools/turn_center.h"

#include "tools/snapping/snap_targets.h"

#include <hitbox/geometry/distance.h>

namespace hitbox {

namespace {

Id<Frame> frameOf(const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    return frame ? *frame->id : Id<Frame>();
}

SnapTargets turnCenterTargets(const Frame &frame)
{
    SnapTargets targets;
    for (const Shape &shape : frame.shapes) {
        if (!shape.visible)
            continue;
        for (const geometry::Point place : handlesOf(shape.outline))
            targets.marks.push_back({SnapKind::Vertices, place});
    }
    for (const FramePoint &point : frame.points)
        targets.marks.push_back({SnapKind::Vertices, point.at});
    targets.marks.push_back({SnapKind::Pivot, frame.pivot});
    return targets;
}

} // namespace

void TurnCenter::follow(const ToolContext &context)
{
    if (!isShown(context))
        m_cross.reset();
}

void TurnCenter::toggle(const ToolContext &context)
{
    if (isShown(context))
        m_cross.reset();
    else
        m_cross = Cross{frameOf(context), context.selection, std::nullopt};
}

bool TurnCenter::isShown(const ToolContext &context) const
{
    return m_cross && m_cross->selection == context.selection && m_cross->frame == frameOf(context);
}

bool TurnCenter::isAt(const geometry::Box &box, const ToolInput &input, const ToolContext &context) const
{
    const bool isForOthers = takesFromAnywhere(input) || input.modifiers.testFlag(Qt::ShiftModifier);
    return !isForOthers && isShown(context) && geometry::distance(input.position, of(box, context)) <= input.pickRadius;
}

std::optional<geometry::Point> TurnCenter::moved(const ToolContext &context) const
{
    return isShown(context) ? m_cross->moved : std::nullopt;
}

geometry::Point TurnCenter::of(const geometry::Box &box, const ToolContext &context) const
{
    return moved(context).value_or(box.center());
}

void TurnCenter::moveTo(geometry::Point place, const geometry::Box &box)
{
    m_cross->moved = place == box.center() ? std::nullopt : std::optional(place);
}

SnapResult draggedTurnCenter(geometry::Point anchor, const Drag &drag, const geometry::Box &box,
                             const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    SnapSettings snap = context.snap;
    snap.to = SnapKinds(SnapKind::Vertices) | SnapKind::Pivot;
    const SnapResult result = draggedTo(anchor, drag, snap, frame ? turnCenterTargets(*frame) : SnapTargets());
    if (drag.modifiers & (Qt::ControlModifier | Qt::ShiftModifier))
        return result;
    const geometry::Point free = anchor + (drag.to - drag.from);
    const double toMiddle = geometry::distance(free, box.center());
    const bool isNearer = !result.kind || toMiddle < geometry::distance(free, result.place);
    return toMiddle <= drag.reach && isNearer ? SnapResult{box.center(), {}, {}, {}} : result;
}

} // namespace hitbox
