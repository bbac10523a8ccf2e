#pragma once

#include "images/seen_frames.h"
#include "images/tracing/trace.h"

/// Tracing many frames of a project, beside the window or without one.
namespace hitbox {

struct TracedFrame : SeenFrame {
    Result<FrameTrace> trace; ///< the error names the image's file when that is what cannot be read
};

/// In the order of the frames, which must exist. Each image is read once, and all of its frames are traced then. After
/// a stop the frames that are done.
QList<TracedFrame> tracedFrames(const Document &document, const QList<FrameRef> &frames, const TraceOptions &options,
                                const QString &projectFolder, const FrameProgress &progress = {});

/// Every frame of a sprite, or of the whole project.
QList<FrameRef> frameRefsOf(const Document &document, int sprite);
QList<FrameRef> frameRefsOf(const Document &document);

enum class OldShapes {
    Kept,     ///< outlines are added on top
    Replaced, ///< outlines take the place of all shapes of their category in the frame, where there are outlines
};

/// With a polygon of the category for each outline in each frame that it fits; what failed is passed over.
Document withTraces(Document document, const QList<TracedFrame> &traces, const QString &category, OldShapes oldShapes);

/// Where each frame of a sprite that withTraces() put shapes into got one of the same name, these are one thing:
/// `traced` is what it made of `before`.
Document withTracedTracks(const Document &before, Document traced, const QList<TracedFrame> &traces);

/// Polygons of the category, for one frame.
QList<Shape> shapesOf(const QList<PolygonOutline> &outlines, const QString &category);

} // namespace hitbox
