#include "images/animation_file.h"

#include "document/limits.h"
#include "images/apng.h"
#include "images/aseprite/aseprite.h"
#include "images/frame_sheet.h"
#include "images/gif.h"
#include "images/image_reading.h"
#include "images/laid_frames.h"
#include "images/layered_zip.h"
#include "images/photoshop.h"
#include "images/webp.h"

#include <QBuffer>
#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

constexpr qint64 firstBytes = 128; ///< in which all kinds can be told

class AnimationFileWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

/// A file, or what was read of one.
struct PictureContent {
    QIODevice &device;
    QString path; ///< for messages
};

enum class ContentKind { Aseprite, Photoshop, LayeredZip, Apng, Gif, AnimatedWebp, Other };

ContentKind contentKindOf(QIODevice &device)
{
    const QByteArray head = device.peek(firstBytes);
    if (beginsAsAseprite(head))
        return ContentKind::Aseprite;
    if (beginsAsPhotoshop(head))
        return ContentKind::Photoshop;
    if (beginsAsLayeredZip(head))
        return ContentKind::LayeredZip;
    if (head.startsWith("GIF8"))
        return ContentKind::Gif;
    if (beginsAsAnimatedWebp(head))
        return ContentKind::AnimatedWebp;
    if (!head.startsWith("\x89PNG"))
        return ContentKind::Other;
    const bool isAnimated = apngExtent(device).has_value();
    device.seek(0);
    return isAnimated ? ContentKind::Apng : ContentKind::Other;
}

Error inFile(Error error, const PictureContent &file)
{
    error.file = file.path;
    return error;
}

/// A picture without frames.
AnimatedPicture stillOf(const QImage &image)
{
    AnimatedPicture still;
    still.size = image.size();
    still.sheet = image;
    still.durations = {usualDelay};
    return still;
}

Result<AnimatedPicture> stillOf(const Result<QImage> &image)
{
    return image ? Result<AnimatedPicture>(stillOf(*image)) : Result<AnimatedPicture>(image.error());
}

Result<QByteArray> allBytes(const PictureContent &file)
{
    if (file.device.size() > limits::fileBytes)
        return imageError(
            file.path, AnimationFileWords::tr("the file has more than %1 MiB").arg(limits::fileBytes / (1024 * 1024)));
    return file.device.readAll();
}

/// How many pictures an animation in a file of Qt's formats shows; the size is that of the first.
struct Counted {
    AnimationExtent extent; ///< of the frames that fit on one sheet
    int frames = 1;         ///< in the file
};

Result<Counted> countedFrames(const PictureContent &file, ContentKind kind)
{
    QImageReader reader;
    prepareReader(reader, file.device);
    const Result<QSize> size = checkedSize(reader, file.device, file.path);
    if (!size)
        return size.error();
    int frames = reader.supportsAnimation() ? std::max(reader.imageCount(), 1) : 1;
    if (kind == ContentKind::Apng) {
        const std::optional<AnimationExtent> extent = apngExtent(file.device);
        frames = extent && extent->size == *size ? extent->frames : 1;
    }
    file.device.seek(0);
    return Counted{{*size, std::clamp(mostFramesOnSheet(*size), 1, frames)}, frames};
}

QString tooManyFrames(const Counted &counted)
{
    return AnimationFileWords::tr("of its %1 frames, the first %2 are taken, which are as many as fit on one image")
        .arg(counted.frames)
        .arg(counted.extent.frames);
}

Result<AnimatedPicture> framesIn(const QByteArray &bytes, ContentKind kind, const AnimationExtent &extent)
{
    if (kind == ContentKind::Apng)
        return readApng(bytes, extent);
    return kind == ContentKind::Gif ? readGif(bytes, extent) : readAnimatedWebp(bytes, extent);
}

Result<AnimatedPicture> readCounted(const PictureContent &file, ContentKind kind)
{
    const Result<Counted> counted = countedFrames(file, kind);
    if (!counted)
        return counted.error();
    const bool isLaid = kind == ContentKind::Gif || kind == ContentKind::AnimatedWebp;
    if (counted->frames == 1 && !isLaid)
        return stillOf(decodedImage(file.device, file.path));
    if (const Result<Done> whole = checkedPng(file.device, file.path); !whole)
        return whole.error();
    const Result<QByteArray> bytes = allBytes(file);
    Result<AnimatedPicture> animation = bytes ? framesIn(*bytes, kind, counted->extent) : bytes.error();
    if (animation && counted->extent.frames < counted->frames)
        animation->notes.append(tooManyFrames(*counted));
    return animation ? animation : Result<AnimatedPicture>(inFile(animation.error(), file));
}

Result<AnimatedPicture> readLayeredZip(const PictureContent &file)
{
    Result<QByteArray> png = mergedPngIn(file.device);
    if (!png)
        return inFile(png.error(), file);
    QBuffer buffer(&*png);
    buffer.open(QIODevice::ReadOnly);
    return stillOf(decodedImage(buffer, file.path));
}

} // namespace

Result<AnimatedPicture> readAnimation(const QString &path, AnimationParts parts)
{
    QFile file(path);
    const Result<Done> opened = openRegular(file);
    return opened ? readAnimation(file, path, parts) : Result<AnimatedPicture>(opened.error());
}

Result<AnimatedPicture> readAnimation(QIODevice &device, const QString &path, AnimationParts parts)
{
    const PictureContent file{device, path};
    const ContentKind kind = contentKindOf(device);
    if (kind == ContentKind::LayeredZip)
        return readLayeredZip(file);
    if (kind != ContentKind::Aseprite && kind != ContentKind::Photoshop)
        return readCounted(file, kind);
    const Result<QByteArray> bytes = allBytes(file);
    if (!bytes)
        return bytes.error();
    const Result<AnimatedPicture> animation =
        kind == ContentKind::Aseprite ? readAseprite(*bytes, parts) : stillOf(readPhotoshop(*bytes));
    return animation ? animation : Result<AnimatedPicture>(inFile(animation.error(), file));
}

Result<AnimationExtent> animationExtent(const QString &path)
{
    QFile file(path);
    const Result<Done> opened = openRegular(file);
    return opened ? animationExtent(file, path) : Result<AnimationExtent>(opened.error());
}

Result<AnimationExtent> animationExtent(QIODevice &device, const QString &path)
{
    const PictureContent file{device, path};
    const ContentKind kind = contentKindOf(device);
    if (kind == ContentKind::Aseprite) {
        const Result<AnimationExtent> extent = asepriteExtent(device.peek(firstBytes));
        if (!extent)
            return inFile(extent.error(), file);
        return asepriteEndsEarly(device, extent->frames) ? endsTooEarly(path) : extent;
    }
    if (kind == ContentKind::Photoshop) {
        const Result<QSize> size = photoshopSize(device);
        return size ? Result<AnimationExtent>(AnimationExtent{*size, 1}) : inFile(size.error(), file);
    }
    if (kind == ContentKind::LayeredZip) {
        Result<QByteArray> png = mergedPngIn(device);
        if (!png)
            return inFile(png.error(), file);
        QBuffer buffer(&*png);
        buffer.open(QIODevice::ReadOnly);
        QImageReader reader;
        prepareReader(reader, buffer);
        const Result<QSize> size = checkedSize(reader, buffer, path);
        return size ? Result<AnimationExtent>(AnimationExtent{*size, 1}) : size.error();
    }
    const Result<Counted> counted = countedFrames(file, kind);
    return counted ? Result<AnimationExtent>(counted->extent) : counted.error();
}

} // namespace hitbox
