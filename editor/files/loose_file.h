#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>

namespace hitbox {

/// Writes a file that nobody will miss: whole under its name or not at all, but without waiting for the disk. After a
/// power cut it may be torn, so whoever reads it has to be able to tell. Its folder is made when it is missing.
Result<Done> writeLoose(const QString &path, const QByteArray &bytes);

/// Whether a file of this name is what a run that was killed left of one.
bool isLeftover(const QString &name);

} // namespace hitbox
