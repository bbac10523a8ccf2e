#pragma once

#include "document/document.h"

#include <QHash>
#include <QSet>

/// Copying shapes of one frame into others of its sprite, as the same things at other times.
namespace hitbox {

/// What becomes of a shape that stands where a copy goes.
enum class CopyOver {
    Replace,    ///< the copy takes its place: its id and its place in the order; what is locked stays
    ReplaceAll, ///< likewise, locked or not: for programs
    KeepBoth,   ///< the copy comes on top of all, as a thing of its own where the other is of the same track
};

struct ShapeCopies {
    Document document;
    QSet<ShapeId> copies; ///< those that are there now
    /// Shapes that looked otherwise than the copies in their place, as they were: what a hand drew there. What was
    /// worked out from keys is not, and neither is what is held as it is in a frame beside it.
    QList<Shape> replaced;
    int kept = 0; ///< copies that were not made, since a locked shape stands in their place
};

/// Copies stand at the same place as seen from the pivots, or, where `ways` says something of what they are copied
/// from, so far from its coordinates; and they share their track with what they are copied from, which gets one where
/// it has none. In place of a copy stands a shape of its track or, where there is none, the first one without a track
/// that has its name. The frame that the shapes are of is left as it is, save for their tracks. The frames must exist.
ShapeCopies withShapesCopied(Document document, FrameRef from, const QSet<ShapeId> &shapes, const QList<int> &frames,
                             CopyOver over = CopyOver::Replace, const QHash<ShapeId, geometry::Point> &ways = {});

/// The frames from this one to the end of the shortest tag that it is in, or to the last one where it is in none; with
/// the frame itself.
QList<int> framesToTagEnd(const Sprite &sprite, int frame);

/// Shapes of the frame that are of the tracks of these ones of another frame of the sprite.
QSet<ShapeId> sameTracks(const Sprite &sprite, int from, const QSet<ShapeId> &shapes, int to);

} // namespace hitbox
