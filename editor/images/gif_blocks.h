#pragma once

#include <QIODevice>

/// What GIF files are made of (GIF89a, CompuServe, 1990), passed over from where the device stands. False where it ends
/// before that.
namespace hitbox {

/// Blocks of up to 255 bytes, each after its length, up to one of none.
bool passesGifBlocks(QIODevice &device);

/// Behind its flags, of which the highest says that there is a palette, and the lowest three how large it is.
bool passesGifPalette(QIODevice &device, char flags);

} // namespace hitbox
