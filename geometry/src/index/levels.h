#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include <hitbox/geometry/shapes.h>

#include "exact/lanes.h"

namespace hitbox::geometry::detail {

inline constexpr std::size_t levelsPerBlock = 64;

enum class Axis { X, Y };

/// How up to 64 points lie to a value on one axis. Bit k of `beyond` is set where the coordinate of point k is greater;
/// what is not a number is not.
struct Levels {
    std::uint64_t beyond = 0;
    bool anyLevel = false; ///< some coordinate equals the value
};

template <Axis axis>
void addLevel(Levels &levels, Point point, std::size_t index, double value)
{
    const double coordinate = axis == Axis::X ? point.x : point.y;
    levels.beyond |= static_cast<std::uint64_t>(coordinate > value) << index;
    levels.anyLevel |= coordinate == value;
}

enum class Side { Less, Greater };

#if HITBOX_SSE2

inline constexpr const char *levelsVariant = "sse2";

static_assert(sizeof(Point) == 2 * sizeof(double), "points are loaded as pairs of doubles");

template <Axis axis>
__m128d twoCoordinates(const Point *points)
{
    const __m128d first = _mm_loadu_pd(&points[0].x);
    const __m128d last = _mm_loadu_pd(&points[1].x);
    return axis == Axis::X ? _mm_unpacklo_pd(first, last) : _mm_unpackhi_pd(first, last);
}

/// All ones where beyond, as four 32-bit lanes; `level` gathers where equal.
template <Axis axis>
__m128i fourBeyond(const Point *points, __m128d value, __m128d &level)
{
    const __m128d first = twoCoordinates<axis>(points);
    const __m128d last = twoCoordinates<axis>(points + 2);
    level = _mm_or_pd(level, _mm_or_pd(_mm_cmpeq_pd(first, value), _mm_cmpeq_pd(last, value)));
    const __m128 lanes = _mm_shuffle_ps(_mm_castpd_ps(_mm_cmplt_pd(value, first)),
                                        _mm_castpd_ps(_mm_cmplt_pd(value, last)), _MM_SHUFFLE(2, 0, 2, 0));
    return _mm_castps_si128(lanes);
}

template <Axis axis>
Levels levelsOf(std::span<const Point> points, double scalar)
{
    Levels levels;
    const __m128d value = _mm_set1_pd(scalar);
    __m128d level = _mm_setzero_pd();
    std::size_t i = 0;
    for (; i + 16 <= points.size(); i += 16) {
        const Point *at = points.data() + i;
        const __m128i first =
            _mm_packs_epi32(fourBeyond<axis>(at, value, level), fourBeyond<axis>(at + 4, value, level));
        const __m128i last =
            _mm_packs_epi32(fourBeyond<axis>(at + 8, value, level), fourBeyond<axis>(at + 12, value, level));
        const auto bits = static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(first, last)));
        levels.beyond |= bits << i;
    }
    for (; i + 4 <= points.size(); i += 4) {
        const auto bits = _mm_movemask_ps(_mm_castsi128_ps(fourBeyond<axis>(points.data() + i, value, level)));
        levels.beyond |= static_cast<std::uint64_t>(bits) << i;
    }
    levels.anyLevel = _mm_movemask_pd(level) != 0;
    for (; i < points.size(); ++i)
        addLevel<axis>(levels, points[i], i, scalar);
    return levels;
}

/// Whether all coordinates that are numbers are on that side of the value. The least, or greatest, is found in two
/// registers: in one each comparison would wait for the one before. Where a coordinate is not a number, the
/// comparison gives its second operand, which is what was found so far.
template <Axis axis, Side side, std::size_t count>
bool areAllOn(std::span<const Point, count> points, double value)
{
    static_assert(count % 4 == 0);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto outermost = [](__m128d coordinates, __m128d found) {
        return side == Side::Greater ? _mm_min_pd(coordinates, found) : _mm_max_pd(coordinates, found);
    };
    __m128d first = _mm_set1_pd(side == Side::Greater ? infinity : -infinity);
    __m128d last = first;
    for (std::size_t i = 0; i < count; i += 4) {
        first = outermost(twoCoordinates<axis>(points.data() + i), first);
        last = outermost(twoCoordinates<axis>(points.data() + i + 2), last);
    }
    const __m128d found = outermost(first, last);
    const __m128d limit = _mm_set1_pd(value);
    return _mm_movemask_pd(side == Side::Greater ? _mm_cmple_pd(found, limit) : _mm_cmpge_pd(found, limit)) == 0;
}

#else

inline constexpr const char *levelsVariant = "portable";

/// Whether the coordinate is on that side of the value, or is not a number.
template <Side side>
bool isNotAgainst(double coordinate, double value)
{
    return side == Side::Greater ? !(coordinate <= value) : !(coordinate >= value);
}

template <Axis axis, Side side, std::size_t count>
bool areAllOn(std::span<const Point, count> points, double value)
{
    bool areAll = true;
    for (const Point p : points)
        areAll &= isNotAgainst<side>(axis == Axis::X ? p.x : p.y, value);
    return areAll;
}

template <Axis axis>
Levels levelsOf(std::span<const Point> points, double value)
{
    Levels levels;
    for (std::size_t i = 0; i < points.size(); ++i)
        addLevel<axis>(levels, points[i], i, value);
    return levels;
}

#endif

} // namespace hitbox::geometry::detail
