#pragma once

#include "cli/arguments.h"
#include "formats/export/export_request.h"

namespace hitbox {

/// What `hitbox export` was asked to do.
struct ExportOrder {
    ExportRequest request;
    QString folder;     ///< to write to, as people or the profile wrote it
    QStringList inputs; ///< the project and all other files that the export reads, whether they are there or not
};

/// Fails where the words make no order, whatever the project holds.
Result<Done> checkWords(const Arguments &arguments);

/// The same, and options that the format does not take, and files that they name and that are not there.
Result<Done> checkAllWords(const Arguments &arguments);

/// Reads the project, or takes it from the bytes that its file has.
Result<ExportOrder> orderOf(const Arguments &arguments);
Result<ExportOrder> orderOf(const Arguments &arguments, const QByteArray &project);

} // namespace hitbox
