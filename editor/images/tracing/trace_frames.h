#pragma once

#include "images/tracing/trace.h"

#include <functional>

/// Tracing many frames of a project, beside the window or without one.
namespace hitbox {

/// Called before each frame with how many of all are done; false stops.
using TraceProgress = std::function<bool(int done, int all)>;

struct TracedFrame {
    Id<Frame> frame;
    FrameRef ref;  ///< where it stood
    QString image; ///< what was looked at: image and place
    QRect rect;
    QPoint offset;
    Result<FrameTrace> trace; ///< the error names the image's file when that is what cannot be read
};

/// In the order of the frames, which must exist. Each image is read once, and all of its frames are traced then. After
/// a stop the frames that are done.
QList<TracedFrame> tracedFrames(const Document &document, const QList<FrameRef> &frames, const TraceOptions &options,
                                const QString &projectFolder, const TraceProgress &progress = {});

/// Every frame of a sprite, or of the whole project.
QList<FrameRef> frameRefsOf(const Document &document, int sprite);
QList<FrameRef> frameRefsOf(const Document &document);

/// The frame is there, wherever it stands now, and shows the place in the image that was traced.
bool stillFits(const Document &document, const TracedFrame &traced);

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
