#pragma once

#include "document/result.h"

#include <QImage>
#include <QString>

namespace hitbox {

/// An image as it was at one moment.
struct SteadyImage {
    QImage pixels; ///< as comparablePixels() makes them
    QString hash;  ///< of the file's bytes, as ImageFacts has it
};

/// Fails as loadPixels() does, and where the file changed while it was read: it may be half the one and half the other.
Result<SteadyImage> readSteadily(const QString &path);

} // namespace hitbox
