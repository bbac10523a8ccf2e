#pragma once

#include <QDir>
#include <QString>

#include <string>

namespace hitbox {

/// As the system's calls want it. Paths that are longer than they take otherwise, 259 characters and of a folder 247,
/// get the prefix by which they take up to 32,767.
inline std::wstring nativePath(const QString &path)
{
    constexpr qsizetype mostPlain = 247;
    QString native = QDir::toNativeSeparators(path);
    const QString whole = QDir::toNativeSeparators(QDir::cleanPath(QDir().absoluteFilePath(path)));
    const bool isDevice = native.startsWith(QLatin1String("\\\\?\\")) || native.startsWith(QLatin1String("\\\\.\\"));
    if (whole.size() > mostPlain && !isDevice) {
        native = whole;
        native.prepend(QLatin1String(native.startsWith(QLatin1String("\\\\")) ? "\\\\?\\UNC" : "\\\\?\\"));
        if (native.startsWith(QLatin1String("\\\\?\\UNC\\\\")))
            native.remove(7, 1); // \\server\share is \\?\UNC\server\share
    }
    return native.toStdWString();
}

} // namespace hitbox
