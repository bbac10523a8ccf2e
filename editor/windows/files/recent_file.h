#pragma once

#include <QImage>
#include <QString>

namespace hitbox {

/// What the start page shows of a file that was open before.
struct RecentFile {
    bool exists = false;
    QImage picture; ///< the first frame as it stands in its image; null when it cannot be read
};

/// Reads the project and its first image. Safe on any thread, and for threads beside the window's: both may be large.
RecentFile lookAtRecentFile(const QString &path);

} // namespace hitbox
