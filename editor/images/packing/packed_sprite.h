#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QImage>
#include <QString>

#include <functional>

/// One sheet for a sprite, with its pictures trimmed and laid close together, for engines that want one image each.
namespace hitbox {

struct PackingOptions {
    int mostSide = 4096; ///< of the sheet, in pixels: as many as every device of today draws
    /// How many pixels each picture's edge is repeated around it, so that one that is drawn scaled or between pixels
    /// takes nothing of its neighbours.
    int extrude = 1;
};

inline constexpr int mostExtruded = 16;

/// A sprite as it was but for its sheet, which all of its frames are cut from.
struct PackedSprite {
    QImage sheet;     ///< straight alpha
    Sprite sprite;    ///< its `image` is what it was: the caller names the file
    int pictures = 0; ///< frames that look the same share one
};

/// Reads an image by its path as it stands in the project, with straight alpha.
using PixelReader = std::function<Result<QImage>(const QString &image)>;

/// Every frame shows the same pixels at the same place of the untrimmed frame as before, so shapes stay as they are.
/// What is wholly transparent around a picture is left out; a frame without any visible pixel gets a transparent one.
/// Parts of a frame's place that lie beyond its image show nothing, as before. Fails where an image cannot be read, and
/// on more than fits into one sheet. The rectangles are placed by Sean Barrett's stb_rect_pack (skyline, bottom-left).
Result<PackedSprite> packedSprite(const Sprite &sprite, const PixelReader &read, const PackingOptions &options = {});

} // namespace hitbox
