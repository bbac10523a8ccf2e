#pragma once

#include "tools/picking.h"
#include "tools/tool.h"

#include <optional>

/// What keys and clicks do to selected points.
namespace hitbox {

/// With symmetry on, the mirror twins of what was moved follow: see withTwinsFollowing().
Frame withSymmetry(const Frame &before, Frame after, const QSet<HandleRef> &moved, const ToolContext &context);

/// A frame with a new point, and which one it is.
struct PointInsertion {
    Frame frame;
    HandleRef point;
};

/// Puts a point into an edge, with symmetry on its mirror image into the mirrored edge too, where there is one.
PointInsertion insertedPoint(const Frame &frame, const EdgeHit &edge, geometry::Point place,
                             const ToolContext &context);

/// Takes the points out, with symmetry on their mirror twins too; a shape that would keep too few goes away as a whole,
/// and the step's text says so.
ToolAnswer deletedPoints(const QSet<HandleRef> &points, const ToolContext &context, const Frame &frame);

/// Moves the selected handles; steps that follow each other join.
ToolAnswer nudgedPoints(geometry::Point way, const ToolContext &context, const Frame &frame);

enum class StepDirection { Forward, Backward };

/// The handle after (or before) the selected ones, around the selected shapes in the order of drawing. Nothing while no
/// shape that can be edited is selected.
std::optional<HandleRef> steppedHandle(const Frame &frame, const Selection &selection, StepDirection direction);

} // namespace hitbox
