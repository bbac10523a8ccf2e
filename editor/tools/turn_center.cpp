#include "tools/turn_center.h"

#include "tools/snapping/snap_targets.h"

#include <hitbox/geometry/distance.h>

#include <algorithm>

namespace hitbox {

namespace {

constexpr double crossReach = 0.6; ///< in pick radii: 5 pixels on screen
// The least that a cross in the middle leaves of what it stands in.
constexpr double shorterSide = 3;
constexpr double longerSide = 6;

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

std::optional<geometry::Point> TurnCenter::moved(const ToolContext &context) const
{
    const bool holds = m_moved && m_moved->selection == context.selection && m_moved->frame == frameOf(context);
    return holds ? std::optional(m_moved->place) : std::nullopt;
}

void TurnCenter::follow(const ToolContext &context)
{
    if (!moved(context))
        m_moved.reset();
}

geometry::Point TurnCenter::of(const geometry::Box &box, const ToolContext &context) const
{
    return moved(context).value_or(box.center());
}

void TurnCenter::moveTo(geometry::Point place, const geometry::Box &box, const ToolContext &context)
{
    m_moved.reset();
    if (place != box.center())
        m_moved = Moved{place, frameOf(context), context.selection};
}

bool TurnCenter::isOffered(const geometry::Box &box, const ToolContext &context) const
{
    if (moved(context))
        return true;
    const auto [shorter, longer] = std::minmax({box.width(), box.height()});
    return context.sight && shorter >= shorterSide * context.sight->pickRadius &&
           longer >= longerSide * context.sight->pickRadius;
}

bool TurnCenter::isAt(const geometry::Box &box, const ToolInput &input, const ToolContext &context) const
{
    const bool isForOthers = takesFromAnywhere(input) || input.modifiers.testFlag(Qt::ShiftModifier);
    return !isForOthers && isOffered(box, context) &&
           geometry::distance(input.position, of(box, context)) <= crossReach * input.pickRadius;
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
