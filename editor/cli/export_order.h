#pragma once

#include "cli/arguments.h"
#include "formats/export_input.h"

namespace hitbox {

/// What `hitbox export` was asked to do.
struct ExportOrder {
    Document document;
    QString projectName;
    const Format *format = nullptr;
    ExportOptions options;
    ExportFolders folders;
    QString folder;     ///< to write to, as people wrote it
    QStringList inputs; ///< the project and all other files that the export reads, whether they are there or not
};

/// Fails where the words make no order, whatever the project holds.
Result<Done> checkWords(const Arguments &arguments);

/// Reads the project.
Result<ExportOrder> orderOf(const Arguments &arguments);

/// Reads the other files and makes those of the export in memory.
Result<ExportPreview> previewOf(const ExportOrder &order);

} // namespace hitbox
