#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include <hitbox/geometry/shapes.h>

#include "exact/lanes.h"

namespace hitbox::geometry::detail {

/// A box rounded outwards to floats, so that it holds all of the exact one. The default is no box: it meets nothing.
struct CoarseBox {
    float minX = std::numeric_limits<float>::quiet_NaN();
    float minY = std::numeric_limits<float>::quiet_NaN();
    float maxX = std::numeric_limits<float>::quiet_NaN();
    float maxY = std::numeric_limits<float>::quiet_NaN();

    friend constexpr bool operator==(const CoarseBox &, const CoarseBox &) = default;
};

/// The greatest float that is not above the value; the value is finite. Without branches: which way rounding goes
/// cannot be foreseen.
inline float roundedDown(double value)
{
    const auto nearest = static_cast<float>(value);
    // Floats of one sign are in the order of their bits. What rounds to zero from below is the negative zero.
    const auto bits = std::bit_cast<std::int32_t>(nearest);
    const std::int32_t stepDown = bits < 0 ? 1 : -1;
    const std::int32_t isAbove = static_cast<double>(nearest) > value ? 1 : 0;
    return std::bit_cast<float>(bits + stepDown * isAbove);
}

inline CoarseBox coarse(const Box &box)
{
    return {roundedDown(box.min.x), roundedDown(box.min.y), -roundedDown(-box.max.x), -roundedDown(-box.max.y)};
}

inline bool meets(const CoarseBox &a, const CoarseBox &b)
{
    return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/// Four boxes side by side, to be compared with one at once; one cache line.
struct alignas(64) CoarseBoxes {
    std::array<float, 4> minX;
    std::array<float, 4> minY;
    std::array<float, 4> maxX;
    std::array<float, 4> maxY;

    CoarseBox operator[](std::size_t lane) const { return {minX[lane], minY[lane], maxX[lane], maxY[lane]}; }
    void set(std::size_t lane, const CoarseBox &box)
    {
        minX[lane] = box.minX;
        minY[lane] = box.minY;
        maxX[lane] = box.maxX;
        maxY[lane] = box.maxY;
    }
};

/// A bit for each of the four that meets the box.
inline FourBits lanesMeeting(const CoarseBoxes &boxes, const CoarseBox &box)
{
    return allAtMost(FourFloats::load(boxes.minX.data()), FourFloats::all(box.maxX), FourFloats::all(box.minX),
                     FourFloats::load(boxes.maxX.data()), FourFloats::load(boxes.minY.data()),
                     FourFloats::all(box.maxY), FourFloats::all(box.minY), FourFloats::load(boxes.maxY.data()));
}

/// The box around those of the four that are boxes.
inline CoarseBox around(const CoarseBoxes &boxes)
{
    CoarseBox all = boxes[0];
    for (std::size_t lane = 1; lane < 4; ++lane) {
        const CoarseBox box = boxes[lane];
        // Written so that what is not a number gives way on either side.
        all.minX = !(all.minX <= box.minX) && box.minX == box.minX ? box.minX : all.minX;
        all.minY = !(all.minY <= box.minY) && box.minY == box.minY ? box.minY : all.minY;
        all.maxX = !(all.maxX >= box.maxX) && box.maxX == box.maxX ? box.maxX : all.maxX;
        all.maxY = !(all.maxY >= box.maxY) && box.maxY == box.maxY ? box.maxY : all.maxY;
    }
    return all;
}

} // namespace hitbox::geometry::detail
