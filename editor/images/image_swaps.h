#pragma once

#include "document/document.h"

#include <QHash>
#include <QString>
#include <QStringList>

/// Images under other paths: found again after they were moved, or others in their place. Shapes stay where they are.
namespace hitbox {

/// New paths by those that stand in the project.
using ImagePaths = QHash<QString, QString>;

/// `image` was found as the file, by its absolute path. Of the other missing images, those that lie beside the file as
/// they lay beside that image, or have their name in its folder, are found with it. Paths as storedImagePath() has them
/// from the folder that image paths begin at.
ImagePaths foundBeside(const QString &image, const QString &file, const QStringList &missing,
                       const QString &projectFolder);

/// In all sprites and frames. What is noted of their bytes and pixels stays, so that one that is not what shapes were
/// drawn on is told.
Document withImagesAt(Document document, const ImagePaths &paths);

/// The image of a sprite, of all its frames that have none of their own; or of one frame, which has it of its own then.
/// Notes stay as above.
Document withImageReplaced(Document document, FrameRef place, const QString &image);

} // namespace hitbox
