#include "formats/export/export_request.h"

#include "formats/export/spared_files.h"

#include <QFileInfo>

namespace hitbox {

Result<ExportPreview> previewOf(const ExportRequest &request)
{
    const Result<const Format *> format = formatNamed(request.format);
    if (!format)
        return format.error();
    const Result<ExportOptions> options =
        withFilesRead({request.options, {}, {}}, request.document, **format, request.folders);
    if (!options)
        return options.error();
    const Document document = withImagesAsExported(request.document, request.folders);
    return previewExport(document, request.projectName, **format, *options);
}

QStringList inputsOf(const ExportRequest &request)
{
    const bool isSaved = !request.projectFile.isEmpty();
    const QString folder = isSaved ? QFileInfo(request.projectFile).path() : request.folders.project;
    const Format *format = findFormat(request.format);
    const QStringList others = format ? filesToRead(request.options, request.document, *format, folder) : QStringList();
    return isSaved ? QStringList{request.projectFile} + others : others;
}

Result<Done> writeExport(const ExportRequest &request, const QList<OutputFile> &files)
{
    if (const Result<Done> spared = sparesFiles(inputsOf(request), {{request.folders.out, files}}); !spared)
        return spared;
    return writeTogether(request.folders.out, files);
}

} // namespace hitbox
