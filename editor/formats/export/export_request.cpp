#include "formats/export/export_request.h"

#include "formats/all_formats.h"
#include "formats/export/export_options.h"
#include "formats/export/export_preview.h"
#include "formats/export/packed_project.h"
#include "formats/export/spared_files.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

namespace {

/// What is exported, and the sheets that it names, where they are made for it.
struct ExportedDocument {
    Document document;
    QList<OutputFile> sheets;
};

/// How the options want sheets packed: as large as any device may ask for it, though few do.
PackingOptions packingOf(const Format &format, const ExportOptions &options)
{
    return {chosen(format, "pack-side", options).toInt(), chosen(format, "pack-extrude", options).toInt()};
}

Result<ExportedDocument> packed(const ExportRequest &request, const Format &format, ExportOptions &options)
{
    const ExportFolders &folders = request.folders;
    const QString out = folders.out.isEmpty() ? folders.project : folders.out;
    const QString project = request.projectFile.isEmpty() ? request.projectName + QStringLiteral(".hitbox")
                                                          : QFileInfo(request.projectFile).fileName();
    Result<PackedProject> made =
        packedProject(request.document, {folders.project, QDir(out).filePath(project)}, packingOf(format, options));
    if (!made)
        return made.error();
    for (const PackedSheet &sheet : std::as_const(made->sheets))
        options.imageSizes.insert(sheet.file, sheet.size);
    return ExportedDocument{std::move(made->document), std::move(made->images)};
}

} // namespace

Result<ExportPreview> previewOf(const ExportRequest &request)
{
    const Result<const Format *> format = formatNamed(request.format);
    if (!format)
        return format.error();
    Result<ExportOptions> options =
        withFilesRead({request.options, {}, {}}, request.document, **format, request.folders);
    if (!options)
        return options.error();
    const bool packs = isPacked(**format, request.options) && checkOptions(**format, request.options);
    const Result<ExportedDocument> exported =
        packs ? packed(request, **format, *options)
              : ExportedDocument{withImagesAsExported(request.document, request.folders), {}};
    if (!exported)
        return exported.error();
    Result<ExportPreview> preview = previewExport(exported->document, request.projectName, **format, *options);
    if (preview)
        preview->files += exported->sheets;
    return preview;
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
