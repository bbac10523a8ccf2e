#include "images/opaque_parts.h"

#include "images/following/frame_pixels.h"

#include <map>

namespace hitbox {

namespace {

constexpr int halfOpaque = 128; // as geometry::Mask has it, too

OpaquePart partOf(const SeenFrame &seen, const Result<QImage> &sheet)
{
    if (!sheet)
        return {seen, sheet.error(), {}};
    const QPoint inFrame = seen.offset - seen.rect.topLeft();
    const QRect opaque = opaquePart(*sheet, seen.rect);
    return {seen, opaque.translated(inFrame), feetOf(*sheet, opaque).translated(inFrame)};
}

} // namespace

QRect opaquePart(const QImage &image, const QRect &part)
{
    const QRect opaque = visiblePart(image, part, halfOpaque);
    return opaque.isEmpty() ? visiblePart(image, part) : opaque;
}

QRect feetOf(const QImage &image, const QRect &opaque)
{
    constexpr int share = 8;
    if (opaque.isEmpty())
        return {};
    const int rows = (opaque.height() + share - 1) / share;
    return opaquePart(image, opaque.adjusted(0, opaque.height() - rows, 0, 0));
}

QList<OpaquePart> opaqueParts(const Document &document, const QList<FrameRef> &frames, const QString &projectFolder,
                              const FrameProgress &progress)
{
    std::map<int, OpaquePart> done; // by places in the list
    const auto see = [&done](int place, const SeenFrame &seen, const Result<QImage> &sheet) {
        done.try_emplace(place, partOf(seen, sheet));
    };
    seeFrames(document, frames, projectFolder, see, progress);
    QList<OpaquePart> parts;
    for (const auto &[place, part] : done)
        parts.append(part);
    return parts;
}

} // namespace hitbox
