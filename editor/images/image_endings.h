#pragma once

#include <QStringList>

namespace hitbox {

/// The endings of all kinds that animation_file.h names, and of JPEG and BMP, with the dot and in lower case, as far as
/// this machine can read them.
QStringList readableImageEndings();

} // namespace hitbox
