#pragma once

#include "document/document.h"

/// Pure edits of the points of frames. What an edit names must exist. A point of the same name in another frame of the
/// sprite is the same thing at another time.
namespace hitbox {

/// A point at this place, with the name, angle and extras of the first point that the frame before it has and this one
/// lacks, or else that the frame behind it has; with a free name where there is none.
FramePoint freshPoint(const Sprite &sprite, int frame, geometry::Point at);

Document addPoint(Document document, FrameRef ref, FramePoint point); ///< on top, as a thing of its own
Document withPoint(Document document, FrameRef ref, int index, const FramePoint &point);
Document withoutPoint(Document document, FrameRef ref, int index);

struct RenamedPoints {
    Document document;
    int frames = 0; ///< in which it has the new name now
};

/// The point is renamed in all frames of the sprite that have it, except in those where another has the new name
/// already.
RenamedPoints withPointRenamed(Document document, FrameRef ref, int index, const QString &name);

struct PointCopies {
    Document document;
    int replaced = 0; ///< points of that name that stood elsewhere or looked elsewhere
};

/// In each of these frames the point of the same name takes over its place, as seen from the pivots, and its angle, or
/// a copy is added.
PointCopies withPointCopied(Document document, FrameRef from, int index, const QList<int> &frames);

/// The index of the first one of the frame's points with that name; -1 for none.
int placeOfPoint(const Frame &frame, const QString &name);

/// The point of the frame `to` that is the same as this one of the frame `from`; none where there is none.
Id<FramePoint> samePoint(const Sprite &sprite, int from, Id<FramePoint> point, int to);

/// Degrees clockwise on screen from `from` to `to`, 0 to the right, from -180 (not included) to 180; 0 where both are
/// one place.
double angleTowards(geometry::Point from, geometry::Point to);

/// The same direction from 0 up to 360 degrees (not included): what a hand turns is written so.
double wholeTurn(double angle);

/// One pixel away, in the direction of an angle in degrees. Quarter turns are exact.
geometry::Point directionOf(double angle);

} // namespace hitbox
