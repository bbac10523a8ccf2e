#pragma once

#include "formats/importers/imported_sprite.h"
#include "images/following/file_names.h"

/// Frames of a file that is imported again, and those of the project that they are.
namespace hitbox {

/// What the file's frames show now, where somebody looked and frames of the project note what they showed; nothing for
/// each of them else.
ShownFrames shownFrames(const Sprite &old, const ImportedSprite &item);

/// For each frame of the file the one of the project that it is, or -1: by what it shows, since names may only be
/// numbers; those that show nothing known by their names.
QList<int> partnersOf(const Sprite &known, const Sprite &fresh, const ShownFrames &shown);

/// The frame of the project is known by what the file's shows.
bool isKnownByPixels(const Frame &known, const std::optional<ShownFrame> &shown);

/// What each frame of the file is to be called in the project: as in the file where it is new, or where the file has
/// numbered frames anew and its picture tells which it is. A name that somebody gave is kept.
QList<ClaimedName> claimedNames(const Sprite &known, const Sprite &fresh, const ShownFrames &shown,
                                const QList<int> &partners);

/// The file's sprite where frames of the project keep the borders that were cut off, of which the file knows nothing:
/// what it says of a frame, it says of the part that these have in the image.
ImportedSprite withTrimsKept(ImportedSprite item, const Sprite &known, const QList<int> &partners);

/// The frame of the project with its shapes and points where the picture is by now, and the pivot with them where its
/// size changed and the file states none. As it is where something else is shown.
Frame withPictureFollowed(Frame frame, const SeenPixels &shown, StatedParts stated, QSize size);

} // namespace hitbox
