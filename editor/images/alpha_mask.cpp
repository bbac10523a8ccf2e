#include "images/alpha_mask.h"

#include <algorithm>

namespace hitbox {

geometry::PixelMask alphaMask(const QImage &image, const QRect &rect)
{
    constexpr auto longest = static_cast<int>(geometry::largestMaskSide);
    if (rect.isEmpty() || rect.width() > longest || rect.height() > longest)
        return {};
    const auto width = static_cast<std::size_t>(rect.width());
    const auto height = static_cast<std::size_t>(rect.height());
    geometry::PixelMask mask{width, height, std::vector<std::uint8_t>(width * height, 0)};
    const QRect within = rect & image.rect();
    if (within.isEmpty())
        return mask;
    const QImage alpha = image.copy(within).convertToFormat(QImage::Format_Alpha8);
    const QPoint corner = within.topLeft() - rect.topLeft();
    for (int y = 0; y < alpha.height(); ++y) {
        const auto start = static_cast<std::size_t>(corner.y() + y) * width + static_cast<std::size_t>(corner.x());
        std::copy_n(alpha.constScanLine(y), alpha.width(), mask.alpha.begin() + static_cast<std::ptrdiff_t>(start));
    }
    return mask;
}

} // namespace hitbox
