#pragma once

#include "formats/format.h"

/// What exporters need to know of other files, read for them.
namespace hitbox {

struct ExportFolders {
    QString project; ///< image paths start here; empty for a project that was never saved
    QString out;     ///< the export goes here; empty where that is not known yet
};

/// The options, with what lies in the files that they name and that the format asks for. Fails where a file cannot be
/// read, except for images: one of these is known by its path alone, and the rule "missing-image" tells what is wrong.
Result<ExportOptions> withFilesRead(ExportOptions options, const Document &document, const Format &format,
                                    const ExportFolders &folders);

/// The files that withFilesRead() opens, each once, whether they are there or not. Those that are named from the
/// project's folder are spelled from `projectFolder`, which may be a relative one.
QStringList filesToRead(const ExportOptions &options, const Document &document, const Format &format,
                        const QString &projectFolder);

/// The options as people wrote them who stand in `folder`: their files are named from the root on.
ExportOptions withFilesFrom(const QString &folder, ExportOptions options, const Format &format);

} // namespace hitbox
