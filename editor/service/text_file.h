#pragma once

#include "document/result.h"

#include <QString>

namespace hitbox {

inline constexpr qint64 mostScriptBytes = qint64(1) << 20;

/// A file that is text in UTF-8, without the mark that it may begin with.
Result<QString> readText(const QString &file, qint64 mostBytes = mostScriptBytes);

} // namespace hitbox
