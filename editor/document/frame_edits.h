#pragma once

#include "document/document.h"
#include "document/order.h"

#include <QSet>

/// Pure edits of a sprite's frames and tags. The sprite and the frames that are named must exist; lists of frames may
/// be in any order.
///
/// Tags follow their frames: the frames of a tag's run that stay where they are go on to be its run, with everything
/// that now stands between them. A frame that moves stays in its tag when it lands right beside that run, leaves it
/// when it lands elsewhere, and joins a tag into whose middle it lands. A tag whose frames move all at once goes with
/// them. A tag that names no run of frames (ends swapped or beyond the last frame) is left as it is.
namespace hitbox {

/// Together and in their own order to before the frame at `before`; the count means to the end.
Document moveFrames(Document document, int sprite, const QList<int> &frames, int before);

/// A tag without any frame left goes away.
Document removeFrames(Document document, int sprite, const QList<int> &frames);

/// Shapes get fresh ids, frames free names. Shapes that look like those of their track in the sprite stay in it; see
/// withTracksOf(). Frames that are put in behind a tag's frame belong to the tag too.
Document insertFrames(Document document, int sprite, QList<Frame> frames, int before);

/// The copies stand behind the last of the frames, in the tags that it is in.
Document duplicateFrames(Document document, int sprite, const QList<int> &frames);

Document withDuration(Document document, int sprite, const QList<int> &frames, double milliseconds);
Document withPivot(Document document, int sprite, const QList<int> &frames, geometry::Point pivot);

/// Together and in their own order to before the shape at `before` from below; the count means to the top.
Document moveShapes(Document document, FrameRef ref, const QSet<ShapeId> &shapes, int before);

/// Past the other shapes of the frame.
Document restackShapes(Document document, FrameRef ref, const QSet<ShapeId> &shapes, Restack step);

Document addTag(Document document, int sprite, Tag tag); ///< with a free name made from its own
/// Instances that play the tag follow its new name.
Document withTag(Document document, int sprite, int index, Tag tag);
Document removeTag(Document document, int sprite, int index);

} // namespace hitbox
