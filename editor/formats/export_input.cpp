#include "formats/export_input.h"

#include "formats/file_writer.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QDir>

namespace hitbox {

namespace {

/// The option names a file, and none of those that the format brings.
bool namesFile(const FormatOption &option, const ExportOptions &options)
{
    const QString key = QString::fromLatin1(option.key);
    return option.kind == OptionKind::File && options.values.contains(key) &&
           !option.values.contains(options.values.value(key));
}

} // namespace

Result<ExportOptions> withFilesRead(ExportOptions options, const Document &document, const Format &format,
                                    const ExportFolders &folders)
{
    for (const FormatOption &option : format.options) {
        if (!namesFile(option, options))
            continue;
        const QString key = QString::fromLatin1(option.key);
        const Result<QByteArray> bytes = readWhole(QDir(folders.project).filePath(options.values.value(key)));
        if (!bytes)
            return bytes.error();
        options.files.insert(key, *bytes);
    }
    if (!format.asksForImages)
        return options;
    const ImageCatalog catalog = surveyImages(document, folders.project);
    const QString out = folders.out.isEmpty() ? folders.project : folders.out;
    for (auto facts = catalog.cbegin(); facts != catalog.cend(); ++facts)
        options.images.insert(facts.key(), {rebasedImagePath(facts.key(), folders.project, out), facts->size});
    return options;
}

QStringList filesToRead(const ExportOptions &options, const Document &document, const Format &format,
                        const QString &projectFolder)
{
    const QDir folder(projectFolder);
    QStringList files;
    for (const FormatOption &option : format.options) {
        if (namesFile(option, options))
            files.append(QDir::cleanPath(folder.filePath(options.values.value(QString::fromLatin1(option.key)))));
    }
    for (const Sprite &sprite : document.sprites) {
        if (format.asksForImages && locateImage(projectFolder, sprite.image))
            files.append(QDir::cleanPath(folder.filePath(sprite.image)));
    }
    files.removeDuplicates();
    return files;
}

ExportOptions withFilesFrom(const QString &folder, ExportOptions options, const Format &format)
{
    for (const FormatOption &option : format.options) {
        if (!namesFile(option, options))
            continue;
        QString &file = options.values[QString::fromLatin1(option.key)];
        file = QDir(folder).absoluteFilePath(file);
    }
    return options;
}

} // namespace hitbox
