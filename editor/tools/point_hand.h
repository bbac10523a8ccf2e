#pragma once

#include "tools/drag.h"
#include "tools/snapping/snapper.h"

#include <QString>

#include <optional>

/// A point of the frame in the hand of a tool: its mark moves it, the handle beside the selected one turns it.
namespace hitbox {

enum class PointGrip { None, Mark, Turn };

struct HeldPoint {
    PointGrip grip = PointGrip::None;
    Id<FramePoint> point = {};
    QString readout = {};
    std::optional<SnapResult> snap = {}; ///< of a mark that is moved
};

/// The selected one is taken first where several lie in one place; else the topmost.
HeldPoint pointUnder(const ToolInput &input, const Frame &frame, Id<FramePoint> selected);

/// Toward the cursor, in whole degrees; with Shift in steps of 15, with Ctrl in none. From 0 up to 360 (not included).
FramePoint turnedPoint(FramePoint point, const Drag &drag);

/// With the point moved or turned as the drag has it; nothing where it is gone, and while it is a click.
std::optional<Document> withPointDragged(HeldPoint &held, const Drag &drag, const ToolContext &context,
                                         const Frame &frame, Snapper &snapper);

/// "Move point muzzle"
QString pointStepText(const HeldPoint &held, const Frame &frame);

/// Arrows nudge the selected point, Delete and Backspace remove it. Ignored for other keys, and with none selected.
ToolAnswer answerPointKey(const ToolInput &input, const ToolContext &context);

/// The stem and the handle of the selected point; nothing without one.
QList<Primitive> pointHandle(const Frame &frame, Id<FramePoint> selected, PointGrip hot);

QString pointAngleText(double angle); ///< "90°"

/// While a point is held.
QString pointHandHint(PointGrip grip);

} // namespace hitbox
