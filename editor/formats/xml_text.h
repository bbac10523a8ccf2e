#pragma once

#include <QString>

namespace hitbox {

/// The text as XML 1.0 can hold it: characters that it has no place for, such as most control characters, become
/// U+FFFD. Escaping is left to the writer.
QString xmlText(const QString &text);

/// The number with the fewest digits that read back to the same one.
QString xmlNumber(double number);

} // namespace hitbox
