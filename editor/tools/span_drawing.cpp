#include "tools/span_drawing.h"

#include "document/edits.h"
#include "tools/shape_edits.h"
#include "tools/shape_keys.h"

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
    m_snap.reset();
}

ToolAnswer SpanDrawing::handle(const ToolInput &input, const ToolContext &context)
{
    if (!findFrame(context.document, context.frame))
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return m_drag ? answerHeldKey(input, *this) : answerIdleKey(input, context);
    switch (takenStep(m_drag ? &*m_drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: m_drag = startedDrag(input); return taken();
    case DragStep::Drag: return dragged(context);
    case DragStep::Release: return released(context);
    case DragStep::Lost: cancel(); return dropped();
    }
    return m_drag ? ignored() : hovered(input, context);
}

ToolAnswer SpanDrawing::hovered(const ToolInput &input, const ToolContext &context)
{
    if (input.kind == ToolInput::Kind::Move)
        m_snap = m_snapper.placed(input, context);
    else if (input.kind == ToolInput::Kind::Leave)
        m_snap.reset();
    return ignored();
}

Span SpanDrawing::span(const ToolContext &context)
{
    const SnapSettings now = snapWith(context.snap, m_drag->modifiers);
    const SnapTargets &targets = m_snapper.targets(context);
    return {*m_drag, snapped(m_drag->from, now, targets, m_drag->reach),
            snapped(m_drag->to, now, targets, m_drag->reach), now};
}

ToolAnswer SpanDrawing::dragged(const ToolContext &context)
{
    const Span span = this->span(context);
    m_snap = span.to;
    m_outline = m_drag->moved ? m_kind.outline(span) : std::nullopt;
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
    if (m_snap)
        overlay.primitives.append(*m_snap);
    if (m_outline)
        overlay.readout = m_kind.readout(*m_outline);
    return overlay;
}

QString SpanDrawing::hint(const ToolContext &) const
{
    return m_kind.hint();
}

geometry::Box spannedBox(const Span &span)
{
    const Qt::KeyboardModifiers modifiers = span.drag.modifiers;
    const geometry::Point from = span.from.place;
    geometry::Point to = span.to.place;
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        const double side = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        to = from + geometry::Point{std::copysign(side, to.x - from.x), std::copysign(side, to.y - from.y)};
    }
    geometry::Point opposite = from;
    if (modifiers.testFlag(Qt::AltModifier))
        opposite = from - (to - from);
    return boxBetween(opposite, to);
}

} // namespace hitbox
