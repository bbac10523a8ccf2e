#pragma once

#include "geometry/random_shapes.h"

#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

#include <hitbox/geometry/shapes.h>

/// What the programs of the topic play are given.
namespace hitbox::benchmarks {

inline constexpr int playStepsPerSecond = 60;
inline constexpr double playBulletRadius = 3; ///< pixels
inline constexpr geometry::Point playStageSize{1600, 900};

/// A star of 20 points around its pivot, which spins.
struct SpinningStar {
    geometry::Ring ring;
    geometry::Point position;
    double spin = 0; ///< degrees a second
};

inline std::vector<SpinningStar> spinningStars(std::size_t count)
{
    geometry::test::Random random(1);
    std::vector<SpinningStar> stars;
    while (stars.size() < count) {
        SpinningStar star;
        for (int i = 0; i < 20; ++i) {
            const double angle = i * std::numbers::pi / 10;
            const double radius = i % 2 == 0 ? random.between(30.0, 40.0) : 16;
            star.ring.push_back({radius * std::cos(angle), -radius * std::sin(angle)});
        }
        star.position = {random.between(0.0, playStageSize.x), random.between(0.0, playStageSize.y)};
        star.spin = random.between(-360.0, 360.0);
        stars.push_back(star);
    }
    return stars;
}

struct BenchmarkShot {
    geometry::Point from;
    geometry::Point toward;
};

/// From beyond the left or right side toward anywhere on the stage.
class BenchmarkShots
{
public:
    BenchmarkShot next()
    {
        const double side = m_random.chance(0.5) ? -50 : playStageSize.x + 50;
        const double height = m_random.between(0.0, playStageSize.y);
        const double x = m_random.between(0.0, playStageSize.x);
        return {{side, height}, {x, m_random.between(0.0, playStageSize.y)}};
    }

private:
    geometry::test::Random m_random{2};
};

} // namespace hitbox::benchmarks
