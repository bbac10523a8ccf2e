#include "formats/export/spared_files.h"

#include "formats/importers/importer.h"
#include "formats/pictures/signature.h"
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

bool isOfImporter(const ImportSource &source, const Importer &importer)
{
    return importer.recognize(source) != Recognition::Foreign;
}

/// Both are images, or the one is of the importer that the other is of.
bool isOfSameKind(const ImportSource &there, const Importer &importer, const OutputFile &file)
{
    if (there.imageSize)
        return file.bytes.startsWith("\x89PNG"); // the images that exports write
    const Result<ImportSource> made = importSourceOf(file.bytes, file.name, {});
    return made && isOfImporter(*made, importer);
}

/// Who reads what lies in place of the file; null where nobody does, or where an export of the format may have written
/// it.
const Importer *otherReader(const Format &format, const QString &path, const OutputFile &file)
{
    const Result<ImportSource> there = readImportSource(path, {});
    if (!there)
        return nullptr;
    const Importer *own = format.roundTrip ? findImporter(QString::fromLatin1(format.roundTrip->importer)) : nullptr;
    const Importer *importer = importerFor(*there);
    const bool isOwn = !importer || (own && isOfImporter(*there, *own)) || isOfSameKind(*there, *importer, file);
    return isOwn ? nullptr : importer;
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

Result<Done> sparesOtherFormats(const Format &format, const OutputFolder &output)
{
    for (const OutputFile &file : output.files) {
        const QString path = QDir(output.path).filePath(file.name);
        if (!QFileInfo(path).isFile() || holdsAlready(path, file.bytes))
            continue;
        if (const Importer *importer = otherReader(format, path, file))
            return Error{path,
                         {},
                         SparedFilesWords::tr("not written: the file there is of another kind (%1), and the export "
                                              "would replace it; choose another folder, or move that file away")
                             .arg(QString::fromLatin1(importer->title))};
    }
    return Done{};
}

Result<Done> sparesAllButOwnPictures(const QString &out)
{
    const QFileInfo target(out);
    QFile file(out);
    if (!target.isFile() || target.size() == 0 || isSignedPicture(out))
        return Done{};
    if (file.open(QIODevice::ReadOnly) && file.peek(8).startsWith("\x89PNG"))
        return Error{out,
                     {},
                     SparedFilesWords::tr("not written: the picture there is none that this program has drawn, and it "
                                          "would be replaced; give another name, or delete it")};
    return Error{
        out,
        {},
        SparedFilesWords::tr("not written: the file is no PNG, and a picture would replace it; give another name")};
}

} // namespace hitbox
