#include "images/seen_frames.h"

#include "document/image_order.h"
#include "document/places.h"
#include "images/image_location.h"
#include "images/images.h"

#include <optional>

namespace hitbox {

namespace {

Result<QImage> sheetOf(const QString &projectFolder, const QString &image)
{
    const Result<ImageLocation> location = locateImage(projectFolder, image);
    if (!location)
        return location.error();
    return loadImage(location->path);
}

} // namespace

bool stillFits(const Document &document, const SeenFrame &seen)
{
    const FrameRef now = placeOf(document, seen.frame, seen.ref);
    const Frame *frame = findFrame(document, now);
    return frame && frame->rect == seen.rect && frame->offset == seen.offset &&
           imageOf(*findSprite(document, now.sprite), *frame) == seen.image;
}

void seeFrames(const Document &document, const QList<FrameRef> &frames, const QString &projectFolder,
               const SeeFrame &see, const FrameProgress &progress)
{
    int done = 0;
    QString image;
    std::optional<Result<QImage>> sheet;
    for (const int place : inOrderOfImages(document, frames)) {
        if (progress && !progress(done++, static_cast<int>(frames.size())))
            return;
        const FrameRef ref = frames[place];
        const Sprite &sprite = *findSprite(document, ref.sprite);
        const Frame &frame = *findFrame(document, ref);
        if (!sheet || imageOf(sprite, frame) != image) {
            image = imageOf(sprite, frame);
            sheet.reset(); // before the next one takes as much again
            sheet = sheetOf(projectFolder, image);
        }
        see(place, {frame.id, ref, image, frame.rect, frame.offset}, *sheet);
    }
}

} // namespace hitbox
