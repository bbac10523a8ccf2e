#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QImage>

#include <functional>

/// Looking at the pixels of many frames of a project, beside the window or without one.
namespace hitbox {

/// A frame that was looked at. It may stand elsewhere or show something else by the time the answer is used.
struct SeenFrame {
    Id<Frame> frame;
    FrameRef ref;  ///< where it stood
    QString image; ///< what was looked at: image and place
    QRect rect;
    QPoint offset;
};

/// The frame is there, wherever it stands now, and shows the place in the image that was looked at.
bool stillFits(const Document &document, const SeenFrame &seen);

/// Called before each frame with how many of all are done; false stops.
using FrameProgress = std::function<bool(int done, int all)>;

/// `place` is that in the list of frames; `sheet` is as loadImage() gives it.
using SeeFrame = std::function<void(int place, const SeenFrame &seen, const Result<QImage> &sheet)>;

/// Hands over each of the frames, which must exist, until it is stopped: each image is read once, and all of its frames
/// follow each other.
void seeFrames(const Document &document, const QList<FrameRef> &frames, const QString &projectFolder,
               const SeeFrame &see, const FrameProgress &progress = {});

} // namespace hitbox
