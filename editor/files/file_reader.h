#pragma once

#include "document/limits.h"
#include "document/result.h"

#include <QByteArray>
#include <QString>

namespace hitbox {

/// Reads a whole regular file of at most `most` bytes.
Result<QByteArray> readWhole(const QString &path, qint64 most = limits::fileBytes);

} // namespace hitbox
