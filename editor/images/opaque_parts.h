#pragma once

#include "images/seen_frames.h"

#include <QList>

/// What is opaque in the pictures of frames: where a figure stands, whatever is around it.
namespace hitbox {

/// The least part of `part` that holds every pixel which is at least half opaque, so that faint shadows and edges do
/// not count; where there are none, every visible one; empty where nothing is visible. The image is as loadImage()
/// gives it.
QRect opaquePart(const QImage &image, const QRect &part);

/// Of such a part the lowest eighth, as narrow as what is opaque there: what a figure stands on, whatever its arms do.
QRect feetOf(const QImage &image, const QRect &opaque);

struct OpaquePart : SeenFrame {
    Result<QRect> part; ///< in pixels of the untrimmed frame; empty where nothing is visible; or why it cannot be read
    QRect feet;         ///< likewise; empty where there is no part
};

/// In the order of the frames, which must exist; after a stop those that are done. Each image is read once.
QList<OpaquePart> opaqueParts(const Document &document, const QList<FrameRef> &frames, const QString &projectFolder,
                              const FrameProgress &progress = {});

} // namespace hitbox
