#include "session/history/noted_images.h"

#include "document/places.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Of frames that are cut from the sprite's image.
bool hasShapesOnItsImage(const Sprite &sprite)
{
    return std::any_of(sprite.frames.begin(), sprite.frames.end(),
                       [](const Frame &frame) { return frame.image.isEmpty() && !frame.shapes.isEmpty(); });
}

bool isDrawnOn(const Sprite *before, const Sprite &after)
{
    if (!hasShapesOnItsImage(after))
        return false;
    return after.imageHash.isEmpty() || (before && !hasShapesOnItsImage(*before));
}

/// Of a frame with an image of its own.
bool isDrawnOn(const Frame *before, const Frame &after)
{
    if (after.image.isEmpty() || after.shapes.isEmpty())
        return false;
    return after.imageHash.isEmpty() || (before && before->shapes.isEmpty());
}

void noteFrames(const Sprite *before, Sprite &after, const ImageCatalog &images)
{
    const QList<Frame> frames = after.frames;
    for (int f = 0; f < frames.size(); ++f) {
        const Frame *then = before ? findThing(before->frames, *frames.at(f).id, f) : nullptr;
        if (!isDrawnOn(then, frames.at(f)) || (then && *then == frames.at(f)))
            continue;
        const QString hash = images.value(frames.at(f).image).hash;
        if (!hash.isEmpty() && hash != frames.at(f).imageHash)
            after.frames[f].imageHash = hash;
    }
}

} // namespace

Document withImagesNoted(const Document &before, Document after, const ImageCatalog &images)
{
    for (int i = 0; i < after.sprites.size(); ++i) {
        const Sprite &sprite = std::as_const(after.sprites)[i];
        const Sprite *then = findThing(before.sprites, *sprite.id, i);
        if (then && then->image == sprite.image && then->frames == sprite.frames)
            continue;
        const QString hash = isDrawnOn(then, sprite) ? images.value(sprite.image).hash : QString();
        if (!hash.isEmpty() && hash != sprite.imageHash)
            after.sprites[i].imageHash = hash;
        if (std::any_of(sprite.frames.begin(), sprite.frames.end(),
                        [](const Frame &frame) { return !frame.image.isEmpty(); }))
            noteFrames(then, after.sprites[i], images);
    }
    return after;
}

} // namespace hitbox
