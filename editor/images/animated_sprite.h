#pragma once

#include "document/document.h"
#include "images/animation.h"

namespace hitbox {

TagDirection tagDirectionOf(PlayDirection direction);

/// A sprite of a file that readAnimation() read: its frames lie on the sheet as frame_sheet.h has them, with their
/// durations and the file's tags. The pivot is in the middle. A picture alone is one frame of the sprite's name, frames
/// of an animation are "NAME_0" and so on. `storedPath` stands in the project.
Sprite animatedSprite(const QString &name, const QString &storedPath, const AnimatedPicture &animation);

} // namespace hitbox
