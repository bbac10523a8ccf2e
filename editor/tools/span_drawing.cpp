#include "tools/span_drawing.h"

#include "document/edits.h"
#include "tools/shape_edits.h"

#include <algorithm>
#include <cmath>

namespace hitbox {

SpanDrawing::SpanDrawing(const Kind &kind)
    : m_kind(kind)
{
}

void SpanDrawing::cancel()
{
    m_drag.reset();
    m_outline.reset();
}

ToolAnswer SpanDrawing::handle(const ToolInput &input, const ToolContext &context)
{
    if (!findFrame(context.document, context.frame))
        return ignored();
    if (!m_drag) {
        if (input.kind == ToolInput::Kind::Key)
            return answerIdleKey(input, context);
        if (!isLeftPress(input))
            return ignored();
        m_drag = startedDrag(input);
        return taken();
    }
    if (showsLostRelease(input)) {
        cancel();
        return dropped();
    }
    if (input.kind == ToolInput::Kind::Key) {
        if (!isPlainKey(input, Qt::Key_Escape))
            return taken();
        cancel();
        return dropped();
    }
    if (input.kind != ToolInput::Kind::Move && !isLeftRelease(input))
        return ignored();
    m_drag = followed(*m_drag, input);
    return isLeftRelease(input) ? released(context) : dragged(context);
}

ToolAnswer SpanDrawing::dragged(const ToolContext &context)
{
    m_outline = m_drag->moved ? m_kind.outline(*m_drag, context.snap) : std::nullopt;
    if (!m_outline)
        return drafted(context.document);
    Shape shape;
    shape.category = context.category;
    shape.outline = *m_outline;
    return drafted(addShapes(context.document, context.frame, {shape}));
}

ToolAnswer SpanDrawing::released(const ToolContext &context)
{
    ToolAnswer answer = dragged(context);
    const bool made = m_outline.has_value();
    cancel();
    if (!made)
        return dropped();
    const Shape shape = findFrame(*answer.draft, context.frame)->shapes.last();
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.text = tr("Draw %1").arg(shape.name);
    answer.selection = Selection{{shape.id}, {}, {}};
    return answer;
}

Overlay SpanDrawing::overlay(const ToolContext &) const
{
    Overlay overlay;
    if (m_outline)
        overlay.readout = m_kind.readout(*m_outline);
    return overlay;
}

QString SpanDrawing::hint(const ToolContext &) const
{
    return m_kind.hint();
}

geometry::Box spannedBox(const Drag &drag, SnapSettings snap)
{
    const SnapSettings now = snapWith(snap, drag.modifiers);
    const geometry::Point from = snapped(drag.from, now);
    geometry::Point to = snapped(drag.to, now);
    if (drag.modifiers.testFlag(Qt::ShiftModifier)) {
        const double side = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        to = from + geometry::Point{std::copysign(side, to.x - from.x), std::copysign(side, to.y - from.y)};
    }
    geometry::Point opposite = from;
    if (drag.modifiers.testFlag(Qt::AltModifier))
        opposite = from - (to - from);
    return {{std::min(opposite.x, to.x), std::min(opposite.y, to.y)},
            {std::max(opposite.x, to.x), std::max(opposite.y, to.y)}};
}

} // namespace hitbox
