#pragma once

#include "document/document.h"

namespace hitbox {

/// An image that frames of a sprite are cut from, and where findings about it belong.
struct SpriteImage {
    QString image;
    FrameRef place; ///< the sprite as a whole, or the first of its frames that has this image of its own
};

/// Of all sprites, each image once a sprite. A sprite's image that none of its frames shows is not among them.
QList<SpriteImage> spriteImages(const Document &document);

} // namespace hitbox
