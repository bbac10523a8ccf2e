#include "document/limits.h"
#include "images/aseprite/aseprite.h"
#include "images/frame_sheet.h"

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox;

namespace {

/// Small ones, that a fuzzer waits for nothing and finds what lies beyond them.
constexpr aseprite::Limits tight{.side = 512, .pixels = 512 * 512, .work = 4'000'000, .groupDepth = 6};

void checkAnimation(const AnimatedPicture &animation)
{
    using geometry::fuzz::require;
    const auto frames = static_cast<int>(animation.durations.size());
    const FrameSheetSize sheet = frameSheetSize(animation.size, frames);
    require(animation.sheet.width() == sheet.width && animation.sheet.height() == sheet.height,
            "the sheet has room for each frame");
    for (const double duration : animation.durations)
        require(duration > 0, "each frame is seen for a while");
    for (const AnimationTag &tag : animation.tags)
        require(tag.from >= 0 && tag.from <= tag.to && tag.to < frames, "a tag has frames");
    for (const AnimationSlice &slice : animation.slices) {
        for (const AnimationSliceKey &key : slice.keys)
            require(key.frame >= 0 && key.frame < frames, "a key of a slice has a frame");
    }
    for (const AnimationLayer &layer : animation.layers) {
        for (const AnimationCel &cel : layer.cels)
            require(cel.frame < frames &&
                        QRect(QPoint(0, 0), animation.size).contains(QRect(cel.at, cel.picture.size())),
                    "what is traced lies within the picture");
    }
}

} // namespace

// Aseprite's own files, on whatever bytes: they are refused in a sentence, or are an animation.
HITBOX_FUZZER(aseprite_file)(const std::uint8_t *data, std::size_t size)
{
    using geometry::fuzz::require;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Result<AnimatedPicture> animation = readAseprite(bytes, AnimationParts::All, tight);
    if (!animation) {
        require(!animation.error().what.isEmpty(), "a refusal says what");
        return 0;
    }
    const Result<AnimationExtent> extent = asepriteExtent(bytes, tight);
    require(extent && extent->size == animation->size && extent->frames == animation->durations.size(),
            "the header says how large it is");
    checkAnimation(*animation);
    return 0;
}
