#pragma once

#include <QByteArray>
#include <QString>

namespace hitbox {

/// A string literal of C and C++ that holds the UTF-8 of the text: octal escapes end after three digits, and no
/// trigraph is left.
QByteArray cString(const QString &text);

} // namespace hitbox
