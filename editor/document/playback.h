#pragma once

#include "document/document.h"

namespace hitbox {

/// The frames of one round of an animation, in the order that they are shown: of the tag with this index, or of the
/// whole sprite for -1. Ping-pong shows the two ends once. Nothing for a tag that names no run of frames.
QList<int> playOrder(const Sprite &sprite, int tag);

/// The tag's run of frames, or all of the sprite's for -1; nothing as above.
QList<int> framesOf(const Sprite &sprite, int tag);

} // namespace hitbox
