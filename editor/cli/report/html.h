#pragma once

#include <QByteArray>
#include <QString>

/// Text that comes from files, as HTML.
namespace hitbox {

/// For content and for attributes in double quotes: what means something to HTML is escaped, and characters that nobody
/// sees, or that turn lines around, stand as pictures of themselves.
QByteArray htmlOf(const QString &text);

/// "<TAG>text</TAG>"
QByteArray element(const char *tag, const QString &text);

} // namespace hitbox
