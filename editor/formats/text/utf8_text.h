#pragma once

#include <QByteArray>
#include <QString>

#include <string_view>

namespace hitbox {

/// The text, to the letter. QString::fromUtf8() drops a byte-order mark in front, which in a name is a character like
/// any other: two names could become one.
QString textFromUtf8(std::string_view utf8);

/// The bytes of a file without the byte-order mark that they may begin with.
QByteArray withoutByteOrderMark(const QByteArray &bytes);

} // namespace hitbox
