#pragma once

#include "document/result.h"
#include "images/animation.h"

#include <QIODevice>
#include <QString>

/// Pictures and animations of every kind that can be read, told by the content of the file: .aseprite; GIF, APNG and
/// WebP, whose frames follow each other; Photoshop's .psd, Krita's .kra and OpenRaster's .ora, of which the picture of
/// all layers together is taken; and stills such as PNG. images.h reads them all alike, as one image.
namespace hitbox {

/// Fails as imageSize() and loadImage() do. Of a long GIF, APNG or WebP as many frames are taken as fit onto one image
/// (see frame_sheet.h), with a note.
Result<AnimatedPicture> readAnimation(const QString &path, AnimationParts parts = AnimationParts::All);

/// Of what was read of the file, from its beginning; the path is for messages.
Result<AnimatedPicture> readAnimation(QIODevice &content, const QString &path,
                                      AnimationParts parts = AnimationParts::All);

/// How many frames of which size: from headers, without decoding.
Result<AnimationExtent> animationExtent(const QString &path);
Result<AnimationExtent> animationExtent(QIODevice &content, const QString &path); ///< from its beginning

} // namespace hitbox
