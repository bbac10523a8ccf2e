#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/format.h"

namespace hitbox {

/// Reads back what an export is about to write, where an importer of ours can, and compares it shape by shape with the
/// document that the exporter was given: see preparedExport(). Fails on the first shape that is not there within the
/// format's precision, and on files that cannot be read back and are too short to be more than an importer takes. The
/// findings, if any, say what was not compared, and why: there is more than an importer takes.
Result<QList<Finding>> readBack(const Document &prepared, const Format &format, const ExportOptions &options,
                                const QList<OutputFile> &files);

} // namespace hitbox
