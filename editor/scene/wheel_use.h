#pragma once

namespace hitbox {

/// What the wheel does over a canvas. With Ctrl it always zooms, and with Shift, or sideways, it always scrolls
/// sideways.
enum class WheelUse { Zoom, Scroll };

} // namespace hitbox
