#include "tools/probe_drawing.h"

#include "tools/span_drawing.h"
#include "tools/tool_factories.h"

#include <hitbox/geometry/distance.h>

namespace hitbox {

namespace {

std::optional<Outline> segmentOf(const Span &span)
{
    if (span.from.place == span.to.place)
        return std::nullopt;
    return ChainLine{{span.from.place, span.to.place}};
}

QString segmentReadout(const Outline &outline)
{
    const QList<geometry::Point> &ends = std::get<ChainLine>(outline).points;
    return wayText(ends.last() - ends.first());
}

QString segmentHint()
{
    return QCoreApplication::translate("ProbeTool", "Drag from end to end. Ctrl turns snapping off.");
}

std::unique_ptr<Tool> toolFor(ProbeKind kind)
{
    switch (kind) {
    case ProbeKind::Segment:
        return std::make_unique<SpanDrawing>(SpanDrawing::Kind{segmentOf, segmentReadout, segmentHint});
    case ProbeKind::Circle: return makeCircleTool();
    case ProbeKind::Rectangle: return makeBoxTool();
    case ProbeKind::Capsule: return makeCapsuleTool();
    case ProbeKind::Polygon: return makePolygonTool();
    case ProbeKind::Point:
    case ProbeKind::RandomPolygon: return nullptr;
    }
    return nullptr;
}

} // namespace

ProbeDrawing::ProbeDrawing(ProbeKind kind)
    : m_kind(kind)
    , m_tool(toolFor(kind))
{
    Sprite sprite;
    sprite.frames = {Frame{}};
    m_sheet.sprites = {sprite};
}

ToolContext ProbeDrawing::onSheet(const ToolContext &context) const
{
    SnapSettings grid = context.snap;
    grid.to = {}; // the sheet has nothing to keep to
    return {m_sheet, {0, 0}, -1, m_nothing, grid, {}};
}

ToolAnswer::Outcome ProbeDrawing::handle(const ToolInput &input, const ToolContext &context)
{
    if (!m_tool)
        return ToolAnswer::Outcome::Ignored;
    const ToolAnswer answer = m_tool->handle(input, onSheet(context));
    if (answer.draft) {
        const QList<Shape> &drawn = answer.draft->sprites.constFirst().frames.constFirst().shapes;
        m_outline = drawn.isEmpty() ? std::nullopt : std::optional(drawn.constLast().outline);
    }
    if (answer.outcome == ToolAnswer::Outcome::Cancel)
        m_outline.reset();
    const Overlay drawn = m_tool->overlay(onSheet(context));
    if (const Lines *draft = m_outline ? nullptr : drawn.find<Lines>()) {
        ChainLine line;
        for (const Spot &spot : draft->lines.constFirst().spots)
            line.points.append(spot.place);
        if (line.points.size() > 1)
            m_outline = line;
    }
    return answer.outcome;
}

void ProbeDrawing::cancel()
{
    if (m_tool)
        m_tool->cancel();
    m_outline.reset();
}

Overlay ProbeDrawing::overlay(const ToolContext &context) const
{
    Overlay overlay = m_tool ? m_tool->overlay(onSheet(context)) : Overlay();
    overlay.primitives.removeIf([](const Primitive &one) { return !std::holds_alternative<SnapResult>(one); });
    return overlay;
}

QString ProbeDrawing::hint(const ToolContext &context) const
{
    return m_tool ? m_tool->hint(onSheet(context)) : QString();
}

} // namespace hitbox
