#pragma once

#include "document/document.h"
#include "document/names.h"

#include <QSet>

/// Pure edits: each takes a document and hands back the changed one. What an edit names must exist, save where it
/// says otherwise.
namespace hitbox {

/// A project with the categories a newcomer needs ("hurt", "hit", "body") and nothing else.
Document emptyProject();

Document withFrame(Document document, FrameRef ref, Frame frame);

/// The sprites come behind the others, with free names, and with fresh ids for shapes whose own are taken.
Document withSprites(Document document, QList<Sprite> sprites);
Document withSprite(Document document, Sprite sprite);
Document withoutSprite(Document document, int sprite);

/// Renames, and follows the name wherever instances use it.
Document renameSprite(Document document, int sprite, const QString &name);
Document renameFrame(Document document, FrameRef ref, const QString &name);
/// Many frames of a sprite at once, each by the name at its place in the other list. No frame is listed twice. Names
/// may go round: instances and conflicts follow the frame that they meant.
Document renameFrames(Document document, int sprite, const QList<int> &frames, const QStringList &names);

/// Adds shapes on top of the frame's; each gets a fresh id, and a name made from its kind when it has none. One whose
/// track the frame has already becomes a track by itself.
Document addShapes(Document document, FrameRef ref, QList<Shape> shapes);
Document removeShapes(Document document, FrameRef ref, const QSet<ShapeId> &ids);
Document withShape(Document document, FrameRef ref, const Shape &shape); ///< replaces the one with the same id

/// The shape takes the first of these outlines, and is a key then; for each of the others, a shape like it with a fresh
/// id and a free name comes to lie right above, as a track by itself. Without outlines the shape is removed.
Document replaceOutline(Document document, FrameRef ref, ShapeId id, const QList<Outline> &parts);

/// Duplicates go on top of the frame, moved by `offset`, with fresh ids and free names, as tracks by themselves.
Document duplicateShapes(Document document, FrameRef ref, const QSet<ShapeId> &ids, geometry::Point offset);

Document withStage(Document document, int stage, Stage value);
Document addStage(Document document, Stage stage);
/// A free name for one more stage: that of the first sprite, or `usual` where there is none. Exports name files after
/// stages, so those of two projects stay apart in one folder, as their sprites' files do.
QString newStageName(const Document &document, const QString &usual);
Document removeStage(Document document, int stage);

/// The outline moved by whole or broken pixels; each coordinate is added to once.
Outline moved(Outline outline, geometry::Point by);

/// The frame with its shapes and points elsewhere in it; the pivot stays.
Frame withContentsMoved(Frame frame, geometry::Point by);

/// The outline with some of its handles (see handlesOf) moved. A box stays a box: its opposite corner stays where it
/// is. A circle's centre moves it, its rim point changes the radius.
Outline withHandlesMoved(Outline outline, const QSet<int> &handles, geometry::Point by);

/// Polygons and chains only; other outlines come back unchanged. The new point gets the index `before`.
Outline withPointInserted(Outline outline, int before, geometry::Point point);
Outline withoutPoints(Outline outline, const QSet<int> &indices);

enum class Axis { Horizontal, Vertical };

/// Mirrored at a line through `center`: Horizontal swaps left and right.
Outline mirrored(Outline outline, Axis axis, geometry::Point center);

enum class QuarterTurn { Clockwise, CounterClockwise };
Outline turned(Outline outline, QuarterTurn turn, geometry::Point center);

} // namespace hitbox
