#include "formats/spared_images.h"

#include "images/images.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

namespace hitbox {

Result<Done> sparesImages(const Document &document, const QString &projectFolder, const QString &folder,
                          const QList<OutputFile> &files)
{
    QHash<QString, QString> spriteOf; // by the image's path, links followed
    for (const Sprite &sprite : document.sprites) {
        if (const Result<ImageLocation> location = locateImage(projectFolder, sprite.image))
            spriteOf.insert(QFileInfo(location->path).canonicalFilePath(), sprite.name);
    }
    for (const OutputFile &file : files) {
        const QString path = QDir(folder).filePath(file.name);
        const QString there = QFileInfo(path).canonicalFilePath();
        if (!there.isEmpty() && spriteOf.contains(there)) {
            return Error{path,
                         {},
                         QCoreApplication::translate("hitbox::formats",
                                                     "not written: it is the image of the sprite “%1”; choose another "
                                                     "folder")
                             .arg(spriteOf.value(there))};
        }
    }
    return Done{};
}

} // namespace hitbox
