#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace hitbox {

/// All that is in a file; nothing where it cannot be read.
inline QByteArray bytesOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Makes the bytes all that is in the file. A test whose file cannot be written has nothing to go on and ends here.
inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace hitbox
