#pragma once

#include "formats/format.h"

namespace hitbox {

/// Refuses when shapes that the export would carry are invalid, naming each of them on a line of its own; when there is
/// nothing to export; when an option is unknown; when two files would get the same name; when a file, read back, does
/// not hold the shapes (see readBack()). Images are named as the document names them. Writes nothing.
Result<ExportPreview> previewExport(const Document &document, const QString &projectName, const Format &format,
                                    const ExportOptions &options);

} // namespace hitbox
