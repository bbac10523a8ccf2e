#pragma once

#include "document/document.h"

/// Pure edits of several frames of a sprite at once. The frames must exist, and may be in any order.
namespace hitbox {

/// One more frame behind the last of the frames: the same picture, pivot and duration without anything drawn on it. In
/// the tags that it is in.
Document withBlankFrame(Document document, int sprite, const QList<int> &frames);

/// Each of them stays as long again, up to limits::coordinate.
Document withHeldFrames(Document document, int sprite, const QList<int> &frames);

/// The last of them stands where the first one stood, and so on. In a run of frames, what eased in between two keys of
/// it eases out. A tag that lies in a run of them goes with its frames; others keep their places.
Document withFramesReversed(Document document, int sprite, const QList<int> &frames);

/// They are called as the first of them without the number at its end, and counted on from that number, or from 0: all
/// numbers with as many digits as the last one needs where the first one begins with a zero. Names that other frames
/// have are left out. Instances follow.
Document withFramesNumbered(Document document, int sprite, const QList<int> &frames);

} // namespace hitbox
