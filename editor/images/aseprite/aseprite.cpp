#include "images/aseprite/aseprite.h"

#include "images/aseprite/drawing.h"
#include "images/aseprite/file_bytes.h"

#include <QtEndian>

#include <algorithm>

namespace hitbox {

namespace {

Error errorOf(const aseprite::Refusal &refusal)
{
    return {.file = {}, .place = refusal.place, .what = refusal.what};
}

} // namespace

bool beginsAsAseprite(QByteArrayView bytes)
{
    constexpr qsizetype magicPlace = 4;
    constexpr quint16 magic = 0xa5e0;
    // There, a WebP has a part of its length, and a JPEG the length of its first segment.
    const bool isOther = bytes.startsWith("RIFF") || bytes.startsWith("\xff\xd8\xff");
    return !isOther && bytes.size() >= magicPlace + 2 && qFromLittleEndian<quint16>(bytes.data() + magicPlace) == magic;
}

Result<AnimationExtent> asepriteExtent(QByteArrayView bytes, const aseprite::Limits &limits)
{
    try {
        const aseprite::Header header = aseprite::headerOf(bytes, limits);
        return AnimationExtent{header.size, header.frames};
    } catch (const aseprite::Refusal &refusal) {
        return errorOf(refusal);
    }
}

bool asepriteEndsEarly(QIODevice &device, int frames)
{
    constexpr qint64 header = 128;
    constexpr qint64 leastFrame = 16;
    qint64 place = header;
    for (int i = 0; i < frames; ++i) {
        if (!device.seek(place))
            return true;
        const QByteArray length = device.read(sizeof(quint32));
        if (length.size() < qsizetype(sizeof(quint32)))
            return true;
        // Shorter ones are broken, which who reads them says.
        place += std::max<qint64>(leastFrame, qFromLittleEndian<quint32>(length.constData()));
        if (place > device.size())
            return true;
    }
    return false;
}

Result<AnimatedPicture> readAseprite(const QByteArray &file, AnimationParts parts, const aseprite::Limits &limits)
{
    try {
        const aseprite::Contents contents = aseprite::contentsOf(file, limits);
        AnimatedPicture animation;
        animation.size = contents.header.size;
        animation.sheet = aseprite::drawnSheet(contents, limits);
        for (const aseprite::Frame &frame : contents.frames)
            animation.durations.append(frame.duration);
        animation.tags = contents.tags;
        animation.slices = contents.slices;
        animation.notes = contents.notes;
        if (parts == AnimationParts::All)
            animation.layers = aseprite::tracedLayers(contents, limits);
        return animation;
    } catch (const aseprite::Refusal &refusal) {
        return errorOf(refusal);
    }
}

} // namespace hitbox
