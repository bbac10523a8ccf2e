#pragma once

#include "document/result.h"
#include "images/animation.h"

#include <QByteArray>
#include <QIODevice>

/// GIF89a (CompuServe, 1990). Each frame is decoded by Qt as a GIF of its own, and laid as browsers lay it: Qt clears
/// to a colour of the palette where a frame has no transparent one.
namespace hitbox {

/// Blocks of up to 255 bytes, each after its length, up to one of none. False where the device ends before that.
bool passesGifBlocks(QIODevice &device);

/// Behind its flags, of which the highest says that there is a palette, and the lowest three how large it is.
bool passesGifPalette(QIODevice &device, char flags);

/// As many frames as the extent says, from the first one on. Fails on what is broken.
Result<AnimatedPicture> readGif(const QByteArray &file, const AnimationExtent &extent);

} // namespace hitbox
