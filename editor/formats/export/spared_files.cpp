#include "formats/export/spared_files.h"

#include "images/image_location.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class SparedFilesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// Why each file must stay.
using Reasons = QHash<QString, QString>;

/// Passes over files that are not there.
void spare(Reasons &reasons, const QString &file, const QString &reason)
{
    const QString path = QFileInfo(file).canonicalFilePath();
    if (!path.isEmpty())
        reasons.insert(path, reason);
}

Result<Done> sparesAll(const Reasons &reasons, const QList<OutputFolder> &outputs)
{
    for (const OutputFolder &folder : outputs) {
        for (const OutputFile &file : folder.files) {
            const QString path = QDir(folder.path).filePath(file.name);
            const auto reason = reasons.constFind(QFileInfo(path).canonicalFilePath());
            if (reason != reasons.constEnd())
                return Error{path, {}, *reason};
        }
    }
    return Done{};
}

} // namespace

Result<Done> sparesFiles(const QStringList &files, const QList<OutputFolder> &outputs)
{
    Reasons reasons;
    for (const QString &file : files)
        spare(reasons, file, SparedFilesWords::tr("not written: it is read for this; choose another name"));
    return sparesAll(reasons, outputs);
}

Result<Done> sparesImages(const Document &document, const QString &projectFolder, const QList<OutputFolder> &outputs)
{
    Reasons reasons;
    for (const Sprite &sprite : document.sprites) {
        for (const QString &image : QStringList{sprite.image} + imagesOf(sprite)) {
            const Result<ImageLocation> location = locateImage(projectFolder, image);
            if (location)
                spare(reasons, location->path,
                      SparedFilesWords::tr("not written: it is the image of the sprite “%1”; choose another place")
                          .arg(sprite.name));
        }
    }
    return sparesAll(reasons, outputs);
}

Result<Done> sparesAllButPictures(const QString &out)
{
    const QFileInfo target(out);
    QFile file(out);
    const bool isOther =
        target.isFile() && target.size() > 0 && file.open(QIODevice::ReadOnly) && !file.peek(8).startsWith("\x89PNG");
    if (isOther)
        return Error{
            out,
            {},
            SparedFilesWords::tr("not written: the file is no PNG, and a picture would replace it; give another name")};
    return Done{};
}

} // namespace hitbox
