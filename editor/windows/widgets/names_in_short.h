#pragma once

#include <QStringList>

namespace hitbox {

/// "a, b, c and 4 more"
QString inShort(const QStringList &names);

} // namespace hitbox
