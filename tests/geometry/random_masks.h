#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <hitbox/geometry/mask.h>

#include "random_shapes.h"

/// Masks for the tests of outlines, coverage and growth.
namespace hitbox::geometry::test {

/// Rows of '#' (opaque) and '.' (transparent), each ended by a space.
inline PixelMask drawnMask(std::string_view rows)
{
    PixelMask mask;
    std::size_t x = 0;
    for (const char pixel : std::string(rows) + ' ') {
        if (pixel != ' ') {
            mask.alpha.push_back(pixel == '#' ? 255 : 0);
            ++x;
        } else if (x > 0) {
            mask.width = x;
            ++mask.height;
            x = 0;
        }
    }
    return mask;
}

/// The lowest bits of `bits`, row by row.
inline PixelMask maskOfBits(std::size_t width, std::size_t height, unsigned bits)
{
    PixelMask mask{width, height, {}};
    for (std::size_t i = 0; i < width * height; ++i)
        mask.alpha.push_back((bits >> i & 1) != 0 ? 255 : 0);
    return mask;
}

/// Noise of a random density: islands within holes, saddles everywhere. Or, half of the time, smoothed: blobs.
inline PixelMask randomMask(Random &random, std::size_t largestSide)
{
    const auto side = [&] { return static_cast<std::size_t>(random.between(1, static_cast<int>(largestSide))); };
    PixelMask noise{side(), side(), {}};
    const double density = random.unit();
    for (std::size_t i = 0; i < noise.width * noise.height; ++i)
        noise.alpha.push_back(random.chance(density) ? 255 : 0);
    if (random.chance(0.5))
        return noise;
    PixelMask blobs = noise;
    for (std::size_t y = 1; y + 1 < noise.height; ++y) {
        for (std::size_t x = 1; x + 1 < noise.width; ++x) {
            int opaque = 0;
            for (std::size_t i = 0; i < 9; ++i)
                opaque += noise.alpha[(y + i / 3 - 1) * noise.width + x + i % 3 - 1] != 0 ? 1 : 0;
            blobs.alpha[y * noise.width + x] = opaque >= 5 ? 255 : 0;
        }
    }
    return blobs;
}

/// A round blob with a wavy line around it, as a sprite has.
inline PixelMask blobMask(Random &random, std::size_t side)
{
    PixelMask mask{side, side, std::vector<std::uint8_t>(side * side)};
    const double phases[] = {random.unit() * 6, random.unit() * 6, random.unit() * 6};
    for (std::size_t y = 0; y < side; ++y) {
        for (std::size_t x = 0; x < side; ++x) {
            const double half = static_cast<double>(side) / 2;
            const double dx = static_cast<double>(x) + 0.5 - half;
            const double dy = static_cast<double>(y) + 0.5 - half;
            const double angle = std::atan2(dy, dx);
            const double wave = 0.2 * std::sin(3 * angle + phases[0]) + 0.1 * std::sin(7 * angle + phases[1]) +
                                0.05 * std::sin(17 * angle + phases[2]);
            mask.alpha[y * side + x] = std::hypot(dx, dy) < half * (0.65 + wave) ? 255 : 0;
        }
    }
    return mask;
}

inline std::string description(const PixelMask &mask)
{
    std::string text;
    for (std::size_t i = 0; i < mask.alpha.size(); ++i) {
        text += mask.alpha[i] != 0 ? '#' : '.';
        if ((i + 1) % mask.width == 0)
            text += ' ';
    }
    return text;
}

} // namespace hitbox::geometry::test
