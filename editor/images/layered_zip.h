#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QSize>

/// OpenRaster (.ora) and Krita (.kra) files: zip archives with all layers, and beside them one PNG of what they make
/// together, which alone is read.
///
/// Libraries for zip archives were looked at (libzip, minizip, QuaZip) and bring ciphers, other packings and writing
/// along; what is wanted here is one entry of known name, of which zlib does the work.
namespace hitbox {

bool beginsAsLayeredZip(QByteArrayView bytes);

/// The bytes of the PNG, at most limits::fileBytes. Fails where there is none, or the archive is broken.
Result<QByteArray> mergedPngIn(QIODevice &device);

} // namespace hitbox
