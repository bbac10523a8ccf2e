#include <hitbox/geometry/mask_growth.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace hitbox::geometry {
namespace {

using Distance = std::uint16_t;

/// For each distance along the column, how far a pixel reaches along the row. Distances past the end reach nothing.
std::vector<Distance> reachesAlongRow(double distance, PixelMetric metric)
{
    const std::size_t margin = grownMargin(distance);
    const double squared = distance * distance;
    std::vector<Distance> reach(margin + 1);
    std::size_t along = margin;
    for (std::size_t across = 0; across <= margin; ++across) {
        if (metric == PixelMetric::Diamond)
            along = margin - across;
        while (metric == PixelMetric::Round && static_cast<double>(along * along + across * across) > squared)
            --along;
        reach[across] = static_cast<Distance>(along);
    }
    return reach;
}

/// Of each pixel, how far the next source in its column is, at most `limit`.
std::vector<Distance> columnDistances(const PixelMask &sources, Distance limit)
{
    const std::size_t width = sources.width;
    std::vector<Distance> distances(sources.alpha.size());
    std::vector<Distance> last(width, limit);
    const auto pass = [&](std::size_t y) {
        for (std::size_t x = 0; x < width; ++x) {
            const std::size_t i = y * width + x;
            last[x] =
                sources.alpha[i] != 0 ? Distance{0} : std::min<Distance>(limit, static_cast<Distance>(last[x] + 1));
            distances[i] = std::min(distances[i], last[x]);
        }
    };
    std::ranges::fill(distances, limit);
    for (std::size_t y = 0; y < sources.height; ++y)
        pass(y);
    std::ranges::fill(last, limit);
    for (std::size_t y = sources.height; y-- > 0;)
        pass(y);
    return distances;
}

/// The pixels within reach of a source, which are not 0.
PixelMask reached(PixelMask sources, double distance, PixelMetric metric)
{
    const std::vector<Distance> reach = reachesAlongRow(distance, metric);
    const auto limit = static_cast<Distance>(reach.size());
    const std::vector<Distance> distances = columnDistances(sources, limit);
    const auto width = static_cast<std::ptrdiff_t>(sources.width);
    for (std::size_t y = 0; y < sources.height; ++y) {
        const Distance *row = distances.data() + y * sources.width;
        std::uint8_t *out = sources.alpha.data() + y * sources.width;
        std::ptrdiff_t end = -1; // the last pixel reached from the left
        for (std::ptrdiff_t x = 0; x < width; ++x) {
            if (row[x] < limit)
                end = std::max(end, x + reach[row[x]]);
            out[x] = x <= end ? 255 : 0;
        }
        std::ptrdiff_t start = width;
        for (std::ptrdiff_t x = width; x-- > 0;) {
            if (row[x] < limit)
                start = std::min(start, x - reach[row[x]]);
            if (x >= start)
                out[x] = 255;
        }
    }
    return sources;
}

/// The mask with transparent pixels around it, and what opaque and transparent ones become.
PixelMask framed(const Mask &mask, std::size_t margin, std::uint8_t opaque, std::uint8_t transparent)
{
    PixelMask result{mask.width + 2 * margin, mask.height + 2 * margin, {}};
    result.alpha.assign(result.width * result.height, transparent);
    for (std::size_t y = 0; y < mask.height; ++y) {
        const auto row = mask.alpha.subspan(y * mask.stride, mask.width);
        std::ranges::transform(row, result.alpha.data() + (y + margin) * result.width + margin,
                               [&](std::uint8_t alpha) { return alpha >= mask.threshold ? opaque : transparent; });
    }
    return result;
}

} // namespace

std::size_t grownMargin(double distance)
{
    return distance > 0 ? static_cast<std::size_t>(std::min(distance, double{2 * largestMaskSide})) : 0;
}

PixelMask grown(const Mask &mask, double distance, PixelMetric metric)
{
    const std::size_t margin = grownMargin(distance);
    if (!isUsable(mask) || !(distance >= 0) || std::max(mask.width, mask.height) + 2 * margin > largestMaskSide)
        return {};
    return reached(framed(mask, margin, 255, 0), distance, metric);
}

PixelMask shrunk(const Mask &mask, double distance, PixelMetric metric)
{
    if (!isUsable(mask) || !(distance >= 0))
        return {};
    // A frame of one pixel is enough: the nearest pixel outside is straight ahead. The same of larger distances.
    const double most = std::min(distance, double{largestMaskSide});
    const PixelMask near = reached(framed(mask, 1, 0, 255), most, metric);
    PixelMask result{mask.width, mask.height, {}};
    result.alpha.reserve(mask.width * mask.height);
    for (std::size_t y = 0; y < mask.height; ++y)
        for (std::size_t x = 0; x < mask.width; ++x)
            result.alpha.push_back(near.alpha[(y + 1) * near.width + x + 1] != 0 ? 0 : 255);
    return result;
}

} // namespace hitbox::geometry
