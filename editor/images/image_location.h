#pragma once

#include "document/result.h"

#include <QHash>
#include <QString>

#include <optional>

namespace hitbox {

/// What a project's image path leads to, from the folder that the project stands in.
struct ImageLocation {
    QString path;              ///< absolute and clean
    bool leavesFolder = false; ///< outside the project's folder and the version-controlled tree around it: allowed, but
                               ///< told
};

/// Fails for what is no local file path: empty, a URL, a UNC or device path, or one with a NUL character. Device names
/// of Windows are refused on every system, so that a project opens alike everywhere. A symbolic link that leads out
/// of the folder leaves it. Where the path leads up, out of a folder that is reached by a link, it leads up from where
/// the folder really is: the project is the same file there.
Result<ImageLocation> locateImage(const QString &projectFolder, const QString &image);

/// Locates many images of one project. What is the same for all of them, such as where the folder really is, is looked
/// up once: for a single walk through them, and not to be kept.
class ImageLocator
{
public:
    explicit ImageLocator(const QString &projectFolder);

    Result<ImageLocation> locate(const QString &image); ///< as locateImage() does

private:
    QString pathOf(const QString &image);
    bool isAtHome(const QString &folder, const QString &path);

    QString m_folder;
    QString m_linkedTo; ///< the folder without links; empty where it is not there
    std::optional<QString> m_realFolder;
    QHash<QString, QString> m_trees; ///< around folders
};

/// A relative path that leads up from the folder that it is seen from.
bool climbsOut(const QString &image);

} // namespace hitbox
