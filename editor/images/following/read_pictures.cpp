#include "images/following/read_pictures.h"

#include "images/following/steady_image.h"
#include "images/image_location.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QFileInfo>

#include <utility>

namespace hitbox {

ReadPictures::ReadPictures(QString projectFolder)
    : m_folder(std::move(projectFolder))
{
}

const QList<ReadPictures::File> &ReadPictures::beside(const QString &image)
{
    const QString prefix = image.left(image.lastIndexOf(u'/') + 1);
    if (const auto known = m_beside.constFind(prefix); known != m_beside.cend())
        return *known;
    QList<File> files;
    const Result<ImageLocation> location = locateImage(m_folder, image);
    const QStringList paths = location ? imageFilesOf({QFileInfo(location->path).path()}) : QStringList();
    for (const QString &path : paths) {
        const QString name = prefix + QFileInfo(path).fileName();
        const Result<ImageLocation> there = locateImage(m_folder, name);
        if (there && QFileInfo::exists(there->path))
            files.append({name, there->path});
    }
    return *m_beside.insert(prefix, files);
}

QSize ReadPictures::sizeOf(const QString &path)
{
    const auto known = m_sizes.constFind(path);
    if (known != m_sizes.cend())
        return *known;
    const Result<QSize> size = imageSize(path);
    return *m_sizes.insert(path, size ? *size : QSize());
}

Result<ReadPicture> ReadPictures::at(const QString &path)
{
    if (const auto known = m_read.constFind(path); known != m_read.cend())
        return *known;
    const Result<SteadyImage> now = readSteadily(path);
    if (!now)
        return *m_read.insert(path, now.error());
    m_shown = path;
    m_pixels = now->pixels;
    return *m_read.insert(path, ReadPicture{now->hash, now->pixels.size(), seenIn(now->pixels, now->pixels.rect())});
}

Result<QImage> ReadPictures::pixelsOf(const QString &path)
{
    const Result<ReadPicture> read = at(path);
    if (!read)
        return read.error();
    if (m_shown == path)
        return m_pixels;
    const Result<SteadyImage> now = readSteadily(path);
    if (!now)
        return now.error();
    if (now->hash != read->hash)
        return changedWhileRead(path);
    m_shown = path;
    m_pixels = now->pixels;
    return m_pixels;
}

} // namespace hitbox
