#pragma once

#include "formats/importers/imported_sprite.h"

/// Frames of a file that is imported again, and those of the project that they are.
namespace hitbox {

/// What the file's frames show now, where somebody looked and frames of the project note what they showed; nothing for
/// each of them else.
ShownFrames shownFrames(const Sprite &old, const ImportedSprite &item);

/// For each frame of the file the one of the project that it is, or -1: by what it shows, since names may only be
/// numbers; those that show nothing known by their names.
QList<int> partnersOf(const Sprite &known, const Sprite &fresh, const ShownFrames &shown);

/// The frame of the project with its shapes and points where the picture is by now, and the pivot with them where its
/// size changed and the file states none. As it is where something else is shown.
Frame withPictureFollowed(Frame frame, const SeenPixels &shown, StatedParts stated, QSize size);

} // namespace hitbox
