#pragma once

#include "document/document.h"

#include <QList>

/// Who looks at the pixels of many frames goes image by image, so that each is decoded once and one at a time is kept:
/// a frame's place in its list says nothing about its image.
namespace hitbox {

/// The places in the list of frames, which must exist, such that those of one image follow each other: images in the
/// order of their first frames, and the frames of each as they were.
QList<int> inOrderOfImages(const Document &document, const QList<FrameRef> &frames);

/// The order of the first frames of a sprite, as many as `count`.
QList<int> inOrderOfImages(const Sprite &sprite, qsizetype count);

} // namespace hitbox
