#pragma once

namespace hitbox {

/// What the cursor tells about the next press.
enum class CursorLook {
    Cross, ///< sets a point or begins a shape
    Arrow, ///< selects
    Move,
    SizeHorizontal,
    SizeVertical,
    SizeFalling, ///< from the top-left to the bottom-right
    SizeRising,  ///< from the bottom-left to the top-right
    Turn,
    Insert, ///< puts in a point
    Cut,
    Pivot,
};

} // namespace hitbox
