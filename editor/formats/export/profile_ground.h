#pragma once

#include "document/document.h"

#include <QStringList>

/// Where an export that a project keeps may read and write unasked. Whoever made the project need not be who runs it:
/// a profile may name any folder of the disk, and a file of it as its template.
namespace hitbox {

/// Folders, each with all names that it goes by here: the project's folder, the folder where the program runs, and the
/// version-controlled tree around the project, which is the nearest folder above with a ".git" or the like in it. What
/// version control keeps there for itself is never on the ground.
QStringList profileGround(const QString &projectFolder, const QString &workingFolder);

/// The folders themselves, in the same way, where somebody else says which these are.
QStringList groundOfFolders(const QStringList &folders);

/// Where the path leads beyond the ground; empty for one that stays on it.
QString beyondGround(const QString &path, const QStringList &ground);

/// What a profile would reach that lies elsewhere. Links are followed of what lies on the ground by its letters; the
/// rest is elsewhere wherever it leads, and is not looked at.
struct BeyondGround {
    QString written;  ///< the folder of its files; empty where that lies on the ground
    QStringList read; ///< files that its options name

    bool isAny() const { return !written.isEmpty() || !read.isEmpty(); }
};

/// Nothing for what the profile does not say: an empty folder is the project's own.
BeyondGround beyondGround(const ExportProfile &profile, const QString &projectFolder, const QStringList &ground);

/// What the profile reads and where it writes, of that which lies on the ground by its letters: links lead there, or
/// elsewhere. Where that changes, so may what beyondGround() and missingFileOf() say.
QStringList placesOnGround(const ExportProfile &profile, const QString &projectFolder, const QStringList &ground);

/// The first file that its options name, that would be read unasked and is not there, as the profile says it; empty
/// where there is none.
QString missingFileOf(const ExportProfile &profile, const QString &projectFolder, const QStringList &ground);

/// "it writes to “/tmp/x” and reads “/etc/y”": a part of a sentence.
QString inWords(const BeyondGround &beyond);

} // namespace hitbox
