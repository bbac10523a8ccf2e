#include "formats/exporters/preparation/export_input.h"

#include "files/file_writer.h"
#include "files/real_path.h"
#include "formats/export/export_options.h"
#include "images/image_location.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QDir>

namespace hitbox {

namespace {

QString folderOfExport(const ExportFolders &folders)
{
    return folders.out.isEmpty() ? folders.project : folders.out;
}

} // namespace

QStringList fileOptions(const Format &format, const QMap<QString, QString> &values)
{
    QStringList keys;
    for (const FormatOption &option : format.options) {
        const QString key = QString::fromLatin1(option.key);
        if (option.kind == OptionKind::File && values.contains(key) && !option.values.contains(values.value(key)))
            keys.append(key);
    }
    return keys;
}

Result<ExportOptions> withFilesRead(ExportOptions options, const Document &document, const Format &format,
                                    const ExportFolders &folders)
{
    for (const QString &key : fileOptions(format, options.values)) {
        const Result<QByteArray> bytes = readWhole(QDir(folders.project).filePath(options.values.value(key)));
        if (!bytes)
            return bytes.error();
        options.files.insert(key, *bytes);
    }
    if (!format.asksForImageSizes)
        return options;
    const ImageCatalog catalog = surveyImages(document, folders.project);
    const QString out = folderOfExport(folders);
    for (auto facts = catalog.cbegin(); facts != catalog.cend(); ++facts)
        options.imageSizes.insert(rebasedImagePath(facts.key(), folders.project, out), facts->size);
    return options;
}

Document withImagesAsExported(const Document &document, const ExportFolders &folders)
{
    return withImagesRebased(document, folders.project, folderOfExport(folders));
}

QStringList filesToRead(const QMap<QString, QString> &values, const Document &document, const Format &format,
                        const QString &projectFolder)
{
    const QDir folder(projectFolder);
    QStringList files;
    for (const QString &key : fileOptions(format, values))
        files.append(tidyPath(folder.filePath(values.value(key))));
    const bool asksForImages = format.asksForImageSizes || isPacked(format, values);
    for (const QString &image : asksForImages ? imagesOf(document) : QStringList()) {
        if (locateImage(projectFolder, image))
            files.append(QDir::cleanPath(folder.filePath(image)));
    }
    files.removeDuplicates();
    return files;
}

QString profileFolder(const ExportProfile &profile, const QString &projectFolder)
{
    return QDir::cleanPath(QDir(projectFolder).filePath(profile.folder));
}

QString storedFolder(const QString &folder, const QString &projectFolder)
{
    const QString stored = QDir::cleanPath(storedImagePath(projectFolder, folder));
    return stored == QLatin1String(".") ? QString() : stored;
}

QMap<QString, QString> withFilesFrom(const QString &folder, QMap<QString, QString> values, const Format &format)
{
    for (const QString &key : fileOptions(format, values))
        values[key] = QDir(folder).absoluteFilePath(values.value(key));
    return values;
}

} // namespace hitbox
