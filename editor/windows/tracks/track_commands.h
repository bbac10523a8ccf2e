#pragma once

#include "windows/tracks/track_drag.h"

/// What is done to chosen cells of tracks. Tracks that are locked in one of these frames stay as they are.
namespace hitbox {

/// The chosen frames between two keys are worked out from now on, or are keys for None. Where the track has no key
/// before them, or none behind them, the first or the last of them is one, and of three or more the ends that are keys
/// stay so. Frames without a shape get one.
Document withBetweensAt(Document document, int sprite, const QList<ChosenTrack> &chosen, Between between);

/// Shapes of the sprite's tracks that `before` has as keys, and not as they are in the frame before, and `after` has
/// otherwise and worked out.
int keysGivenUp(const Document &before, const Document &after, int sprite);

/// Any of the chosen frames lies between two shapes of its track.
bool canBeBetween(const Sprite &sprite, const QList<ChosenTrack> &chosen);

/// The chosen frames are as the shape in the first of them, or as the last one before where that has none.
Document heldAt(Document document, int sprite, const QList<ChosenTrack> &chosen);

} // namespace hitbox
