#pragma once

#include "tools/snapping/snapper.h"

#include <QCoreApplication>

#include <optional>

namespace hitbox {

/// A drag, and where its two ends land.
struct Span {
    Drag drag;
    SnapResult from;
    SnapResult to;
    SnapSettings snap; ///< as the modifiers leave it
};

/// Draws a shape with one drag. A click without a drag, and a drag that gives nothing with a size, make none.
class SpanDrawing final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(SpanDrawing)

public:
    /// What differs from shape to shape.
    struct Kind {
        std::optional<Outline> (*outline)(const Span &span) = nullptr;
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
    ToolAnswer hovered(const ToolInput &input, const ToolContext &context);
    ToolAnswer dragged(const ToolContext &context);
    Span span(const ToolContext &context);
    ToolAnswer released(const ToolContext &context);

    Kind m_kind;
    Snapper m_snapper;
    std::optional<Drag> m_drag;
    std::optional<SnapResult> m_snap; ///< of the end that follows the cursor, before the press too
    std::optional<Outline> m_outline;
};

/// The box that a drag spans: with Shift a square, with Alt about the point where it began.
geometry::Box spannedBox(const Span &span);

} // namespace hitbox
