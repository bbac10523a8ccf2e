#pragma once

#include "tools/probe_hand.h"
#include "tools/tool.h"

#include <memory>
#include <optional>

namespace hitbox {

/// Draws a probe with the very gestures that shapes are drawn with: a tool for shapes is fed, and works on a sheet of
/// its own with nothing else on it.
class ProbeDrawing
{
public:
    /// For a kind that is not drawn, such as a point, every input is ignored.
    explicit ProbeDrawing(ProbeKind kind);

    ProbeKind kind() const { return m_kind; }

    /// Commit: outline() is complete, and nothing is under way any more.
    ToolAnswer::Outcome handle(const ToolInput &input, const ToolContext &context);
    void cancel();
    bool busy() const { return m_tool && m_tool->busy(); }
    bool finishable() const { return m_tool && m_tool->finishable(); }

    /// The outline as far as it goes: with two points of a polygon, the segment between them.
    const std::optional<Outline> &outline() const { return m_outline; }
    Overlay overlay(const ToolContext &context) const;
    QString hint(const ToolContext &context) const;

private:
    ToolContext onSheet(const ToolContext &context) const;

    ProbeKind m_kind;
    std::unique_ptr<Tool> m_tool; ///< null for a kind that is not drawn
    Document m_sheet;
    Selection m_nothing;
    std::optional<Outline> m_outline;
};

} // namespace hitbox
