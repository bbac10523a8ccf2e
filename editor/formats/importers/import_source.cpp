#include "document/limits.h"
#include "files/file_writer.h"
#include "formats/importers/importer.h"
#include "formats/text/utf8_text.h"
#include "images/image_location.h"
#include "images/images.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace hitbox {

namespace {

class ImportSourceWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString folderOfFile(const QString &file)
{
    return QFileInfo(file).absolutePath();
}

bool startsAsJsonObject(const QByteArray &bytes)
{
    return QByteArrayView(bytes).trimmed().startsWith('{');
}

Error withAlikeNamed(Error error, const QString &path)
{
    const QString alike = calledAlike(path);
    if (!alike.isEmpty())
        error.what = ImportSourceWords::tr("%1; “%2” differs in upper and lower case alone").arg(error.what, alike);
    return error;
}

} // namespace

Result<ImportSource> importSourceOf(const QByteArray &bytes, const QString &path, const QString &projectFolder)
{
    if (bytes.size() > limits::importBytes)
        return Error{path,
                     {},
                     ImportSourceWords::tr("the file has more than %1 MiB, which is more than can be imported")
                         .arg(limits::importBytes / (1024 * 1024))};
    ImportSource source{path, projectFolder, withoutByteOrderMark(bytes), {}, {}, nullptr};
    if (!startsAsJsonObject(source.bytes))
        return source;
    Result<JsonDocument> json = JsonDocument::parse(source.bytes, path);
    if (!json)
        return json.error();
    source.json = std::make_shared<const JsonDocument>(std::move(*json));
    return source;
}

Result<ImportSource> readImportSource(const QString &path, const QString &projectFolder)
{
    if (beginsAsImage(path)) {
        const Result<QSize> size = imageSize(path);
        return size ? Result<ImportSource>(ImportSource{path, projectFolder, {}, *size, {}, nullptr}) : size.error();
    }
    const Result<QByteArray> bytes = readWhole(path, limits::importBytes);
    if (!bytes)
        return withAlikeNamed(bytes.error(), path);
    return importSourceOf(*bytes, path, projectFolder);
}

Result<QString> imageNamed(const ImportSource &source, const QString &image)
{
    if (source.images == NamedImages::Leave)
        return image;
    // A file that was written on Windows is read everywhere.
    const Result<ImageLocation> location = locateImage(folderOfFile(source.path), QString(image).replace(u'\\', u'/'));
    return location ? Result<QString>(location->path) : location.error();
}

Result<QString> imageNamedOrBeside(const ImportSource &source, const QString &image)
{
    const Result<QString> named = imageNamed(source, image);
    if (source.images == NamedImages::Leave || (named && QFileInfo(*named).isFile()))
        return named;
    const QString name = QString(image).replace(u'\\', u'/').section(u'/', -1);
    const Result<QString> beside = name.isEmpty() ? named : imageNamed(source, name);
    return beside && QFileInfo(*beside).isFile() ? beside : named;
}

std::optional<ImportNote> takenFromBeside(const ImportSource &source, const QString &image)
{
    const Result<QString> named = imageNamed(source, image);
    const Result<QString> taken = imageNamedOrBeside(source, image);
    if (!taken || (named && *named == *taken))
        return std::nullopt;
    return ImportNote{{},
                      ImportSourceWords::tr("there is no image “%1”; “%2” beside the file is taken for it")
                          .arg(image, QFileInfo(*taken).fileName())};
}

QString calledAlike(const QString &path)
{
    const QFileInfo file(path);
    if (path.isEmpty() || path.contains(QChar(0)) || file.exists())
        return {};
    for (const QString &name : file.dir().entryList(QDir::Files)) {
        if (name.compare(file.fileName(), Qt::CaseInsensitive) == 0)
            return name;
    }
    return {};
}

bool isOutside(const ImportSource &source, const QString &image)
{
    const auto leaves = [&image](const QString &folder) {
        const Result<ImageLocation> location = locateImage(folder, image);
        return !location || location->leavesFolder;
    };
    return leaves(folderOfFile(source.path)) && (source.projectFolder.isEmpty() || leaves(source.projectFolder));
}

std::optional<QString> imageBeside(const ImportSource &source, const QString &name)
{
    if (source.images == NamedImages::Leave)
        return std::nullopt;
    for (const QString &ending : readableImageEndings()) {
        const Result<QString> path = imageNamed(source, name + ending);
        if (path && !isOutside(source, *path) && QFileInfo(*path).isFile())
            return *path;
    }
    return std::nullopt;
}

} // namespace hitbox
