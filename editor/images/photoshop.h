#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QImage>
#include <QSize>

/// Photoshop files (.psd, .psb), of which the picture of all layers together is read, as of Adobe's "Photoshop File
/// Formats Specification" (2019): 8 and 16 bits; gray, indexed, RGB and CMYK; as it is or in runs.
///
/// Colours of CMYK are those of inks that take away their part of the light each: profiles are not looked at, and
/// hitboxes do not depend on them.
namespace hitbox {

bool beginsAsPhotoshop(QByteArrayView bytes);

/// At most limits::imageSide and limits::imagePixels. Fails on kinds not read, and on files that end before their last
/// row or hold no merged picture; reads lengths alone, from where the device stands: at its begin.
Result<QSize> photoshopSize(QIODevice &device);

/// ARGB32, not premultiplied. Fails on what is broken, and on files that were saved without the merged picture.
Result<QImage> readPhotoshop(const QByteArray &file);

} // namespace hitbox
