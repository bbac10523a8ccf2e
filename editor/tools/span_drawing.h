#pragma once

#include "tools/drag.h"
#include "tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace hitbox {

/// Draws a shape with one drag. A click without a drag, and a drag that gives nothing with a size, make none.
class SpanDrawing final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(SpanDrawing)

public:
    /// What differs from shape to shape.
    struct Kind {
        std::optional<Outline> (*outline)(const Drag &drag, SnapSettings snap) = nullptr;
        QString (*readout)(const Outline &outline) = nullptr;
        QString (*hint)() = nullptr;
    };

    explicit SpanDrawing(const Kind &kind);

    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override;
    bool busy() const override { return m_drag.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    ToolAnswer dragged(const ToolContext &context);
    ToolAnswer released(const ToolContext &context);

    Kind m_kind;
    std::optional<Drag> m_drag;
    std::optional<Outline> m_outline;
};

/// The box that a drag spans on the grid: with Shift a square, with Alt about the point where it began.
geometry::Box spannedBox(const Drag &drag, SnapSettings snap);

} // namespace hitbox
