#include "images/frame_alpha.h"

namespace hitbox {

FrameAlpha frameAlpha(const QImage &image, const Frame &frame)
{
    const QRect inImage = frame.rect & image.rect();
    if (inImage.isEmpty())
        return {};
    return {image.copy(inImage).convertToFormat(QImage::Format_Alpha8),
            frame.offset + inImage.topLeft() - frame.rect.topLeft()};
}

geometry::Mask maskOf(const FrameAlpha &alpha, int threshold)
{
    const QImage &pixels = alpha.pixels;
    return {static_cast<std::size_t>(pixels.width()),
            static_cast<std::size_t>(pixels.height()),
            static_cast<std::size_t>(pixels.bytesPerLine()),
            {pixels.constBits(), static_cast<std::size_t>(pixels.sizeInBytes())},
            static_cast<std::uint8_t>(threshold)};
}

} // namespace hitbox
