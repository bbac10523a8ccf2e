#pragma once

#include <QImage>
#include <QRect>

#include <hitbox/geometry/mask.h>

namespace hitbox {

/// The alpha of the image's pixels within the rectangle, as stored: pixel (0, 0) of the mask is the rectangle's
/// top-left. Places outside of the image are transparent. No pixels for an empty rectangle, or one with a side longer
/// than geometry::largestMaskSide.
///
/// Cost: one pass over the rectangle, one byte a pixel.
geometry::PixelMask alphaMask(const QImage &image, const QRect &rect);

} // namespace hitbox
