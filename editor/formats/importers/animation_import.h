#pragma once

#include "formats/importers/imported.h"

#include <QString>

namespace hitbox {

/// Image files that are the frames of one sprite.
struct AnimationFiles {
    QStringList paths; ///< of images, and of folders of them, with those of the folders within
    QString name;      ///< of the sprite
};

/// What withImported() puts into the project in the folder: a new sprite with a frame for each image in the order
/// people count in, or the sprite of that name brought up to date. Several animations in it are tags, see
/// asOneSprite(). Numbers that are missing, and images of different sizes, are told in its notes. Fails where one of
/// the images cannot be read.
Result<Imported> importedAnimation(const AnimationFiles &files, const Document &document, const QString &folder);

} // namespace hitbox
