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

/// The options by which exports of formats that name images bring one sheet for each sprite; see packed_project.h.
QList<FormatOption> packingOptions();
bool isPacked(const Format &format, const QMap<QString, QString> &values);

/// What people chose for an option of the format's own that is no number, or its default.
QString chosen(const Format &format, const char *key, const ExportOptions &options);

} // namespace hitbox
