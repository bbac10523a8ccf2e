#include "session/history/noted_images.h"

#include "document/places.h"

#include <algorithm>

namespace hitbox {

namespace {

bool hasShapes(const Sprite &sprite)
{
    return std::any_of(sprite.frames.begin(), sprite.frames.end(),
                       [](const Frame &frame) { return !frame.shapes.isEmpty(); });
}

bool isDrawnOn(const Sprite *before, const Sprite &after)
{
    if (before && before->image == after.image && before->frames == after.frames)
        return false;
    if (!hasShapes(after))
        return false;
    return after.imageHash.isEmpty() || (before && !hasShapes(*before));
}

} // namespace

Document withImagesNoted(const Document &before, Document after, const ImageCatalog &images)
{
    for (int i = 0; i < after.sprites.size(); ++i) {
        const Sprite &sprite = std::as_const(after.sprites)[i];
        if (!isDrawnOn(findThing(before.sprites, *sprite.id, i), sprite))
            continue;
        const QString hash = images.value(sprite.image).hash;
        if (!hash.isEmpty() && hash != sprite.imageHash)
            after.sprites[i].imageHash = hash;
    }
    return after;
}

} // namespace hitbox
