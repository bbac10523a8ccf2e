#pragma once

#include <QByteArray>
#include <QString>

namespace hitbox {

/// The text as XML 1.0 can hold it: of the characters that it has no place for, control characters become the pictures
/// of themselves (U+2400 and on), and others U+FFFD and their number. So texts that differ stay so, save from one that
/// has those pictures already. Escaping is left to the writer.
QString xmlText(const QString &text);

/// The number with the fewest digits that read back to the same one.
QString xmlNumber(double number);

/// True for an element of so many attributes that QXmlStreamReader, which compares each with all before it, would take
/// hours. To be asked before it reads what others wrote.
bool hasTooManyAttributes(const QByteArray &xml);

} // namespace hitbox
