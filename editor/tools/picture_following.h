#pragma once

#include "document/document.h"

#include <optional>

#include <hitbox/geometry/mask.h>

/// Where what a shape lies on has gone in another picture.
namespace hitbox {

/// The alpha of a frame: pixel (0, 0) of the mask lies at `offset` of the untrimmed frame.
struct FrameMask {
    geometry::Mask mask;
    QPoint offset;
};

/// The farthest that a picture is looked for, in pixels along either axis.
inline constexpr int farthestFollowed = 64;

/// Of the box around a shape that is wider or higher, the middle is looked at.
inline constexpr int mostSideFollowed = 512;

struct PictureWay {
    QPoint way;
    bool isFound = false; ///< there were opaque pixels under the shape, and some within reach in the other picture
};

/// The way in whole pixels by which the pixels at the shape lie best over those of the other frame, compared are the
/// pixels whose centres are in the shape, and at half weight those in the box around it, two pixels wider. Of ways that
/// fit as well, the shortest.
///
/// Cost: at most 6 million comparisons of pixels where every way is tried, and 40 million where it is made exact: some
/// 10 ms. For a shape of more than about 20 × 20 pixels the way is looked for in smaller pictures first, where blocks
/// of pixels count by how much of them is opaque, and made exact in the next larger ones.
PictureWay pictureWay(const Outline &outline, const FrameMask &from, const FrameMask &to);

} // namespace hitbox
