#pragma once

#include "formats/format.h"

/// What exporters need to know of other files, read for them.
namespace hitbox {

struct ExportFolders {
    QString project; ///< image paths start here; empty for a project that was never saved
    QString out;     ///< the export goes here; empty where that is not known yet
};

/// The options, with what lies in the files that they name and that the format asks for. Fails where a file cannot be
/// read, except for images: one of these has no size then, and the rule "missing-image" tells what is wrong. Sizes
/// stand under the paths that withImagesAsExported() gives.
Result<ExportOptions> withFilesRead(ExportOptions options, const Document &document, const Format &format,
                                    const ExportFolders &folders);

/// The document with the paths that lead to its images from the folder that the export goes to: this is how files of
/// every format name them.
Document withImagesAsExported(const Document &document, const ExportFolders &folders);

/// The files that withFilesRead() and packing open, each once, whether they are there or not. Those that are named from
/// the project's folder are spelled from `projectFolder`, which may be a relative one.
QStringList filesToRead(const QMap<QString, QString> &values, const Document &document, const Format &format,
                        const QString &projectFolder);

/// Where the files of the profile go. A relative folder of the project gives a relative one.
QString profileFolder(const ExportProfile &profile, const QString &projectFolder);

/// The folder as a profile keeps it, and the other way round to the above.
QString storedFolder(const QString &folder, const QString &projectFolder);

/// The keys of those options that name a file of the user's own, none that the format brings.
QStringList fileOptions(const Format &format, const QMap<QString, QString> &values);

/// The options as people wrote them who stand in `folder`: their files are named from the root on.
QMap<QString, QString> withFilesFrom(const QString &folder, QMap<QString, QString> values, const Format &format);

} // namespace hitbox
