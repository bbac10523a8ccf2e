#pragma once

#include <QImage>
#include <QString>

/// Pictures that say who drew them, so that the next one may take their place and nothing else's.
namespace hitbox {

/// The picture, signed: its file names this program, as PNG files do under "Software".
QImage signedPicture(QImage picture);

/// Whether the file is a PNG of a signed picture. False where it cannot be read.
bool isSignedPicture(const QString &path);

} // namespace hitbox
