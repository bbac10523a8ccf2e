#pragma once

#include "document/result.h"
#include "images/following/frame_pixels.h"

#include <QHash>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

namespace hitbox {

/// An image file as it was when it was read.
struct ReadPicture {
    QString hash; ///< of its bytes, as ImageFacts has it
    QSize size;
    SeenPixels whole; ///< what all of it shows
};

/// The image files of a project, each read once for all sprites that are looked for in it. For one thread.
class ReadPictures
{
public:
    explicit ReadPictures(QString projectFolder); ///< that image paths begin at

    struct File {
        QString image; ///< as the project would name it
        QString path;
    };

    /// Those in the folder of the image, in the order people count in.
    const QList<File> &beside(const QString &image);

    /// By the header; empty where it cannot be read.
    QSize sizeOf(const QString &path);

    /// Fails as readSteadily() does.
    Result<ReadPicture> at(const QString &path);

    /// Of a file that was read, as comparablePixels() makes them; fails likewise, and where the file is another one by
    /// now. Those of the last file are kept.
    Result<QImage> pixelsOf(const QString &path);

private:
    QString m_folder;
    QHash<QString, QList<File>> m_beside; ///< by what stands before the names of images
    QHash<QString, QSize> m_sizes;
    QHash<QString, Result<ReadPicture>> m_read;
    QString m_shown; ///< whose pixels are kept
    QImage m_pixels;
};

} // namespace hitbox
