#pragma once

#include "document/document.h"
#include "validation/validate.h"

#include <QString>
#include <QStringList>

/// What belongs to a project because of where its file lies.
namespace hitbox {

/// The folder that the project's image paths start from.
QString projectFolder(const QString &file);

/// Where exports of the project's own may read and write unasked, when the program runs in the current folder.
QStringList groundOf(const QString &file);

/// What rules look at besides the project that was read from the file; its images are read in full.
ValidationContext contextOf(const Document &document, const QString &file);

/// Absolute paths of all images that the project shows; those that lead nowhere are told from the project alone.
QStringList imageFilesOf(const Document &document, const QString &file);

/// The images, and what export profiles read and where they write: what contextOf() says depends on where these lead.
QStringList placesOf(const Document &document, const QString &file);

/// The file's name without its ending.
QString projectName(const QString &file);

} // namespace hitbox
