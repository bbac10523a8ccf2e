#pragma once

#include "document/document.h"

/// Pure edits that take over parts of another document. Shapes get fresh ids, and stay in the tracks of the sprite that
/// they are of (see withTracksOf()), or get fresh ones. Categories that are not known here by their name come along as
/// the source has them, striking those that are known then.
namespace hitbox {

/// Only the categories.
Document withCategories(Document document, const QList<Category> &categories);

/// The shapes come on top of the frame, at the same place, with free names; one without a name gets one from its kind.
Document pasteShapes(Document document, FrameRef ref, QList<Shape> shapes, const QList<Category> &categories);

/// The frames come before the one at `before`; see insertFrames(). Those that name the image of the sprite have none of
/// their own.
Document pasteFrames(Document document, int sprite, const QList<Frame> &frames, int before,
                     const QList<Category> &categories);

/// The sprites come behind the last one, with free names.
Document pasteSprites(Document document, QList<Sprite> sprites, const QList<Category> &categories);

} // namespace hitbox
