#pragma once

#include "tools/tool.h"

namespace hitbox {

/// What the keys do to selected shapes under any frame tool: arrows nudge, X and Y mirror, with Shift about the
/// pivot, Z turns about the centre where there is one of the user's own, Delete and Backspace delete. Ignored for other
/// keys, and while nothing that can be edited is selected.
ToolAnswer answerShapeKey(const ToolInput &input, const ToolContext &context,
                          std::optional<geometry::Point> turnCenter = std::nullopt);

/// What keys do under a frame tool that has no gesture under way: those of answerShapeKey(), and Esc selects nothing.
ToolAnswer answerIdleKey(const ToolInput &input, const ToolContext &context,
                         std::optional<geometry::Point> turnCenter = std::nullopt);

} // namespace hitbox
