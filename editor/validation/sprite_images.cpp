#include "validation/sprite_images.h"

#include <QSet>

#include <algorithm>

namespace hitbox {

QList<SpriteImage> spriteImages(const Document &document)
{
    QList<SpriteImage> images;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        QSet<QString> known;
        const auto take = [&](const QString &image, FrameRef place) {
            if (!known.contains(image))
                images.append({image, place});
            known.insert(image);
        };
        const bool showsItsOwn = std::any_of(sprite.frames.begin(), sprite.frames.end(),
                                             [](const Frame &frame) { return frame.image.isEmpty(); });
        if (showsItsOwn || sprite.frames.isEmpty())
            take(sprite.image, {s, -1});
        for (int f = 0; f < sprite.frames.size(); ++f) {
            if (!sprite.frames[f].image.isEmpty())
                take(sprite.frames[f].image, {s, f});
        }
    }
    return images;
}

} // namespace hitbox
