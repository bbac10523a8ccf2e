#pragma once

#include "document/difference.h"

/// Where one looks after a step of history, so that what it did is seen.
namespace hitbox {

/// A frame that is new or changed: of the sprite in view the nearest one, else the first one. {-1, -1} where the frame
/// in view is one of them, where there is none, and for what was done to categories, which goes through all frames.
FrameRef placeOfChange(const Document &now, const Difference &difference, FrameRef inView);

/// The same of stages; -1 for none.
int stageOfChange(const Document &now, const Difference &difference, int inView);

} // namespace hitbox
