#pragma once

#include <QImage>
#include <QPixmap>
#include <QString>

namespace hitbox {

struct Recovery;

/// What the start page shows of a file that was open before.
struct RecentFile {
    bool exists = false;
    QImage picture; ///< the first frame as it stands in its image; null when it cannot be read
};

/// Reads the project and its first image. Safe on any thread, and for threads beside the window's: both may be large.
RecentFile lookAtRecentFile(const QString &path);
/// The first frame of work that is kept for recovery; likewise.
QImage firstPictureOf(const Recovery &recovery);

/// Whole, in the middle of a square; small art is enlarged by whole steps, so that its pixels stay pixels.
QPixmap squareOf(const QImage &picture, int pointsWide, qreal ratio);

} // namespace hitbox
