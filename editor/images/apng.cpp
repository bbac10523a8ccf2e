#include "images/apng.h"

#include "images/laid_frames.h"

#include <QCoreApplication>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

constexpr qsizetype signatureBytes = 8;
constexpr qsizetype chunkHead = 8;
constexpr qsizetype checksumBytes = 4;

/// Of chunks that every frame's picture gets a copy of. The largest known profiles of colours are half a megabyte, and
/// what a palette takes is always let through.
qsizetype mostColorBytes(int frames)
{
    constexpr qsizetype mostCopied = qsizetype(32) << 20; // by all frames: half a second or so
    constexpr qsizetype least = 4096;
    constexpr qsizetype most = qsizetype(1) << 20;
    return std::clamp(mostCopied / std::max(1, frames), least, most);
}

class ApngWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

QByteArray bigEndianBytes(quint32 number)
{
    QByteArray bytes(sizeof number, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray pngChunk(const QByteArray &type, const QByteArray &data)
{
    const QByteArray checked = type + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef *>(checked.constData()), static_cast<uInt>(checked.size()));
    return bigEndianBytes(static_cast<quint32>(data.size())) + checked + bigEndianBytes(static_cast<quint32>(sum));
}

struct ApngParts {
    QByteArray header; ///< of IHDR
    QByteArray common; ///< chunks that say how pixels become colours, whole
    QSize size;
    std::vector<LaidFrame> frames; ///< with the data of their IDAT chunks, joined
};

std::optional<LaidFrame> frameOf(QByteArrayView control)
{
    constexpr qsizetype controlBytes = 26;
    if (control.size() < controlBytes)
        return std::nullopt;
    const auto number = [control](qsizetype place) { return qFromBigEndian<quint32>(control.data() + place); };
    const auto small = [control](qsizetype place) { return qFromBigEndian<quint16>(control.data() + place); };
    constexpr quint32 most = 1U << 30;
    if (number(4) > most || number(8) > most || number(12) > most || number(16) > most)
        return std::nullopt;
    LaidFrame frame;
    frame.rect = QRect(int(number(12)), int(number(16)), int(number(4)), int(number(8)));
    const int part = small(22) == 0 ? 100 : small(22);
    if (small(20) > 0)
        frame.delay = 1000.0 * small(20) / part;
    frame.dispose = Dispose(std::min<quint8>(static_cast<quint8>(control[24]), 2));
    frame.isOver = control[25] == 1;
    return frame;
}

/// The PNG specification's, all of which stand before the pixels. What else stands there changes no pixel.
bool saysWhatColorsAre(QByteArrayView type)
{
    static constexpr std::array types{"PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"};
    return std::any_of(types.begin(), types.end(), [type](const char *one) { return type == QByteArrayView(one); });
}

/// Goes through the chunks; the first frames alone.
Result<ApngParts> partsOf(const QByteArray &file, int frames)
{
    ApngParts parts;
    bool isBeforePixels = true;
    bool isInFrame = false;
    qsizetype place = signatureBytes;
    while (place + chunkHead <= file.size()) {
        const qsizetype size = qFromBigEndian<quint32>(file.constData() + place);
        if (size > file.size() - place - chunkHead - checksumBytes)
            break;
        const QByteArray type = file.mid(place + 4, 4);
        const QByteArrayView data = QByteArrayView(file).sliced(place + chunkHead, size);
        if (type == "IHDR" && size >= 13 && parts.header.isEmpty()) {
            parts.header = data.toByteArray();
            parts.size =
                QSize(int(qFromBigEndian<quint32>(data.data())), int(qFromBigEndian<quint32>(data.data() + 4)));
        } else if (type == "fcTL") {
            if (static_cast<int>(parts.frames.size()) == frames)
                break;
            const std::optional<LaidFrame> frame = frameOf(data);
            if (!frame || !QRect(QPoint(0, 0), parts.size).contains(frame->rect))
                return frameOutside(std::ssize(parts.frames));
            parts.frames.push_back(*frame);
            isInFrame = true;
        } else if (type == "IDAT") {
            isBeforePixels = false;
            // Without a control before it, it is for those who show no animations.
            if (isInFrame)
                parts.frames.back().data += data.toByteArray();
        } else if (type == "fdAT" && isInFrame && size > 4) {
            isBeforePixels = false;
            parts.frames.back().data += data.sliced(4).toByteArray();
        } else if (isBeforePixels && saysWhatColorsAre(type)) {
            if (parts.common.size() + size > mostColorBytes(frames))
                return brokenFrame(
                    ApngWords::tr("the image says more about its colours than %1 bytes; save the animation "
                                  "once more")
                        .arg(mostColorBytes(frames)),
                    0);
            parts.common += file.mid(place, chunkHead + size + checksumBytes);
        }
        place += chunkHead + size + checksumBytes;
    }
    if (static_cast<int>(parts.frames.size()) < frames)
        return frameMissing(std::ssize(parts.frames));
    return parts;
}

/// As a PNG of its own.
QImage pictureOf(const ApngParts &parts, const LaidFrame &frame)
{
    QByteArray header = parts.header;
    qToBigEndian(static_cast<quint32>(frame.rect.width()), header.data());
    qToBigEndian(static_cast<quint32>(frame.rect.height()), header.data() + 4);
    QByteArray png("\x89PNG\r\n\x1a\n", signatureBytes);
    png += pngChunk("IHDR", header) + parts.common + pngChunk("IDAT", frame.data) + pngChunk("IEND", {});
    return decodedAlone(png);
}

} // namespace

std::optional<AnimationExtent> apngExtent(QIODevice &device)
{
    AnimationExtent extent;
    qint64 place = signatureBytes;
    while (device.seek(place)) {
        const QByteArray head = device.read(chunkHead + 8);
        if (head.size() < chunkHead + 8)
            return std::nullopt;
        const QByteArray type = head.mid(4, 4);
        const auto first = qFromBigEndian<quint32>(head.constData() + 8);
        const auto second = qFromBigEndian<quint32>(head.constData() + 12);
        constexpr quint32 most = 1U << 30;
        if (type == "IHDR" && (first >= most || second >= most))
            return std::nullopt;
        if (type == "IHDR" && extent.size.isEmpty())
            extent.size = {int(first), int(second)};
        if (type == "acTL" && !extent.size.isEmpty()) {
            extent.frames = int(std::min(first, most));
            return extent.frames > 1 ? std::optional(extent) : std::nullopt;
        }
        if (type == "IDAT" || type == "IEND")
            return std::nullopt;
        place += chunkHead + qFromBigEndian<quint32>(head.constData()) + checksumBytes;
    }
    return std::nullopt;
}

Result<AnimatedPicture> readApng(const QByteArray &file, const AnimationExtent &extent)
{
    Result<ApngParts> parts = partsOf(file, extent.frames);
    if (!parts)
        return parts.error();
    if (parts->size != extent.size)
        return brokenFrame(ApngWords::tr("the image states two sizes; save the animation once more"), 0);
    const LaidFrames animation{parts->size, QImage::Format_ARGB32_Premultiplied, std::exchange(parts->frames, {})};
    return laidOut(animation, [&parts](const LaidFrame &frame) { return pictureOf(*parts, frame); });
}

} // namespace hitbox
