#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <hitbox/geometry/shapes.h>

// Define HITBOX_PORTABLE to take the plain loop on every processor.
#if !defined(HITBOX_PORTABLE) && (defined(__SSE2__) || defined(_M_X64))
#define HITBOX_SSE2
#include <emmintrin.h>
#endif

namespace hitbox::geometry::detail {

inline constexpr std::size_t levelsPerBlock = 64;

/// How up to 64 points lie to a height. Bit k of `below` is set where y of point k is greater; the others are not
/// below, not a number included.
struct Levels {
    std::uint64_t below = 0;
    bool anyLevel = false; ///< some y equals the height
};

inline void addLevel(Levels &levels, Point point, std::size_t index, double y)
{
    levels.below |= static_cast<std::uint64_t>(point.y > y) << index;
    levels.anyLevel |= point.y == y;
}

#ifdef HITBOX_SSE2

inline constexpr const char *levelsVariant = "sse2";

static_assert(sizeof(Point) == 2 * sizeof(double), "points are loaded as pairs of doubles");

/// The y of two points.
inline __m128d twoHeights(const Point *points)
{
    return _mm_unpackhi_pd(_mm_loadu_pd(&points[0].x), _mm_loadu_pd(&points[1].x));
}

/// All ones where below, as four 32-bit lanes; `level` gathers where equal.
inline __m128i fourBelow(const Point *points, __m128d y, __m128d &level)
{
    const __m128d first = twoHeights(points);
    const __m128d last = twoHeights(points + 2);
    level = _mm_or_pd(level, _mm_or_pd(_mm_cmpeq_pd(first, y), _mm_cmpeq_pd(last, y)));
    const __m128 lanes = _mm_shuffle_ps(_mm_castpd_ps(_mm_cmplt_pd(y, first)), _mm_castpd_ps(_mm_cmplt_pd(y, last)),
                                        _MM_SHUFFLE(2, 0, 2, 0));
    return _mm_castps_si128(lanes);
}

inline Levels levelsOf(std::span<const Point> points, double height)
{
    Levels levels;
    const __m128d y = _mm_set1_pd(height);
    __m128d level = _mm_setzero_pd();
    std::size_t i = 0;
    for (; i + 16 <= points.size(); i += 16) {
        const Point *at = points.data() + i;
        const __m128i first = _mm_packs_epi32(fourBelow(at, y, level), fourBelow(at + 4, y, level));
        const __m128i last = _mm_packs_epi32(fourBelow(at + 8, y, level), fourBelow(at + 12, y, level));
        const auto bits = static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(first, last)));
        levels.below |= bits << i;
    }
    for (; i + 4 <= points.size(); i += 4) {
        const auto bits = _mm_movemask_ps(_mm_castsi128_ps(fourBelow(points.data() + i, y, level)));
        levels.below |= static_cast<std::uint64_t>(bits) << i;
    }
    levels.anyLevel = _mm_movemask_pd(level) != 0;
    for (; i < points.size(); ++i)
        addLevel(levels, points[i], i, height);
    return levels;
}

#else

inline constexpr const char *levelsVariant = "portable";

inline Levels levelsOf(std::span<const Point> points, double height)
{
    Levels levels;
    for (std::size_t i = 0; i < points.size(); ++i)
        addLevel(levels, points[i], i, height);
    return levels;
}

#endif

} // namespace hitbox::geometry::detail
