#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/file_writer.h"

#include <QList>
#include <QString>

namespace hitbox {

/// Fails where one of the files, written into the folder, would take the place of an image that a sprite shows: the
/// error names the first of them.
Result<Done> sparesImages(const Document &document, const QString &projectFolder, const QString &folder,
                          const QList<OutputFile> &files);

} // namespace hitbox
