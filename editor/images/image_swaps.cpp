#include "images/image_swaps.h"

#include "images/image_paths.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

ImagePaths foundBeside(const QString &image, const QString &file, const QStringList &missing,
                       const QString &projectFolder)
{
    ImagePaths found{{image, storedImagePath(projectFolder, file)}};
    const QDir oldFolder(QFileInfo(rebasedImagePath(image, projectFolder, {})).path());
    const QDir newFolder(QFileInfo(file).path());
    for (const QString &other : missing) {
        if (found.contains(other))
            continue;
        const QString old = rebasedImagePath(other, projectFolder, {});
        for (const QString &name : {oldFolder.relativeFilePath(old), QFileInfo(old).fileName()}) {
            const QFileInfo candidate(QDir::cleanPath(newFolder.absoluteFilePath(name)));
            if (QDir::isAbsolutePath(name) || !candidate.isFile())
                continue;
            found.insert(other, storedImagePath(projectFolder, candidate.filePath()));
            break;
        }
    }
    return found;
}

Document withImagesAt(Document document, const ImagePaths &paths)
{
    for (qsizetype s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites.at(s);
        if (paths.contains(sprite.image))
            document.sprites[s].image = paths.value(sprite.image);
        for (qsizetype f = 0; f < document.sprites.at(s).frames.size(); ++f) {
            const QString own = document.sprites.at(s).frames.at(f).image;
            if (!own.isEmpty() && paths.contains(own))
                document.sprites[s].frames[f].image = paths.value(own);
        }
    }
    return document;
}

Document withImageReplaced(Document document, FrameRef place, const QString &image)
{
    Sprite &sprite = document.sprites[place.sprite];
    if (place.frame < 0) {
        sprite.image = image;
        return document;
    }
    Frame &frame = sprite.frames[place.frame];
    frame.imageHash = imageHashOf(sprite, frame);
    frame.image = image;
    return document;
}

} // namespace hitbox
