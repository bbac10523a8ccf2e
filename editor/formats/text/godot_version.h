#pragma once

namespace hitbox {

/// Of the text that scenes of Godot are written in.
enum class GodotVersion {
    Three, ///< proven with 3.2.3; scenes of format 2
    Four,  ///< scenes of format 3
};

} // namespace hitbox
