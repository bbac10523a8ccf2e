#include "images/new_sprites.h"

#include "document/limits.h"
#include "document/names.h"
#include "images/animation_file.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace hitbox {

NewSprites surveySprites(const QStringList &paths, const SurveyProgress &progress, const QSet<QString> &known)
{
    bool isStopped = false;
    QStringList files = imageFilesUnder(paths, [&](qsizetype count) {
        isStopped = progress && !progress(0, static_cast<int>(count));
        return !isStopped && count <= limits::importedFrames;
    });
    NewSprites found;
    if (isStopped)
        return found;
    if (files.size() > limits::importedFrames) {
        found.errors.append(
            {paths.value(0),
             {},
             QCoreApplication::translate("Images", "it holds more than %1 images; choose a folder in it")
                 .arg(limits::importedFrames)});
        return found;
    }
    if (files.isEmpty())
        found.errors.append(
            {paths.value(0), {}, QCoreApplication::translate("Images", "there is no image that can be read")});
    if (!known.isEmpty())
        files.removeIf([&known](const QString &file) { return known.contains(QFileInfo(file).canonicalFilePath()); });
    FreeNames names({});
    for (int i = 0; i < files.size(); ++i) {
        if (progress && !progress(i, static_cast<int>(files.size())))
            return found;
        Result<Sprite> sprite = spriteOfImage(files[i], storedImagePath({}, files[i]));
        if (!sprite) {
            found.errors.append(sprite.error());
            continue;
        }
        sprite->name = names.take(sprite->name);
        if (sprite->frames.size() == 1)
            sprite->frames[0].name = sprite->name;
        found.sprites.append(*sprite);
    }
    return found;
}

} // namespace hitbox
