#pragma once

#include "tools/canvas_sight.h"

#include <array>
#include <optional>

#include <hitbox/geometry/shapes.h>

/// Where the grip stands that turns a frame, so that a hand can reach it.
namespace hitbox {

/// In the order in which they are tried. On a stage they turn with the frame.
enum class TurnSide {
    Above,
    Below,
    Right,
    Left,
    Inside, ///< below the upper edge of what is seen of the frame
};

/// Of length 1, on screen; upwards inside.
geometry::Point wayOf(TurnSide side);

/// A value that a gesture keeps: the grip goes to no other side while it lasts.
struct TurnStand {
    TurnSide side = TurnSide::Above;
    geometry::Box room = {}; ///< what was seen; counts inside alone

    friend bool operator==(const TurnStand &, const TurnStand &) = default;
};

/// The first place of those above, below, right and left that is seen; inside, where none of them is but some of the
/// frame; and above where nobody knows what is seen, or nothing is.
TurnStand turnStand(const std::array<geometry::Point, 4> &beside, const geometry::Box &frame,
                    const std::optional<CanvasSight> &sight);

/// The middle of the upper edge of what the room shows of the frame, which is some of it.
geometry::Point upperMiddleSeen(const geometry::Box &frame, const geometry::Box &room);

} // namespace hitbox
