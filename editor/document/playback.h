#pragma once

#include "document/document.h"

#include <QSet>

namespace hitbox {

/// The frames of one round of an animation, in the order that they are shown: of the tag with this index, or of the
/// whole sprite for -1. Ping-pong shows the two ends once. Nothing for a tag that names no run of frames.
QList<int> playOrder(const Sprite &sprite, int tag);

/// The tag's run of frames, or all of the sprite's for -1; nothing as above.
QList<int> framesOf(const Sprite &sprite, int tag);

/// The frames that some tag shows; all of them where there is no tag.
QSet<int> playedFrames(const Sprite &sprite);

/// The index of the tag of this name in the sprite's tags; -1 for none.
int findTag(const Sprite &sprite, const QString &name);

/// Which of the frames, such as playOrder() lists, is shown so long after the first one came up, when they are played
/// round and round; the first one where all durations are 0. There must be one, and all must be the sprite's.
int frameShownAt(const Sprite &sprite, const QList<int> &order, double milliseconds);

/// The stage with each instance showing the frame of its animation so long after the animations began, all at once.
/// Instances that play nothing, or what is not there, show their own frames.
Stage playedAt(const Document &document, Stage stage, double milliseconds);

} // namespace hitbox
