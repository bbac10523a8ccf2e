#include "tools/snapping/snapper.h"

namespace hitbox {

SnapResult Snapper::placed(const ToolInput &input, const ToolContext &context)
{
    const SnapSettings now = snapWith(context.snap, input.modifiers);
    return snapped(input.position, now, targets(context), input.pickRadius);
}

SnapResult Snapper::dragged(geometry::Point anchor, const Drag &drag, const ToolContext &context,
                            const QSet<ShapeId> &moving)
{
    return draggedTo(anchor, drag, context.snap, targets(context, moving));
}

bool Snapper::sees(const Seen &now) const
{
    return m_seen && m_seen->frame == now.frame && m_seen->pivot == now.pivot && m_seen->to == now.to &&
           m_seen->moving == now.moving && m_seen->shapes.isSharedWith(now.shapes) &&
           m_seen->previous.isSharedWith(now.previous);
}

const SnapTargets &Snapper::targets(const ToolContext &context, const QSet<ShapeId> &moving)
{
    const Frame *frame = findFrame(context.document, context.frame);
    const Seen now{context.frame,         frame ? frame->shapes : QList<Shape>(),
                   shapesBefore(context), frame ? frame->pivot : geometry::Point(),
                   context.snap.to,       moving};
    if (!sees(now)) {
        m_seen = now;
        m_targets = snapTargets(context, moving);
    }
    return m_targets;
}

} // namespace hitbox
