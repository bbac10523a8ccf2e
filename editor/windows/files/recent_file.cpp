#include "windows/files/recent_file.h"

#include "formats/project/project_file.h"
#include "images/images.h"

#include <QFileInfo>

namespace hitbox {

namespace {

/// Bytes of a project that are read for a small picture on a start page.
constexpr qint64 largestLook = qint64(16) * 1024 * 1024;

QImage firstFrameOf(const QString &path)
{
    if (!path.endsWith(QLatin1String(".hitbox"), Qt::CaseInsensitive)) {
        const Result<QImage> image = loadImage(path);
        return image ? *image : QImage();
    }
    if (QFileInfo(path).size() > largestLook)
        return {};
    const Result<Document> project = readProject(path);
    if (!project || project->sprites.isEmpty() || project->sprites.first().frames.isEmpty())
        return {};
    const Sprite &sprite = project->sprites.first();
    const Result<ImageLocation> location =
        locateImage(QFileInfo(path).absolutePath(), imageOf(sprite, sprite.frames.first()));
    if (!location)
        return {};
    const Result<QImage> image = loadImage(location->path);
    return image ? image->copy(sprite.frames.first().rect) : QImage();
}

} // namespace

RecentFile lookAtRecentFile(const QString &path)
{
    if (!QFileInfo::exists(path))
        return {};
    return {.exists = true, .picture = firstFrameOf(path)};
}

} // namespace hitbox
