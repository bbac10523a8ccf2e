#pragma once

#include "document/result.h"
#include "images/animation.h"

#include <QByteArray>
#include <QIODevice>

/// PNG files that hold several pictures, which decoders of PNG show the first one of: APNG, as of the third edition of
/// the PNG specification (W3C, 2025). Pixels are decoded as those of any PNG, by Qt.
namespace hitbox {

/// How many frames of which size a PNG has; nothing when it is no animation, or is broken before it says so.
std::optional<AnimationExtent> apngExtent(QIODevice &device);

/// As many frames as the extent says, from the first one on; it is the one above, or has fewer frames. Fails on what is
/// broken.
Result<AnimatedPicture> readApng(const QByteArray &file, const AnimationExtent &extent);

} // namespace hitbox
