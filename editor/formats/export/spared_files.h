#pragma once

#include "document/document.h"
#include "document/result.h"
#include "files/file_writer.h"
#include "formats/format.h"

#include <QList>
#include <QString>
#include <QStringList>

/// Files that nothing which is written may replace. Each function fails where an output would take the place of one of
/// them, links followed, and the error names the first such output.
namespace hitbox {

/// What is read for that which is written.
Result<Done> sparesFiles(const QStringList &files, const QList<OutputFolder> &outputs);

/// The images that sprites show.
Result<Done> sparesImages(const Document &document, const QString &projectFolder, const QList<OutputFolder> &outputs);

/// Files that an importer reads and that an export of this format does not write, such as a sheet of another program
/// that has the project's name. A file of which nobody knows whose it is may be one of an earlier export.
Result<Done> sparesOtherFormats(const Format &format, const OutputFolder &output);

/// A picture takes the place of one that this program has drawn, or of an empty file, and of nothing else.
Result<Done> sparesAllButOwnPictures(const QString &out);

} // namespace hitbox
