#include "images/following/noted_images.h"

#include "document/places.h"
#include "images/following/frame_pixels.h"
#include "images/image_contents.h"

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
    const QList<Frame> framesBefore = before ? before->frames : QList<Frame>();
    Places<Frame> places(framesBefore);
    for (int f = 0; f < frames.size(); ++f) {
        const Frame *then = places.find(*frames.at(f).id, f);
        if (!isDrawnOn(then, frames.at(f)) || (then && *then == frames.at(f)))
            continue;
        const QString hash = images.value(frames.at(f).image).hash;
        if (!hash.isEmpty() && hash != frames.at(f).imageHash)
            after.frames[f].imageHash = hash;
    }
}

/// A frame before the step, if it was there, and the bytes that were noted of its image.
struct FrameThen {
    const Frame *frame = nullptr;
    QString imageHash;
};

/// In another image the note stays, as it does where the sprite's is another one: it says what shapes were drawn on.
bool isCutElsewhere(const Frame &before, const Frame &after)
{
    return before.rect != after.rect || before.offset != after.offset;
}

/// What the frame shows, where that was noted and it was cut anew by hand, or where nobody noted it yet. A step that
/// took another image noted what it found there.
bool wantsPixelsNoted(const FrameThen &before, const Frame &after, const QString &imageHash)
{
    if (after.pixels.digest.isEmpty())
        return true;
    const bool isTaken = !imageHash.isEmpty() && imageHash != before.imageHash;
    return before.frame && !isTaken && isCutElsewhere(*before.frame, after) && before.frame->pixels == after.pixels;
}

/// A sprite that shapes were drawn on notes what all its frames show: frames are known by that when the image has
/// changed, though it was while nobody looked. Frames on an image that is another one than was noted are left alone,
/// for what shapes were drawn on is no more.
void notePixels(const Sprite *before, Sprite &after, const ImageCatalog &images)
{
    const auto hasShapes = [](const Frame &frame) { return !frame.shapes.isEmpty(); };
    if (std::none_of(after.frames.cbegin(), after.frames.cend(), hasShapes))
        return;
    const QList<Frame> framesBefore = before ? before->frames : QList<Frame>();
    Places<Frame> places(framesBefore);
    for (int f = 0; f < after.frames.size(); ++f) {
        const Frame &frame = after.frames.at(f);
        const Frame *then = places.find(*frame.id, f);
        const QString noted = imageHashOf(after, frame);
        if (!wantsPixelsNoted({then, then ? imageHashOf(*before, *then) : QString()}, frame, noted))
            continue;
        const auto facts = images.constFind(imageOf(after, frame));
        const bool isThere = facts != images.cend() && facts->pictures && facts->pictures->knows(frame.rect) &&
                             (noted.isEmpty() || noted == facts->hash);
        const SeenPixels shown = isThere ? facts->pictures->of(frame) : SeenPixels();
        if (shown != frame.pixels)
            after.frames[f].pixels = shown;
    }
}

} // namespace

Document withImagesNoted(const Document &before, Document after, const ImageCatalog &images)
{
    Places<Sprite> places(before.sprites);
    for (int i = 0; i < after.sprites.size(); ++i) {
        const Sprite &sprite = std::as_const(after.sprites)[i];
        const Sprite *then = places.find(*sprite.id, i);
        if (then && then->image == sprite.image && then->frames == sprite.frames)
            continue;
        const QString hash = isDrawnOn(then, sprite) ? images.value(sprite.image).hash : QString();
        if (!hash.isEmpty() && hash != sprite.imageHash)
            after.sprites[i].imageHash = hash;
        if (std::any_of(sprite.frames.begin(), sprite.frames.end(),
                        [](const Frame &frame) { return !frame.image.isEmpty(); }))
            noteFrames(then, after.sprites[i], images);
        notePixels(then, after.sprites[i], images);
    }
    return after;
}

Document withImagesThereNoted(const Document &before, Document after, const QString &projectFolder)
{
    if (before == after)
        return after;
    const QHash<QString, ImageContents> contents =
        readAllContents(imagesUnderShapes(after), projectFolder, framePlacesOf(after));
    const ImageCatalog images = withContents(surveyImages(after, projectFolder), contents);
    return withImagesNoted(before, std::move(after), images);
}

} // namespace hitbox
