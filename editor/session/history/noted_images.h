#pragma once

#include "images/images.h"

namespace hitbox {

/// `after` with Sprite::imageHash noted where its first shapes are drawn in this step, or where shapes change on a
/// sprite that has none; and so with Frame::imageHash of frames that have images of their own. Images that nobody has
/// read yet are not noted.
Document withImagesNoted(const Document &before, Document after, const ImageCatalog &images);

} // namespace hitbox
