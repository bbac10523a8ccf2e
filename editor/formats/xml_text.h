#pragma once

#include <QString>

namespace hitbox {

/// The text as XML 1.0 can hold it: characters that it has no place for, such as most control characters, become
/// U+FFFD. Escaping is left to the writer.
QString xmlText(const QString &text);

} // namespace hitbox
