#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace hitbox {

/// An image as it was at one moment.
struct SteadyImage {
    QImage pixels; ///< as comparablePixels() makes them
    QString hash;  ///< of the file's bytes, as ImageFacts has it
};

/// The bytes are read once, so that pixels and hash are of the same. Fails as loadPixels() does, for files of more than
/// limits::fileBytes, and where the file changed while it was read: it may be half the one and half the other.
Result<SteadyImage> readSteadily(const QString &path);

/// The bytes of a file as they were at one moment; fails likewise, save that nothing is decoded.
Result<QByteArray> steadyBytes(const QString &path);
Error changedWhileRead(const QString &path);
QString hashOf(const QByteArray &bytes); ///< as ImageFacts has it

} // namespace hitbox
