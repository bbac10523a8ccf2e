#pragma once

#include "document/result.h"
#include "formats/file_writer.h"

#include <QStringList>

namespace hitbox {

/// Fails where something that is to be written would take the place of one of the files, links followed; the error
/// names the first.
Result<Done> sparesFiles(const QStringList &files, const QList<OutputFolder> &outputs);

} // namespace hitbox
