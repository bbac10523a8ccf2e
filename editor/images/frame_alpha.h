#pragma once

#include "document/document.h"

#include <QImage>
#include <QPoint>

#include <hitbox/geometry/mask.h>

namespace hitbox {

/// How opaque the pixels of one frame are.
struct FrameAlpha {
    QImage pixels; ///< Format_Alpha8: the part of the frame's rectangle that lies in the image; null when none does
    QPoint offset; ///< where its top-left pixel lies in the untrimmed frame
};

/// `image` is the whole sheet, in any format; one without transparency is opaque everywhere.
FrameAlpha frameAlpha(const QImage &image, const Frame &frame);

/// A pixel is opaque when its alpha is at least the threshold, 1 to 255. The view is valid as long as `alpha` is, and
/// its coordinates begin at `alpha.offset`.
geometry::Mask maskOf(const FrameAlpha &alpha, int threshold);

} // namespace hitbox
