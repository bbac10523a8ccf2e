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

/// The kind of the file by its ending, and for a project under another ending, such as a backup, by the first bytes.
FileKind fileKindOf(const QString &path);

/// Whether all of them are of this kind.
bool areAll(const QStringList &paths, FileKind kind);

/// Which images can be read, as a file dialog's filter: "*.png *.jpg".
QString imagePatterns();

/// All that can be imported, images included, as a file dialog's filter.
QString importPatterns();

} // namespace hitbox
