#include "windows/files/recent_file.h"

#include "formats/pictures/render.h"
#include "formats/project/project_file.h"
#include "images/images.h"
#include "session/files/recovery_store.h"

#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace hitbox {

namespace {

/// Bytes of a project that are read for a small picture on a start page.
constexpr qint64 largestLook = qint64(16) * 1024 * 1024;

/// The picture of the first frame of a project whose paths begin in this folder.
QImage firstFrameIn(const QString &projectFile, const QString &folder)
{
    if (QFileInfo(projectFile).size() > largestLook)
        return {};
    const Result<Document> project = readProject(projectFile);
    if (!project || project->sprites.isEmpty() || project->sprites.first().frames.isEmpty())
        return {};
    const Sprite &sprite = project->sprites.first();
    const QImage image = projectImage(imageOf(sprite, sprite.frames.first()), folder);
    return image.isNull() ? QImage() : image.copy(sprite.frames.first().rect & image.rect());
}

QImage firstFrameOf(const QString &path)
{
    if (!path.endsWith(QLatin1String(".hitbox"), Qt::CaseInsensitive)) {
        const Result<QImage> image = loadImage(path);
        return image ? *image : QImage();
    }
    return firstFrameIn(path, QFileInfo(path).absolutePath());
}

} // namespace

QImage firstPictureOf(const Recovery &recovery)
{
    const QString &project = recovery.origin.path;
    return firstFrameIn(recovery.file, project.isEmpty() ? QString() : QFileInfo(project).absolutePath());
}

RecentFile lookAtRecentFile(const QString &path)
{
    if (!QFileInfo::exists(path))
        return {};
    return {.exists = true, .picture = firstFrameOf(path)};
}

QPixmap squareOf(const QImage &picture, int pointsWide, qreal ratio)
{
    const int side = static_cast<int>(pointsWide * ratio);
    QPixmap square(side, side);
    square.fill(Qt::transparent);
    if (!picture.isNull()) {
        const int larger = std::max(picture.width(), picture.height());
        const int step = std::max(1, side / larger);
        const QImage scaled = larger > side ? picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                                            : picture.scaled(picture.size() * step);
        QPainter painter(&square);
        painter.drawImage((side - scaled.width()) / 2, (side - scaled.height()) / 2, scaled);
    }
    square.setDevicePixelRatio(ratio);
    return square;
}

} // namespace hitbox
