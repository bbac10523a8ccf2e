#pragma once

#include "images/images.h"

namespace hitbox {

/// `after` with Sprite::imageHash noted where its first shapes are drawn in this step, or where shapes change on a
/// sprite that has none; and so with Frame::imageHash of frames that have images of their own. Images that nobody has
/// read yet are not noted. Frames of sprites with shapes note what they show, see Frame::pixels; those that are cut
/// anew note it again.
Document withImagesNoted(const Document &before, Document after, const ImageCatalog &images);

/// The same for programs without a window, which look into the images of frames with shapes then and there. Nothing is
/// read where both are the same.
Document withImagesThereNoted(const Document &before, Document after, const QString &projectFolder);

} // namespace hitbox
