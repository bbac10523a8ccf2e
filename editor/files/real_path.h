#pragma once

#include <QString>

/// Where paths lead once all links are followed.
namespace hitbox {

/// The absolute path without links, neither on the way nor in its last part; what is not there yet stands as it is
/// named, behind a link that leads nowhere too. Links that go in circles leave the path where it began to. What is
/// opened must be the path as it was given here: ".." behind a link leads up from where the link goes, and
/// QDir::cleanPath() and absolute paths of Qt take it from where the link lies.
QString realPath(const QString &path);

/// The path without ".." and "." where that names the same file, and as it is where it names another one.
QString tidyPath(const QString &path);

/// The path is the folder or lies in it, however deep. Both are real ones.
bool liesWithin(const QString &folder, const QString &path);

/// The folder is the uppermost one of a version-controlled tree: it holds a ".git" or the like.
bool isTopOfTree(const QString &folder);

/// The version-controlled tree that the folder is in, by its uppermost folder, the nearest one above; empty where no
/// version control has it. The folder is a real one.
QString treeAround(const QString &folder);

/// A part of the path is what version control keeps for itself, such as ".git", in whatever case. Programs are run from
/// what stands there.
bool isOfVersionControl(const QString &path);

} // namespace hitbox
