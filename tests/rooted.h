#pragma once

#include <QDir>

/// Paths and links for tests that run on every system.
namespace hitbox {

/// A path that begins at the root, such as "/game/ship.png": with a drive in front where there are drives.
inline QString rooted(const QString &path)
{
    return QDir::rootPath().chopped(1) + path;
}

/// Whether QFile::link() makes what paths lead through; on Windows it makes a shortcut, a file for its file manager.
constexpr bool makesLinks()
{
#ifdef Q_OS_WIN
    return false;
#else
    return true;
#endif
}

} // namespace hitbox
