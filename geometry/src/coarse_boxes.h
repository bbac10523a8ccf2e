#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include <hitbox/geometry/shapes.h>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#define HITBOX_HAS_SSE2 1
#endif

namespace hitbox::geometry::detail {

/// A box rounded outwards to floats, so that it holds all of the exact one. The default is no box: it meets nothing.
struct CoarseBox {
    float minX = std::numeric_limits<float>::quiet_NaN();
    float minY = std::numeric_limits<float>::quiet_NaN();
    float maxX = std::numeric_limits<float>::quiet_NaN();
    float maxY = std::numeric_limits<float>::quiet_NaN();
};

/// The greatest float that is not above the value; the value is finite.
inline float roundedDown(double value)
{
    const auto nearest = static_cast<float>(value);
    if (!(static_cast<double>(nearest) > value))
        return nearest;
    if (nearest == 0)
        return -std::numeric_limits<float>::denorm_min();
    // Floats of one sign are in the order of their bits.
    const auto bits = std::bit_cast<std::int32_t>(nearest);
    return std::bit_cast<float>(nearest > 0 ? bits - 1 : bits + 1);
}

inline CoarseBox coarse(const Box &box)
{
    return {roundedDown(box.min.x), roundedDown(box.min.y), -roundedDown(-box.max.x), -roundedDown(-box.max.y)};
}

inline bool meets(const CoarseBox &a, const CoarseBox &b)
{
    return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/// Four boxes side by side, so that one instruction compares all four.
struct alignas(16) CoarseBoxes {
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
inline unsigned lanesMeetingPortably(const CoarseBoxes &boxes, const CoarseBox &box)
{
    unsigned lanes = 0;
    for (std::size_t lane = 0; lane < 4; ++lane)
        lanes |= static_cast<unsigned>(meets(boxes[lane], box)) << lane;
    return lanes;
}

inline unsigned lanesMeeting(const CoarseBoxes &boxes, const CoarseBox &box)
{
#ifdef HITBOX_HAS_SSE2
    const __m128 inX = _mm_and_ps(_mm_cmple_ps(_mm_load_ps(boxes.minX.data()), _mm_set1_ps(box.maxX)),
                                  _mm_cmple_ps(_mm_set1_ps(box.minX), _mm_load_ps(boxes.maxX.data())));
    const __m128 inY = _mm_and_ps(_mm_cmple_ps(_mm_load_ps(boxes.minY.data()), _mm_set1_ps(box.maxY)),
                                  _mm_cmple_ps(_mm_set1_ps(box.minY), _mm_load_ps(boxes.maxY.data())));
    return static_cast<unsigned>(_mm_movemask_ps(_mm_and_ps(inX, inY)));
#else
    return lanesMeetingPortably(boxes, box);
#endif
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
