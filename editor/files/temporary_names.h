#pragma once

#include <QByteArray>
#include <QString>

/// Names of the files that the file writer puts beside others, and names as journals have them.
namespace hitbox::writing {

/// As the system takes it: bytes of any kind on Unix, UTF-8 on Windows, whatever letters its code page has.
QByteArray bytesOfName(const QString &name);
QString nameOfBytes(const QByteArray &bytes);

/// `length` letters and digits at random.
QByteArray randomTag(qsizetype length);

/// ".NAME-tmp-XXXXXXXX" with random letters and digits, NAME cut where the whole would be too long for a file system.
QByteArray freshTemporaryName(const QByteArray &name);

/// What such names of a file called `name` have in front of their eight letters.
QByteArray temporaryPrefix(const QByteArray &name);

/// What stands in front of the eight letters and digits at the end; empty when there are none.
QByteArray prefixOf(const QByteArray &candidate);

} // namespace hitbox::writing
