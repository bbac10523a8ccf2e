#pragma once

#include "document/document.h"

/// Pure edits of what fires in the play test. What an edit names must exist.
namespace hitbox {

/// One that hits something as soon as it fires: of the first category that strikes any, from the edges of the stage
/// toward its first instance, or toward the origin where there is none. Its name is free on the stage.
Emitter freshEmitter(const Document &document, const Stage &stage);

Document addEmitter(Document document, int stage, Emitter emitter);
Document withEmitter(Document document, int stage, int index, Emitter emitter);
Document withoutEmitter(Document document, int stage, int index);

/// The duplicate comes right behind, under a free name.
Document duplicateEmitter(Document document, int stage, int index);

/// Where it aims while nothing moves: the pivot of its target, or its own place where that instance does not exist.
geometry::Point aimOf(const Stage &stage, const Emitter &emitter);

enum class BulletKind {
    Point,
    Circle,
    Box,
    Capsule,
    Drawn, ///< a polygon or a chain, copied from a shape
};
BulletKind bulletKindOf(const Outline &bullet);

/// A bullet of a handy size, about the point that flies. A drawn one is a small triangle that is to be replaced.
Outline freshBullet(BulletKind kind);

/// The outline moved so that the middle of its bounds is the point that flies.
Outline asBullet(const Outline &outline);

/// What one can type: a circle's radius; a box's width and height; a capsule's length between its ends and its radius.
QList<double> bulletSizes(const Outline &bullet);

/// The same bullet, with one of its bulletSizes() changed about its middle. A size is never negative.
Outline withBulletSize(Outline bullet, int index, double size);

} // namespace hitbox
