#include "inputs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <hitbox/geometry/self_intersection.h>

#include "geometry/random_shapes.h"

namespace hitbox::benchmarks {

namespace {

using geometry::Point;
using geometry::Ring;
using geometry::test::Random;

constexpr double coastRadius = 400;
// Of an edge's length. Coasts of a million points with deeper dents never come out simple.
constexpr double maximalDent = 0.14;

Ring coast(std::size_t n, std::uint64_t seed)
{
    for (std::uint64_t attempt = 0;; ++attempt) {
        Random random(seed * 1000 + attempt);
        Ring ring = geometry::test::coastRing(random, n, coastRadius, maximalDent);
        if (geometry::isSimple(ring))
            return ring;
    }
}

Ring star(std::size_t n, std::uint64_t seed)
{
    Random random(seed);
    Ring ring;
    for (std::size_t i = 0; i < n; ++i) {
        // Ascending angles, one a sector, never more than a quarter turn apart: such a ring is simple.
        const double sector = 2 * std::numbers::pi / static_cast<double>(n);
        const double angle = (static_cast<double>(i) + random.between(0.1, 0.9)) * sector;
        const double radius = random.between(20.0, 400.0);
        ring.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return ring;
}

Ring octagon(std::uint64_t seed)
{
    Random random(seed);
    const double turn = random.between(0.0, std::numbers::pi / 4);
    Ring ring;
    for (int i = 0; i < 8; ++i) {
        const double angle = turn + i * std::numbers::pi / 4;
        ring.push_back({400 * std::cos(angle), 400 * std::sin(angle)});
    }
    return ring;
}

Ring few(std::size_t n, std::uint64_t seed)
{
    Ring ring = coast(n, seed);
    Random random(seed + 77);
    for (int i = 0; i < 4; ++i) {
        Point &moved = ring[static_cast<std::size_t>(random.below(static_cast<int>(n)))];
        moved = moved * random.between(0.85, 0.95);
    }
    return ring;
}

Ring anywhere(std::size_t n, std::uint64_t seed)
{
    Random random(seed);
    Ring ring;
    while (ring.size() < n)
        ring.push_back({random.between(-400.0, 400.0), random.between(-400.0, 400.0)});
    return ring;
}

/// A square of pixels, set where a wavy circle covers them.
class Blob
{
public:
    Blob(double radius, std::uint64_t seed)
        : m_side(static_cast<int>(radius * 3) + 4)
        , m_pixels(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side))
        , m_reaches(static_cast<std::size_t>(radius * 20) + 1000, 1.0)
    {
        Random random(seed);
        double frequency = 3;
        for (int wave = 0; wave < 9; ++wave) {
            const double phase = random.between(0.0, 2 * std::numbers::pi);
            const double step = 2 * std::numbers::pi * frequency / static_cast<double>(m_reaches.size());
            for (std::size_t i = 0; i < m_reaches.size(); ++i)
                m_reaches[i] += 0.2 / std::sqrt(frequency) * std::sin(step * static_cast<double>(i) + phase);
            frequency = std::floor(frequency * 1.9);
        }
        for (int y = 1; y + 1 < m_side; ++y) {
            for (int x = 1; x + 1 < m_side; ++x)
                set(x, y, covers(x - m_side / 2.0, y - m_side / 2.0, radius));
        }
        while (fillSaddles()) {
        }
    }

    /// The outline of the part around the middle, from a point above it on, the blob at the right hand, a point at
    /// every pixel corner.
    Ring outline() const
    {
        const int startX = m_side / 2;
        int startY = m_side / 2;
        while (at(startX, startY - 1))
            --startY;
        Ring ring;
        int x = startX;
        int y = startY;
        int dx = 1;
        int dy = 0;
        do {
            ring.push_back({static_cast<double>(x), static_cast<double>(y)});
            x += dx;
            y += dy;
            // The pixels ahead: at the left and at the right hand of the corner just reached.
            const bool left = at(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
            const bool right = at(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2);
            if (left) {
                const int turned = -dx;
                dx = dy;
                dy = turned;
            } else if (!right) {
                const int turned = dx;
                dx = -dy;
                dy = turned;
            }
        } while (x != startX || y != startY);
        return ring;
    }

private:
    bool covers(double x, double y, double radius) const
    {
        const double turn = std::atan2(y, x) / (2 * std::numbers::pi) + 0.5;
        const double reach =
            radius * m_reaches[static_cast<std::size_t>(turn * static_cast<double>(m_reaches.size() - 1))];
        return x * x + y * y < reach * reach;
    }

    /// Where two pixels touch at a corner only, the outline would touch itself there.
    bool fillSaddles()
    {
        bool changed = false;
        for (int y = 1; y + 2 < m_side; ++y) {
            for (int x = 1; x + 2 < m_side; ++x) {
                if (at(x, y) == at(x + 1, y + 1) && at(x + 1, y) == at(x, y + 1) && at(x, y) != at(x + 1, y)) {
                    for (const auto &[px, py] : {std::pair{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}})
                        set(px, py, true);
                    changed = true;
                }
            }
        }
        return changed;
    }

    bool at(int x, int y) const { return m_pixels[index(x, y)] != 0; }
    void set(int x, int y, bool covered) { m_pixels[index(x, y)] = covered ? 1 : 0; }
    std::size_t index(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_side) + static_cast<std::size_t>(x);
    }

    int m_side = 0;
    std::vector<std::uint8_t> m_pixels;
    std::vector<double> m_reaches; ///< by angle, in radii
};

Ring pixel(std::size_t n, std::uint64_t seed)
{
    // The outline's length grows with the radius, a little faster than in proportion: two guesses come near enough.
    double radius = static_cast<double>(n) / 16;
    for (int guess = 0; guess < 3; ++guess) {
        const auto length = static_cast<double>(Blob(radius, seed).outline().size());
        radius *= static_cast<double>(n) / length;
    }
    return Blob(radius, seed).outline();
}

} // namespace

Ring ringOf(std::string_view input, std::size_t n, std::uint64_t seed)
{
    if (input == "coast")
        return coast(n, seed);
    if (input == "octagon")
        return octagon(seed);
    if (input == "star")
        return star(n, seed);
    if (input == "pixel")
        return pixel(n, seed);
    if (input == "few")
        return few(n, seed);
    return anywhere(n, seed);
}

Alpha pictureOf(std::size_t n, std::uint64_t seed)
{
    struct Spot {
        double x, y, radius, sign;
    };
    Random random(seed);
    const auto side = static_cast<double>(n);
    std::vector<Spot> spots;
    for (int i = 0; i < 9; ++i) {
        spots.push_back({random.between(0.2, 0.8) * side, random.between(0.2, 0.8) * side,
                         random.between(0.05, 0.18) * side, i % 3 == 2 ? -1.0 : 1.0});
    }
    Alpha picture{n, n, std::vector<std::uint8_t>(n * n)};
    for (std::size_t y = 0; y < n; ++y) {
        for (std::size_t x = 0; x < n; ++x) {
            double sum = 0;
            for (const Spot &spot : spots) {
                const double dx = (static_cast<double>(x) - spot.x) / spot.radius;
                const double dy = (static_cast<double>(y) - spot.y) / spot.radius;
                sum += spot.sign / (1 + dx * dx + dy * dy);
            }
            picture.values[y * n + x] = static_cast<std::uint8_t>(std::clamp((sum - 0.3) * 640, 0.0, 255.0));
        }
    }
    return picture;
}

std::size_t rotationFor(std::size_t n)
{
    if (n <= 128)
        return 512;
    if (n <= 1000)
        return 64;
    if (n <= 10'000)
        return 8;
    return n <= 100'000 ? 2 : 1;
}

} // namespace hitbox::benchmarks
