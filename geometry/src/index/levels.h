#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include <hitbox/geometry/shapes.h>

#include "exact/lanes.h"

namespace hitbox::geometry::detail {

inline constexpr std::size_t levelsPerBlock = 64;

enum class Axis { X, Y };

/// How up to 64 points lie to a value on one axis. Bit k stands for point k; what is not a number has neither.
struct Levels {
    std::uint64_t beyond = 0; ///< the coordinate is greater
    std::uint64_t level = 0;  ///< it equals the value
};

/// One point after the other.
template <Axis axis>
Levels plainLevelsOf(std::span<const Point> points, double value)
{
    Levels levels;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double coordinate = axis == Axis::X ? points[i].x : points[i].y;
        levels.beyond |= static_cast<std::uint64_t>(coordinate > value) << i;
        levels.level |= static_cast<std::uint64_t>(coordinate == value) << i;
    }
    return levels;
}

inline std::size_t lowestOf(std::uint64_t bits)
{
    return static_cast<std::size_t>(std::countr_zero(bits));
}

/// The lowest `count` bits, of which there are 1 to 64.
inline std::uint64_t bitsOf(std::size_t count)
{
    return ~std::uint64_t{0} >> (levelsPerBlock - count);
}

/// Edges of a ring of up to levelsPerBlock points one of whose ends is beyond the value, and the other one not. Bit k
/// stands for the edge that leads to point k, bit 0 for the one from the last.
inline std::uint64_t straddlingOf(std::span<const Point> ring, std::uint64_t beyond)
{
    return (beyond ^ (beyond << 1 | beyond >> (ring.size() - 1))) & bitsOf(ring.size());
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

/// Four times four 32-bit lanes as sixteen of 8 bits: what was zero, or negative, is so still.
inline __m128i packed(__m128i a, __m128i b, __m128i c, __m128i d)
{
    return _mm_packs_epi16(_mm_packs_epi32(a, b), _mm_packs_epi32(c, d));
}

/// The bits of points beyond, by comparing sixteen or four at a time; there must be four or more, and the last four may
/// be looked at twice. Nothing where the comparison met a point that is level, or may be. It is a value, so that what
/// it gathers stays in registers.
template <typename Comparison>
inline std::optional<std::uint64_t> beyondBy(Comparison comparison, std::span<const Point> points)
{
    std::uint64_t others = 0;
    std::size_t i = 0;
    for (; i + 16 <= points.size(); i += 16)
        others |= comparison.sixteenNotBeyond(points.data() + i) << i;
    while (i < points.size()) {
        i = std::min(i, points.size() - 4);
        others |= comparison.fourNotBeyond(points.data() + i) << i;
        i += 4;
    }
    return comparison.anyLevel() ? std::nullopt : std::optional(~others & bitsOf(points.size()));
}

template <Axis axis>
struct WholeComparison {
    __m128d value;
    __m128d level = _mm_setzero_pd();

    explicit WholeComparison(double scalar)
        : value(_mm_set1_pd(scalar))
    {
    }

    /// All ones where not beyond, as four 32-bit lanes.
    __m128i lanes(const Point *points)
    {
        const __m128d first = twoCoordinates<axis>(points);
        const __m128d last = twoCoordinates<axis>(points + 2);
        level = _mm_or_pd(level, _mm_or_pd(_mm_cmpeq_pd(first, value), _mm_cmpeq_pd(last, value)));
        const __m128 lanes = _mm_shuffle_ps(_mm_castpd_ps(_mm_cmpnlt_pd(value, first)),
                                            _mm_castpd_ps(_mm_cmpnlt_pd(value, last)), _MM_SHUFFLE(2, 0, 2, 0));
        return _mm_castps_si128(lanes);
    }
    std::uint64_t fourNotBeyond(const Point *points)
    {
        return static_cast<std::uint64_t>(_mm_movemask_ps(_mm_castsi128_ps(lanes(points))));
    }
    std::uint64_t sixteenNotBeyond(const Point *points)
    {
        const __m128i all = packed(lanes(points), lanes(points + 4), lanes(points + 8), lanes(points + 12));
        return static_cast<std::uint64_t>(_mm_movemask_epi8(all));
    }
    bool anyLevel() const { return _mm_movemask_pd(level) != 0; }
};

/// From here on in magnitude, the upper half of a double is infinite or no number when read as a single.
inline constexpr double endOfUpperHalves = 0x1p1017;

/// By sign, exponent and the first twenty bits of fractions alone, for a value other than zero and less
/// than endOfUpperHalves in magnitude, rounding as usual. Where these are the value's own, anyLevel() is true: nothing
/// is known. Read as singles, upper halves are in the order of the doubles, and the difference of two that are unequal
/// is not zero and has the right sign: it underflows gradually. That of -0 and 0 is -0, right for a coordinate below a
/// value above zero. Where a coordinate's half is no number the coordinate is larger than the value in magnitude, and
/// the difference is that half with its sign.
template <Axis axis>
struct UpperHalfComparison {
    __m128 limit;
    __m128i level = _mm_setzero_si128();

    explicit UpperHalfComparison(double value)
        : limit(
              _mm_set1_ps(std::bit_cast<float>(static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(value) >> 32))))
    {
    }

    /// As four 32-bit lanes: negative where not beyond, zero where this cannot tell.
    __m128i lanes(const Point *points) const
    {
        const __m128 halves = _mm_shuffle_ps(_mm_castpd_ps(twoCoordinates<axis>(points)),
                                             _mm_castpd_ps(twoCoordinates<axis>(points + 2)), _MM_SHUFFLE(3, 1, 3, 1));
        return _mm_castps_si128(_mm_sub_ps(halves, limit));
    }
    std::uint64_t fourNotBeyond(const Point *points)
    {
        const __m128i four = lanes(points);
        level = _mm_or_si128(level, _mm_cmpeq_epi32(four, _mm_setzero_si128()));
        return static_cast<std::uint64_t>(_mm_movemask_ps(_mm_castsi128_ps(four)));
    }
    std::uint64_t sixteenNotBeyond(const Point *points)
    {
        const __m128i all = packed(lanes(points), lanes(points + 4), lanes(points + 8), lanes(points + 12));
        level = _mm_or_si128(level, _mm_cmpeq_epi8(all, _mm_setzero_si128()));
        return static_cast<std::uint64_t>(_mm_movemask_epi8(all));
    }
    bool anyLevel() const { return _mm_movemask_epi8(level) != 0; }
};

/// Of four points; the bits of both kinds.
template <Axis axis>
Levels fourLevelsOf(const Point *points, double scalar)
{
    const __m128d value = _mm_set1_pd(scalar);
    const __m128d first = twoCoordinates<axis>(points);
    const __m128d last = twoCoordinates<axis>(points + 2);
    const auto bits = [](__m128d one, __m128d other) {
        return static_cast<std::uint64_t>(_mm_movemask_pd(one) | _mm_movemask_pd(other) << 2);
    };
    return {bits(_mm_cmplt_pd(value, first), _mm_cmplt_pd(value, last)),
            bits(_mm_cmpeq_pd(first, value), _mm_cmpeq_pd(last, value))};
}

template <Axis axis>
Levels levelsOf(std::span<const Point> points, double value)
{
    if (points.size() < 4)
        return plainLevelsOf<axis>(points, value);
    Levels levels;
    for (std::size_t i = 0; i < points.size(); i += 4) {
        i = std::min(i, points.size() - 4);
        const Levels four = fourLevelsOf<axis>(points.data() + i, value);
        levels.beyond |= four.beyond << i;
        levels.level |= four.level << i;
    }
    return levels;
}

/// levelsOf() where no point is level; nothing where one is.
template <Axis axis>
std::optional<std::uint64_t> beyondOf(std::span<const Point> points, double value)
{
    if (points.size() >= 4)
        return beyondBy(WholeComparison<axis>(value), points);
    const Levels levels = plainLevelsOf<axis>(points, value);
    return levels.level != 0 ? std::nullopt : std::optional(levels.beyond);
}

/// beyondOf() in less time, which often tells, and else answers nothing. A coordinate that is not a number may be
/// beyond or not.
template <Axis axis>
inline std::optional<std::uint64_t> quickBeyondOf(std::span<const Point> points, double value)
{
    if (value == 0 || std::abs(value) >= endOfUpperHalves || points.size() < 4)
        return std::nullopt;
    return beyondBy(UpperHalfComparison<axis>(value), points);
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
    return plainLevelsOf<axis>(points, value);
}

template <Axis axis>
std::optional<std::uint64_t> beyondOf(std::span<const Point> points, double value)
{
    const Levels levels = levelsOf<axis>(points, value);
    return levels.level != 0 ? std::nullopt : std::optional(levels.beyond);
}

template <Axis axis>
std::optional<std::uint64_t> quickBeyondOf(std::span<const Point> points, double value)
{
    return beyondOf<axis>(points, value);
}

#endif

} // namespace hitbox::geometry::detail
