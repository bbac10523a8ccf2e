#pragma once

#include <QString>
#include <QStringList>

namespace hitbox {

/// What is done with a file that somebody opens or drops.
enum class FileKind {
    Project, ///< opened
    Images,  ///< an image or a folder: its images become sprites
    Import,  ///< any other: its content says what it is
};

/// By the ending, and for a project under another ending, such as a backup, by the first bytes.
FileKind fileKindOf(const QString &path);

/// All of one kind.
bool areAll(const QStringList &paths, FileKind kind);

/// Which images can be read, as a file dialog's filter: "*.png *.jpg".
QString imagePatterns();

/// The same of all that can be imported, images included.
QString importPatterns();

} // namespace hitbox
