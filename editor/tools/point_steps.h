#pragma once

#include "tools/tool.h"

#include <optional>

/// What keys and clicks do to selected points.
namespace hitbox {

/// Takes the points out; a shape that would keep too few goes away as a whole, and the step's text says so.
ToolAnswer deletedPoints(const QSet<HandleRef> &points, const ToolContext &context, const Frame &frame);

/// Moves the selected handles; steps that follow each other join.
ToolAnswer nudgedPoints(geometry::Point way, const ToolContext &context, const Frame &frame);

enum class StepDirection { Forward, Backward };

/// The handle after (or before) the selected ones, around the selected shapes in the order of drawing. Nothing while no
/// shape that can be edited is selected.
std::optional<HandleRef> steppedHandle(const Frame &frame, const Selection &selection, StepDirection direction);

} // namespace hitbox
