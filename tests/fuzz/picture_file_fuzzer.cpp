#include "images/apng.h"
#include "images/frame_sheet.h"
#include "images/layered_zip.h"
#include "images/photoshop.h"

#include <QBuffer>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox;

namespace {

using geometry::fuzz::require;

/// Decoding more takes a fuzzer's time and finds nothing new.
constexpr qint64 mostPixels = 256 * 256;

bool isSmall(QSize size, int frames = 1)
{
    const bool isSmallFrame = size.width() <= mostPixels && size.height() <= mostPixels && frames <= mostPixels;
    return isSmallFrame && qint64(size.width()) * size.height() * frames <= mostPixels;
}

void readAsPhotoshop(QBuffer &device, const QByteArray &bytes)
{
    const Result<QSize> size = photoshopSize(device);
    require(size || !size.error().what.isEmpty(), "a refused header says what");
    if (!size || !isSmall(*size))
        return;
    const Result<QImage> image = readPhotoshop(bytes);
    require(image ? image->size() == *size : !image.error().what.isEmpty(),
            "a picture has its size, or a refusal says what");
}

void readAsZip(QBuffer &device)
{
    const Result<QByteArray> png = mergedPngIn(device);
    require(png || !png.error().what.isEmpty(), "a refused archive says what");
}

void readAsApng(QBuffer &device, const QByteArray &bytes)
{
    const std::optional<AnimationExtent> extent = apngExtent(device);
    if (!extent || !isSmall(extent->size, extent->frames))
        return;
    require(extent->frames > 1, "one frame is no animation");
    const Result<AnimatedPicture> animation = readApng(bytes, *extent);
    require(animation ? animation->durations.size() == extent->frames : !animation.error().what.isEmpty(),
            "an animation has its frames, or a refusal says what");
}

} // namespace

// Pictures whose files this program takes apart itself, on whatever bytes.
HITBOX_FUZZER(picture_file)(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    if (beginsAsPhotoshop(bytes))
        readAsPhotoshop(device, bytes);
    else if (beginsAsLayeredZip(bytes))
        readAsZip(device);
    else
        readAsApng(device, bytes);
    return 0;
}
