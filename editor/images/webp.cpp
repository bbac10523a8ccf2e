#include "images/webp.h"

#include "images/laid_frames.h"

#include <QtEndian>

#include <algorithm>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

constexpr qsizetype riffHead = 12;
constexpr qsizetype riffChunkHead = 8;
constexpr qsizetype webpFrameHead = 16;

/// The little-endian number of three bytes.
int webpNumber(QByteArrayView bytes, qsizetype place)
{
    return int(qFromLittleEndian<quint32>(bytes.data() + place) & 0xffffff);
}

QByteArray webpNumberBytes(qsizetype number)
{
    QByteArray bytes(sizeof(quint32), '\0');
    qToLittleEndian(static_cast<quint32>(number), bytes.data());
    return bytes;
}

struct RiffChunk {
    QByteArrayView type;
    QByteArrayView data;
    QByteArrayView whole; ///< with its head, and the byte that makes it even
};

/// The chunk at the place; nothing where the bytes end before it does.
std::optional<RiffChunk> chunkAt(QByteArrayView bytes, qsizetype place)
{
    if (place + riffChunkHead > bytes.size())
        return std::nullopt;
    const qsizetype size = qFromLittleEndian<quint32>(bytes.data() + place + 4);
    if (size > bytes.size() - place - riffChunkHead)
        return std::nullopt;
    const qsizetype even = std::min(riffChunkHead + size + size % 2, bytes.size() - place);
    return RiffChunk{bytes.sliced(place, 4), bytes.sliced(place + riffChunkHead, size), bytes.sliced(place, even)};
}

LaidFrame webpFrameOf(QByteArrayView data)
{
    LaidFrame frame;
    frame.rect =
        QRect(2 * webpNumber(data, 0), 2 * webpNumber(data, 3), webpNumber(data, 6) + 1, webpNumber(data, 9) + 1);
    if (const int delay = webpNumber(data, 12); delay > 0)
        frame.delay = delay;
    frame.dispose = (data[15] & 1) != 0 ? Dispose::Background : Dispose::None;
    frame.isOver = (data[15] & 2) == 0;
    qsizetype place = webpFrameHead;
    while (const std::optional<RiffChunk> chunk = chunkAt(data, place)) {
        if (chunk->type == "ALPH" || chunk->type == "VP8 " || chunk->type == "VP8L")
            frame.data += chunk->whole;
        place += chunk->whole.size();
    }
    return frame;
}

/// As a WebP of its own that may have alpha.
QImage webpPictureOf(const LaidFrame &frame)
{
    QByteArray webp = "WEBPVP8X" + webpNumberBytes(10) + webpNumberBytes(0x10);
    webp += webpNumberBytes(frame.rect.width() - 1).first(3) + webpNumberBytes(frame.rect.height() - 1).first(3) +
            frame.data;
    webp = "RIFF" + webpNumberBytes(webp.size()) + webp;
    return decodedAlone(webp);
}

} // namespace

bool beginsAsAnimatedWebp(QByteArrayView bytes)
{
    constexpr qsizetype flagsPlace = riffHead + riffChunkHead;
    return bytes.size() > flagsPlace && bytes.startsWith("RIFF") && bytes.sliced(8).startsWith("WEBPVP8X") &&
           (bytes[flagsPlace] & 2) != 0;
}

Result<AnimatedPicture> readAnimatedWebp(const QByteArray &file, const AnimationExtent &extent)
{
    LaidFrames animation;
    animation.size = extent.size;
    qsizetype place = riffHead;
    while (std::cmp_less(animation.frames.size(), extent.frames)) {
        const qsizetype number = std::ssize(animation.frames);
        const std::optional<RiffChunk> chunk = chunkAt(file, place);
        if (!chunk)
            return frameMissing(number);
        place += chunk->whole.size();
        if (chunk->type != "ANMF" || chunk->data.size() < webpFrameHead)
            continue;
        animation.frames.push_back(webpFrameOf(chunk->data));
        if (!QRect(QPoint(0, 0), extent.size).contains(animation.frames.back().rect))
            return frameOutside(number);
    }
    return laidOut(animation, webpPictureOf);
}

} // namespace hitbox
