#pragma once

#include <algorithm>
#include <bit>
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

/// Each is loaded by itself: to load whole points and take them apart costs half as much again.
template <Axis axis>
__m128d twoCoordinates(const Point *points)
{
    constexpr auto coordinate = axis == Axis::X ? &Point::x : &Point::y;
    return _mm_loadh_pd(_mm_load_sd(&(points[0].*coordinate)), &(points[1].*coordinate));
}

/// Levels by comparing four points at a time; there must be four or more, and the last four may be looked at twice. The
/// comparison is a value, so that what it gathers stays in registers.
template <typename Comparison>
inline Levels levelsBy(Comparison comparison, std::span<const Point> points)
{
    Levels levels;
    std::size_t i = 0;
    for (; i + 16 <= points.size(); i += 16) {
        const Point *at = points.data() + i;
        const __m128i first = _mm_packs_epi32(comparison.fourBeyond(at), comparison.fourBeyond(at + 4));
        const __m128i last = _mm_packs_epi32(comparison.fourBeyond(at + 8), comparison.fourBeyond(at + 12));
        levels.beyond |= static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(first, last))) << i;
    }
    while (i < points.size()) {
        i = std::min(i, points.size() - 4);
        const __m128i four = comparison.fourBeyond(points.data() + i);
        levels.beyond |= static_cast<std::uint64_t>(_mm_movemask_ps(_mm_castsi128_ps(four))) << i;
        i += 4;
    }
    levels.anyLevel = comparison.anyLevel();
    return levels;
}

template <Axis axis>
struct WholeComparison {
    __m128d value;
    __m128d level = _mm_setzero_pd();

    explicit WholeComparison(double scalar)
        : value(_mm_set1_pd(scalar))
    {
    }

    /// All ones where beyond, as four 32-bit lanes.
    __m128i fourBeyond(const Point *points)
    {
        const __m128d first = twoCoordinates<axis>(points);
        const __m128d last = twoCoordinates<axis>(points + 2);
        level = _mm_or_pd(level, _mm_or_pd(_mm_cmpeq_pd(first, value), _mm_cmpeq_pd(last, value)));
        const __m128 lanes = _mm_shuffle_ps(_mm_castpd_ps(_mm_cmplt_pd(value, first)),
                                            _mm_castpd_ps(_mm_cmplt_pd(value, last)), _MM_SHUFFLE(2, 0, 2, 0));
        return _mm_castps_si128(lanes);
    }
    bool anyLevel() const { return _mm_movemask_pd(level) != 0; }
};

/// By sign, exponent and the first twenty bits of fractions alone, for a value other than zero. Where these are the
/// value's own, anyLevel() is true and nothing is known. Else they are in the order of the coordinates: as signed
/// numbers where the value is positive, since all coordinates below zero have a negative half; where it is negative as
/// unsigned ones in reverse, which flipping all bits but the sign makes signed ones.
template <Axis axis>
struct UpperHalfComparison {
    __m128i flip;
    __m128i limit;
    __m128i level = _mm_setzero_si128();

    explicit UpperHalfComparison(double value)
    {
        const auto half = static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(value) >> 32);
        const std::int32_t flipped = half >> 31 & std::numeric_limits<std::int32_t>::max(); // not a branch
        flip = _mm_set1_epi32(flipped);
        limit = _mm_set1_epi32(half ^ flipped);
    }

    __m128i fourBeyond(const Point *points)
    {
        const __m128 halves = _mm_shuffle_ps(_mm_castpd_ps(twoCoordinates<axis>(points)),
                                             _mm_castpd_ps(twoCoordinates<axis>(points + 2)), _MM_SHUFFLE(3, 1, 3, 1));
        const __m128i ordered = _mm_xor_si128(_mm_castps_si128(halves), flip);
        level = _mm_or_si128(level, _mm_cmpeq_epi32(ordered, limit));
        return _mm_cmpgt_epi32(ordered, limit);
    }
    bool anyLevel() const { return _mm_movemask_epi8(level) != 0; }
};

template <Axis axis>
Levels levelsOf(std::span<const Point> points, double value)
{
    if (points.size() >= 4)
        return levelsBy(WholeComparison<axis>(value), points);
    Levels levels;
    for (std::size_t i = 0; i < points.size(); ++i)
        addLevel<axis>(levels, points[i], i, value);
    return levels;
}

/// levelsOf() in less time, which often tells: where it does not `anyLevel` is set, and `beyond` means nothing. A
/// coordinate that is not a number may be beyond or not.
template <Axis axis>
inline Levels quickLevelsOf(std::span<const Point> points, double value)
{
    if (value == 0 || points.size() < 4)
        return {0, true};
    return levelsBy(UpperHalfComparison<axis>(value), points);
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

template <Axis axis>
Levels quickLevelsOf(std::span<const Point> points, double value)
{
    return levelsOf<axis>(points, value);
}

#endif

} // namespace hitbox::geometry::detail
