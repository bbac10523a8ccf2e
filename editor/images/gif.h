#pragma once

#include "document/result.h"
#include "images/animation.h"

#include <QByteArray>

/// GIF89a (CompuServe, 1990). Each frame is decoded by Qt as a GIF of its own, and laid as browsers lay it: Qt clears
/// to a colour of the palette where a frame has no transparent one.
namespace hitbox {

/// As many frames as the extent says, from the first one on. Fails on what is broken.
Result<AnimatedPicture> readGif(const QByteArray &file, const AnimationExtent &extent);

} // namespace hitbox
