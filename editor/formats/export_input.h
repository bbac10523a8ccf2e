#pragma once

#include "formats/format.h"

/// What exporters need to know of other files, read for them.
namespace hitbox {

struct ExportFolders {
    QString project; ///< image paths start here; empty for a project that was never saved
    QString out;     ///< the export goes here; empty where that is not known yet
};

/// The options, with what lies in the files that the format asks for. An image that cannot be read is known by its
/// path alone: the rule "missing-image" tells what is wrong with it.
ExportOptions withFilesRead(ExportOptions options, const Document &document, const Format &format,
                            const ExportFolders &folders);

} // namespace hitbox
