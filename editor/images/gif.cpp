#include "images/gif.h"

#include "images/gif_blocks.h"
#include "images/laid_frames.h"

#include <QBuffer>
#include <QtEndian>

#include <utility>

namespace hitbox {

namespace {

constexpr qint64 gifSignature = 6;
constexpr qint64 screenBytes = 7; ///< width, height, flags, background and aspect

int gifShort(const QByteArray &bytes, qsizetype place)
{
    return qFromLittleEndian<quint16>(bytes.constData() + place);
}

QByteArray gifShortBytes(int number)
{
    QByteArray bytes(sizeof(quint16), '\0');
    qToLittleEndian(static_cast<quint16>(number), bytes.data());
    return bytes;
}

struct GifParts {
    char flags = 0;     ///< of the screen
    QByteArray palette; ///< of all frames that have none of their own
    LaidFrames animation;
};

/// What an extension says of the frame behind it: flags, the delay in hundredths of a second, the transparent colour.
LaidFrame frameAfter(const QByteArray &control)
{
    LaidFrame frame;
    frame.isOver = true;
    if (control.size() < 4)
        return frame;
    const int dispose = (control[0] >> 2) & 7;
    frame.dispose = dispose == 2 ? Dispose::Background : dispose == 3 ? Dispose::Previous : Dispose::None;
    constexpr int milliseconds = 10;
    if (const int delay = gifShort(control, 1); delay > 0)
        frame.delay = delay * milliseconds;
    const bool hasTransparent = (control[0] & 1) != 0;
    if (hasTransparent)
        frame.data = QByteArray("!\xf9\x04\x01\0\0", 6) + control[3] + '\0';
    return frame;
}

/// The device stands behind the comma that the frame begins with. In its data it lies at the corner.
bool passesFrame(QIODevice &device, LaidFrame &frame, QSize size)
{
    const QByteArray place = device.read(9);
    const qint64 begin = device.pos();
    if (place.size() < 9 || !passesGifPalette(device, place[8]) || device.skip(1) != 1 || !passesGifBlocks(device))
        return false;
    const QRect stated(gifShort(place, 0), gifShort(place, 2), gifShort(place, 4), gifShort(place, 6));
    const QRect seen = stated.intersected(QRect(QPoint(0, 0), size));
    frame.rect = seen.isEmpty() ? QRect() : seen;
    const qint64 end = device.pos();
    device.seek(begin);
    frame.data += "," + QByteArray(4, '\0') + place.sliced(4) + device.read(end - begin);
    return true;
}

Result<GifParts> gifPartsOf(const QByteArray &file, const AnimationExtent &extent)
{
    QBuffer device;
    device.setData(file);
    device.open(QIODevice::ReadOnly);
    device.seek(gifSignature);
    GifParts parts;
    parts.animation.size = extent.size;
    std::vector<LaidFrame> &frames = parts.animation.frames;
    const QByteArray screen = device.read(screenBytes);
    if (screen.size() < screenBytes || !passesGifPalette(device, screen[4]))
        return frameMissing(0);
    parts.flags = screen[4];
    parts.palette = file.first(device.pos()).sliced(gifSignature + screenBytes);
    QByteArray control;
    char kind = 0;
    while (std::cmp_less(frames.size(), extent.frames)) {
        if (!device.getChar(&kind) || kind == ';')
            return frameMissing(std::ssize(frames));
        if (kind == ',') {
            LaidFrame frame = frameAfter(std::exchange(control, {}));
            if (!passesFrame(device, frame, extent.size))
                return frameMissing(std::ssize(frames));
            frames.push_back(frame);
        } else if (kind == '!') {
            char label = 0;
            device.getChar(&label);
            if (label == '\xf9' && device.peek(1) == "\x04")
                control = device.peek(5).sliced(1);
            if (!passesGifBlocks(device))
                return frameMissing(std::ssize(frames));
        }
    }
    return parts;
}

/// As a GIF of its own, whose screen is what is seen of the frame.
QImage gifPictureOf(const GifParts &parts, const LaidFrame &frame)
{
    QByteArray gif = "GIF89a" + gifShortBytes(frame.rect.width()) + gifShortBytes(frame.rect.height());
    gif += parts.flags + QByteArray(2, '\0') + parts.palette + frame.data + ";";
    return decodedAlone(gif);
}

} // namespace

Result<AnimatedPicture> readGif(const QByteArray &file, const AnimationExtent &extent)
{
    const Result<GifParts> parts = gifPartsOf(file, extent);
    if (!parts)
        return parts.error();
    return laidOut(parts->animation, [&parts](const LaidFrame &frame) { return gifPictureOf(*parts, frame); });
}

} // namespace hitbox
