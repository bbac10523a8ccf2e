#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// How text from a project is written into another language, by what stands within that language's quotes.
namespace hitbox {

/// "json", "xml", "lua", "c", "csv", "none".
QStringList templateEscapes();

/// The text as it may stand between the double quotes of the language, of a field of CSV, or anywhere in XML. `rule`
/// is one of templateEscapes().
QByteArray escapedText(const QString &text, const QString &rule);

} // namespace hitbox
