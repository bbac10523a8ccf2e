#pragma once

#include "document/result.h"
#include "images/animation.h"

#include <QByteArray>

/// WebP files that hold an animation (RFC 9649, 2.7.1). Each frame is decoded by Qt as a WebP of its own, and laid as
/// the document says: Qt lays frames on memory that nobody has cleared where the file says that it has no alpha.
namespace hitbox {

/// The first 21 bytes are enough.
bool beginsAsAnimatedWebp(QByteArrayView bytes);

/// As many frames as the extent says, from the first one on. Fails on what is broken.
Result<AnimatedPicture> readAnimatedWebp(const QByteArray &file, const AnimationExtent &extent);

} // namespace hitbox
