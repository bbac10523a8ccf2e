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

} // namespace hitbox
