#include <algorithm>
#include <cmath>

#include <hitbox/geometry/coverage.h>
#include <hitbox/geometry/mask_growth.h>
#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/simplification.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

namespace {

bool areSimple(const Region &region)
{
    return std::ranges::all_of(region.rings, [](const Ring &ring) { return isSimple(ring); });
}

} // namespace

HITBOX_FUZZER(outline)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const std::size_t width = reader.below(70);
    const std::size_t height = reader.below(24);
    const double tolerance = static_cast<double>(reader.byte()) / 64;
    const double distance = static_cast<double>(reader.below(20)) / 4;
    std::vector<std::uint8_t> alpha(width * height);
    std::size_t opaque = 0;
    // Each byte is a row of eight pixels, so that short inputs make whole pictures.
    for (std::size_t i = 0; i < alpha.size(); i += 8) {
        const std::uint8_t bits = reader.byte();
        for (std::size_t bit = 0; bit < 8 && i + bit < alpha.size(); ++bit) {
            alpha[i + bit] = (bits >> bit) % 2 != 0 ? 255 : 0;
            opaque += alpha[i + bit] != 0 ? 1 : 0;
        }
    }
    const Mask mask{width, height, width, alpha};
    const Region traced = outline(mask);
    fuzz::require(areSimple(traced), "every ring is simple");
    fuzz::require(*area(traced) == static_cast<double>(opaque), "the area is the number of opaque pixels");
    fuzz::require(coverage(traced, mask) == Coverage{opaque, 0, 0}, "the outline misses nothing and adds nothing");
    for (const OutlineSide side : {OutlineSide::Either, OutlineSide::Outside}) {
        const Region simpler = *simplified(traced, tolerance, side);
        fuzz::require(areSimple(simpler), "simplified rings are simple");
        fuzz::require(simpler.rings.size() == traced.rings.size(), "no ring is lost");
        if (side == OutlineSide::Outside)
            fuzz::require(coverage(simpler, mask).missed == 0, "outside, no opaque pixel is cut");
    }
    const PixelMask larger = grown(mask, distance);
    const PixelMask back = shrunk(view(larger), distance);
    const std::size_t margin = grownMargin(distance);
    for (std::size_t y = 0; y < height && !larger.alpha.empty(); ++y) {
        for (std::size_t x = 0; x < width; ++x) {
            if (isOpaque(mask, x, y))
                fuzz::require(isOpaque(view(back), x + margin, y + margin), "growing and shrinking keeps every pixel");
        }
    }
    return 0;
}
