#pragma once

#include "tools/snapping/snapping.h"
#include "tools/tool.h"

#include <hitbox/geometry/shapes.h>

/// What all tools mean by a drag.
namespace hitbox {

/// A press of the left button, and where the cursor has come since. Positions are not snapped.
struct Drag {
    geometry::Point from;
    geometry::Point to;
    Qt::KeyboardModifiers pressModifiers;
    Qt::KeyboardModifiers modifiers; ///< by now
    double reach = 4;                ///< how near counts as "on it": the pick radius
    bool moved = false;              ///< it is a drag and no longer a click; never goes back
};

Drag startedDrag(const ToolInput &press);

/// The drag after one more input. A click becomes a drag once it has left its place by more than a hand trembles:
/// three eighths of the pick radius, which is 3 pixels on screen.
Drag followed(Drag drag, const ToolInput &input);

/// What one event of the mouse means to a tool whose left button holds marks, shapes or ground while it is down.
enum class DragStep {
    None,    ///< nothing: nobody drags, and no drag begins
    Press,   ///< one begins
    Drag,    ///< it goes on
    Release, ///< it ends
    Lost,    ///< it ended where nobody saw it
};

/// Has the drag follow; null while there is none.
DragStep takenStep(Drag *drag, const ToolInput &input);

/// The box between the press and the cursor.
geometry::Box marqueeOf(const Drag &drag);

/// Ctrl turns snapping off.
SnapSettings snapWith(SnapSettings snap, Qt::KeyboardModifiers modifiers);

/// Where a point that is dragged along lands: on a target or the grid, and with Shift straight beside or above its old
/// place. Tools for shapes ask a Snapper, which knows the targets.
SnapResult draggedTo(geometry::Point anchor, const Drag &drag, const SnapSettings &snap, const SnapTargets &targets);
/// The same where there is nothing but the grid.
geometry::Point draggedTo(geometry::Point anchor, const Drag &drag, const SnapSettings &snap);

/// The way of an arrow key: 1 px, with Shift 10 px, with Alt 1/8 px. Nothing for other keys and with Ctrl.
std::optional<geometry::Point> nudgeOf(const ToolInput &input);

/// A click or marquee with Shift or Ctrl adds to what is selected.
bool addsToSelection(Qt::KeyboardModifiers modifiers);

bool isLeftPress(const ToolInput &input);
bool isLeftRelease(const ToolInput &input);

/// A press that takes hold of what is selected from anywhere: with Alt, or with Ctrl and Shift, as many window managers
/// keep the drag with Alt to themselves.
bool takesFromAnywhere(const ToolInput &input);

/// A move by which the left button is known to be up: a drag that goes on all the same has missed its release, which
/// went to another window.
bool showsLostRelease(const ToolInput &input);

/// A key without Ctrl, Alt or Meta, which make other commands of it.
bool isPlainKey(const ToolInput &input, Qt::Key key);

/// "3, -1.5"
QString wayText(geometry::Point way);
/// "16 × 8"
QString sizeText(double width, double height);

// What a tool may answer.
ToolAnswer ignored();
ToolAnswer taken();
ToolAnswer dropped();
ToolAnswer drafted(Document draft);
ToolAnswer committed(Document document, const QString &text);
ToolAnswer selecting(Selection selection);

/// Nothing is selected any more; ignored where nothing was.
ToolAnswer deselecting(const Selection &selection);

/// A key while a gesture of the tool is under way: Escape gives the gesture up, and others are not for anybody else.
ToolAnswer answerHeldKey(const ToolInput &input, Tool &tool);

} // namespace hitbox
