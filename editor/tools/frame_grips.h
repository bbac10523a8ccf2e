#pragma once

#include "tools/overlay.h"
#include "tools/turn_stand.h"

#include <QPoint>

#include <optional>
#include <span>

#include <hitbox/geometry/shapes.h>

/// The frame that is drawn around what is selected, and the grips on it. It stands off from the box that it is about,
/// so that what lies at the rim of the selection can still be taken hold of: by 12 pixels on screen.
namespace hitbox {

/// Clockwise from the top-left. The first eight scale, the last one turns.
enum class FrameGrip { TopLeft, Top, TopRight, Right, BottomRight, Bottom, BottomLeft, Left, Rotation };

std::span<const FrameGrip> allFrameGrips();

/// The frame around `box`; `pickRadius` (pixels of the canvas, 8 on screen) is the measure of how far it stands off.
geometry::Box frameAround(const geometry::Box &box, double pickRadius);

/// Where the grip that turns can be reached.
TurnStand turnStandOf(const geometry::Box &box, const std::optional<CanvasSight> &sight);

/// Where a grip lies. The one that turns is 24 pixels on screen beside the middle of the frame's side where it stands,
/// or as far below the upper edge of what is seen of the box.
geometry::Point placeOfGrip(const geometry::Box &box, FrameGrip grip, double pickRadius, const TurnStand &stand = {});

/// The nearest grip within the pick radius.
std::optional<FrameGrip> gripAt(const geometry::Box &box, geometry::Point point, double pickRadius,
                                const TurnStand &stand = {});

/// Where a grip pulls: -1, 0 or 1 along x (right) and y (down). Nowhere for the one that turns.
QPoint pullOf(FrameGrip grip);

CursorLook cursorOf(FrameGrip grip);

/// The frame around `box` with its grips, of which `hot` is the one that a press would take hold of.
QList<Primitive> drawnGrips(const geometry::Box &box, std::optional<FrameGrip> hot, const TurnStand &stand = {});

} // namespace hitbox
