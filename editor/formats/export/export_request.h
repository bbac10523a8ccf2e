#pragma once

#include "formats/exporters/preparation/export_input.h"

namespace hitbox {

/// All that an export needs, as one value: it can be made on any thread.
struct ExportRequest {
    Document document;
    QString projectName;
    QString projectFile;            ///< path; empty for a project that was never saved
    QString format;                 ///< its id
    QMap<QString, QString> options; ///< by their keys; the paths of files start at the project's folder
    ExportFolders folders;
};

/// Reads the files that the options name and makes those of the export in memory, and with them the sheets that the
/// frames are packed into where the options ask for it: that may take seconds. Fails as withFilesRead(),
/// packedProject() and previewExport() do, and where the format is unknown. Writes nothing.
Result<ExportPreview> previewOf(const ExportRequest &request);

/// The project and all other files that the export reads, spelled as the project's path is; they may not be there.
QStringList inputsOf(const ExportRequest &request);

/// Writes what came out of previewOf(), all files together, and replaces none that the export reads.
Result<Done> writeExport(const ExportRequest &request, const QList<OutputFile> &files);

} // namespace hitbox
