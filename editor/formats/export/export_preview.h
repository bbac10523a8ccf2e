#pragma once

#include "formats/format.h"

namespace hitbox {

/// Refuses options that the format does not know, and values that they do not take. Reads no files.
Result<Done> checkOptions(const Format &format, const QMap<QString, QString> &values);

/// Why the profile cannot be run, in a sentence; empty when its format and its options are known.
QString profileProblem(const ExportProfile &profile);

/// How many pixels the engine takes for one of its units, where a format lets people say so; see pixelsPerUnitOption().
double pixelsPerUnit(const Format &format, const ExportOptions &options);
FormatOption pixelsPerUnitOption(); ///< "pixels-per-metre"

/// By which the exports of formats that name images bring one sheet for each sprite; see packed_project.h.
QList<FormatOption> packingOptions();
bool isPacked(const Format &format, const QMap<QString, QString> &values);

/// What people chose for an option of the format's own that is no number, or its default.
QString chosen(const Format &format, const char *key, const ExportOptions &options);

/// Refuses when shapes that the export would carry are invalid, naming each of them on a line of its own; when there is
/// nothing to export; when an option is unknown; when two files would get the same name; when a file, read back, does
/// not hold the shapes (see readBack()). Images are named as the document names them. Writes nothing.
Result<ExportPreview> previewExport(const Document &document, const QString &projectName, const Format &format,
                                    const ExportOptions &options);

} // namespace hitbox
