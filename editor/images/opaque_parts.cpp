#include "images/opaque_parts.h"

#include "images/following/frame_pixels.h"

#include <map>

namespace hitbox {

namespace {

constexpr int halfOpaque = 128; // as geometry::Mask has it, too

Result<QRect> partOf(const SeenFrame &seen, const Result<QImage> &sheet)
{
    if (!sheet)
        return sheet.error();
    return opaquePart(*sheet, seen.rect).translated(seen.offset - seen.rect.topLeft());
}

} // namespace

QRect opaquePart(const QImage &image, const QRect &part)
{
    const QRect opaque = visiblePart(image, part, halfOpaque);
    return opaque.isEmpty() ? visiblePart(image, part) : opaque;
}

QList<OpaquePart> opaqueParts(const Document &document, const QList<FrameRef> &frames, const QString &projectFolder,
                              const FrameProgress &progress)
{
    std::map<int, OpaquePart> done; // by places in the list
    const auto see = [&done](int place, const SeenFrame &seen, const Result<QImage> &sheet) {
        done.try_emplace(place, OpaquePart{seen, partOf(seen, sheet)});
    };
    seeFrames(document, frames, projectFolder, see, progress);
    QList<OpaquePart> parts;
    for (const auto &[place, part] : done)
        parts.append(part);
    return parts;
}

} // namespace hitbox
