#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include <hitbox/geometry/shapes.h>

#if (defined(__SSE2__) || defined(_M_X64)) && !defined(HITBOX_PORTABLE)
#define HITBOX_SSE2 1
#include <emmintrin.h>
#else
#define HITBOX_SSE2 0
#endif

/// A few numbers worked on at once: in the vector registers every x86-64 has, or by plain loops, which compilers turn
/// into the vector code of other processors. HITBOX_PORTABLE chooses the loops everywhere. Both round alike, so
/// results do not depend on the choice.
namespace hitbox::geometry::detail {

/// Four yes/no answers, the first in the lowest bit.
using FourBits = unsigned;
/// Two of them.
using TwoBits = unsigned;

#if HITBOX_SSE2

struct FourFloats {
    __m128 lanes;

    /// `values` may lie anywhere.
    static FourFloats load(const float *values) { return {_mm_loadu_ps(values)}; }
    static FourFloats all(float value) { return {_mm_set1_ps(value)}; }
    void store(float *values) const { _mm_storeu_ps(values, lanes); }
};

inline FourFloats smaller(FourFloats a, FourFloats b)
{
    return {_mm_min_ps(a.lanes, b.lanes)};
}

inline FourFloats larger(FourFloats a, FourFloats b)
{
    return {_mm_max_ps(a.lanes, b.lanes)};
}

/// The smallest number of each of four rows.
inline FourFloats smallestOfEach(const std::array<FourFloats, 4> &rows)
{
    const auto halved = [](__m128 a, __m128 b) { return _mm_min_ps(_mm_unpacklo_ps(a, b), _mm_unpackhi_ps(a, b)); };
    const __m128 first = halved(rows[0].lanes, rows[1].lanes);
    const __m128 second = halved(rows[2].lanes, rows[3].lanes);
    return {_mm_min_ps(_mm_movelh_ps(first, second), _mm_movehl_ps(second, first))};
}

inline FourFloats largestOfEach(const std::array<FourFloats, 4> &rows)
{
    const auto halved = [](__m128 a, __m128 b) { return _mm_max_ps(_mm_unpacklo_ps(a, b), _mm_unpackhi_ps(a, b)); };
    const __m128 first = halved(rows[0].lanes, rows[1].lanes);
    const __m128 second = halved(rows[2].lanes, rows[3].lanes);
    return {_mm_max_ps(_mm_movelh_ps(first, second), _mm_movehl_ps(second, first))};
}

/// a1 <= b1 and a2 <= b2 and a3 <= b3 and a4 <= b4, lane by lane.
inline FourBits allAtMost(FourFloats a1, FourFloats b1, FourFloats a2, FourFloats b2, FourFloats a3, FourFloats b3,
                          FourFloats a4, FourFloats b4)
{
    const __m128 x = _mm_and_ps(_mm_cmple_ps(a1.lanes, b1.lanes), _mm_cmple_ps(a2.lanes, b2.lanes));
    const __m128 y = _mm_and_ps(_mm_cmple_ps(a3.lanes, b3.lanes), _mm_cmple_ps(a4.lanes, b4.lanes));
    return static_cast<FourBits>(_mm_movemask_ps(_mm_and_ps(x, y)));
}

/// Those lanes of the four, in that order.
template <int first, int second, int third, int fourth>
FourFloats arranged(FourFloats a)
{
    return {_mm_shuffle_ps(a.lanes, a.lanes, _MM_SHUFFLE(fourth, third, second, first))};
}

struct TwoDoubles {
    __m128d lanes;

    static TwoDoubles of(double first, double second) { return {_mm_set_pd(second, first)}; }
    static TwoDoubles all(double value) { return {_mm_set1_pd(value)}; }
    static TwoDoubles of(Point p) { return {_mm_loadu_pd(&p.x)}; }

    double first() const { return _mm_cvtsd_f64(lanes); }
    double second() const { return _mm_cvtsd_f64(_mm_unpackhi_pd(lanes, lanes)); }

    friend TwoDoubles operator-(TwoDoubles a, TwoDoubles b) { return {_mm_sub_pd(a.lanes, b.lanes)}; }
    friend TwoDoubles operator+(TwoDoubles a, TwoDoubles b) { return {_mm_add_pd(a.lanes, b.lanes)}; }
    friend TwoDoubles operator*(TwoDoubles a, TwoDoubles b) { return {_mm_mul_pd(a.lanes, b.lanes)}; }
};

inline TwoDoubles magnitude(TwoDoubles a)
{
    return {_mm_andnot_pd(_mm_set1_pd(-0.0), a.lanes)};
}

/// Of each two numbers the smaller one; `b` where one is not a number.
inline TwoDoubles smaller(TwoDoubles a, TwoDoubles b)
{
    return {_mm_min_pd(a.lanes, b.lanes)};
}

inline TwoDoubles larger(TwoDoubles a, TwoDoubles b)
{
    return {_mm_max_pd(a.lanes, b.lanes)};
}

inline TwoDoubles allFirst(TwoDoubles a)
{
    return {_mm_unpacklo_pd(a.lanes, a.lanes)};
}

inline TwoDoubles allSecond(TwoDoubles a)
{
    return {_mm_unpackhi_pd(a.lanes, a.lanes)};
}

/// The first of a and the first of b.
inline TwoDoubles firstOfEach(TwoDoubles a, TwoDoubles b)
{
    return {_mm_unpacklo_pd(a.lanes, b.lanes)};
}

inline TwoDoubles secondOfEach(TwoDoubles a, TwoDoubles b)
{
    return {_mm_unpackhi_pd(a.lanes, b.lanes)};
}

/// The first numbers of four pairs, rounded.
inline FourFloats firstOfEach(const std::array<TwoDoubles, 4> &pairs)
{
    const __m128 front = _mm_movelh_ps(_mm_cvtpd_ps(pairs[0].lanes), _mm_cvtpd_ps(pairs[1].lanes));
    const __m128 back = _mm_movelh_ps(_mm_cvtpd_ps(pairs[2].lanes), _mm_cvtpd_ps(pairs[3].lanes));
    return {_mm_shuffle_ps(front, back, _MM_SHUFFLE(2, 0, 2, 0))};
}

inline FourFloats secondOfEach(const std::array<TwoDoubles, 4> &pairs)
{
    const __m128 front = _mm_movelh_ps(_mm_cvtpd_ps(pairs[0].lanes), _mm_cvtpd_ps(pairs[1].lanes));
    const __m128 back = _mm_movelh_ps(_mm_cvtpd_ps(pairs[2].lanes), _mm_cvtpd_ps(pairs[3].lanes));
    return {_mm_shuffle_ps(front, back, _MM_SHUFFLE(3, 1, 3, 1))};
}

/// The last of `before`, then all of `numbers` but their last.
inline FourFloats movedUp(FourFloats before, FourFloats numbers)
{
    const __m128 last = _mm_shuffle_ps(before.lanes, before.lanes, _MM_SHUFFLE(3, 3, 3, 3));
    const __m128 others = _mm_castsi128_ps(_mm_slli_si128(_mm_castps_si128(numbers.lanes), 4));
    return {_mm_move_ss(others, last)};
}

/// a > b, lane by lane.
inline TwoBits above(TwoDoubles a, TwoDoubles b)
{
    return static_cast<TwoBits>(_mm_movemask_pd(_mm_cmpgt_pd(a.lanes, b.lanes)));
}

/// a == b, lane by lane.
inline TwoBits equal(TwoDoubles a, TwoDoubles b)
{
    return static_cast<TwoBits>(_mm_movemask_pd(_mm_cmpeq_pd(a.lanes, b.lanes)));
}

#else

struct FourFloats {
    std::array<float, 4> lanes;

    static FourFloats load(const float *values) { return {{values[0], values[1], values[2], values[3]}}; }
    static FourFloats all(float value) { return {{value, value, value, value}}; }
    void store(float *values) const { std::copy(lanes.begin(), lanes.end(), values); }
};

inline FourFloats smaller(FourFloats a, FourFloats b)
{
    FourFloats result{};
    for (std::size_t i = 0; i < 4; ++i)
        result.lanes[i] = a.lanes[i] < b.lanes[i] ? a.lanes[i] : b.lanes[i];
    return result;
}

inline FourFloats larger(FourFloats a, FourFloats b)
{
    FourFloats result{};
    for (std::size_t i = 0; i < 4; ++i)
        result.lanes[i] = a.lanes[i] > b.lanes[i] ? a.lanes[i] : b.lanes[i];
    return result;
}

/// The smallest number of each of four rows.
inline FourFloats smallestOfEach(const std::array<FourFloats, 4> &rows)
{
    FourFloats result{};
    for (std::size_t i = 0; i < 4; ++i)
        result.lanes[i] = *std::min_element(rows[i].lanes.begin(), rows[i].lanes.end());
    return result;
}

inline FourFloats largestOfEach(const std::array<FourFloats, 4> &rows)
{
    FourFloats result{};
    for (std::size_t i = 0; i < 4; ++i)
        result.lanes[i] = *std::max_element(rows[i].lanes.begin(), rows[i].lanes.end());
    return result;
}

/// a1 <= b1 and a2 <= b2 and a3 <= b3 and a4 <= b4, lane by lane.
inline FourBits allAtMost(FourFloats a1, FourFloats b1, FourFloats a2, FourFloats b2, FourFloats a3, FourFloats b3,
                          FourFloats a4, FourFloats b4)
{
    FourBits result = 0;
    for (std::size_t i = 0; i < 4; ++i)
        result |=
            (static_cast<FourBits>(a1.lanes[i] <= b1.lanes[i]) & static_cast<FourBits>(a2.lanes[i] <= b2.lanes[i]) &
             static_cast<FourBits>(a3.lanes[i] <= b3.lanes[i]) & static_cast<FourBits>(a4.lanes[i] <= b4.lanes[i]))
            << i;
    return result;
}

/// Those lanes of the four, in that order.
template <int first, int second, int third, int fourth>
FourFloats arranged(FourFloats a)
{
    return {{a.lanes[first], a.lanes[second], a.lanes[third], a.lanes[fourth]}};
}

struct TwoDoubles {
    std::array<double, 2> lanes;

    static TwoDoubles of(double first, double second) { return {{first, second}}; }
    static TwoDoubles all(double value) { return {{value, value}}; }
    static TwoDoubles of(Point p) { return {{p.x, p.y}}; }

    double first() const { return lanes[0]; }
    double second() const { return lanes[1]; }

    friend TwoDoubles operator-(TwoDoubles a, TwoDoubles b)
    {
        return {{a.lanes[0] - b.lanes[0], a.lanes[1] - b.lanes[1]}};
    }
    friend TwoDoubles operator+(TwoDoubles a, TwoDoubles b)
    {
        return {{a.lanes[0] + b.lanes[0], a.lanes[1] + b.lanes[1]}};
    }
    friend TwoDoubles operator*(TwoDoubles a, TwoDoubles b)
    {
        return {{a.lanes[0] * b.lanes[0], a.lanes[1] * b.lanes[1]}};
    }
};

inline TwoDoubles magnitude(TwoDoubles a)
{
    return {{a.lanes[0] < 0 ? -a.lanes[0] : a.lanes[0], a.lanes[1] < 0 ? -a.lanes[1] : a.lanes[1]}};
}

/// Of each two numbers the smaller one; `b` where one is not a number.
inline TwoDoubles smaller(TwoDoubles a, TwoDoubles b)
{
    return {{a.lanes[0] < b.lanes[0] ? a.lanes[0] : b.lanes[0], a.lanes[1] < b.lanes[1] ? a.lanes[1] : b.lanes[1]}};
}

inline TwoDoubles larger(TwoDoubles a, TwoDoubles b)
{
    return {{a.lanes[0] > b.lanes[0] ? a.lanes[0] : b.lanes[0], a.lanes[1] > b.lanes[1] ? a.lanes[1] : b.lanes[1]}};
}

inline TwoDoubles allFirst(TwoDoubles a)
{
    return {{a.lanes[0], a.lanes[0]}};
}

inline TwoDoubles allSecond(TwoDoubles a)
{
    return {{a.lanes[1], a.lanes[1]}};
}

/// The first of a and the first of b.
inline TwoDoubles firstOfEach(TwoDoubles a, TwoDoubles b)
{
    return {{a.lanes[0], b.lanes[0]}};
}

inline TwoDoubles secondOfEach(TwoDoubles a, TwoDoubles b)
{
    return {{a.lanes[1], b.lanes[1]}};
}

/// The first numbers of four pairs, rounded.
inline FourFloats firstOfEach(const std::array<TwoDoubles, 4> &pairs)
{
    FourFloats result{};
    for (std::size_t i = 0; i < 4; ++i)
        result.lanes[i] = static_cast<float>(pairs[i].lanes[0]);
    return result;
}

inline FourFloats secondOfEach(const std::array<TwoDoubles, 4> &pairs)
{
    FourFloats result{};
    for (std::size_t i = 0; i < 4; ++i)
        result.lanes[i] = static_cast<float>(pairs[i].lanes[1]);
    return result;
}

/// The last of `before`, then all of `numbers` but their last.
inline FourFloats movedUp(FourFloats before, FourFloats numbers)
{
    return {{before.lanes[3], numbers.lanes[0], numbers.lanes[1], numbers.lanes[2]}};
}

/// a > b, lane by lane.
inline TwoBits above(TwoDoubles a, TwoDoubles b)
{
    return static_cast<TwoBits>(a.lanes[0] > b.lanes[0]) | static_cast<TwoBits>(a.lanes[1] > b.lanes[1]) << 1;
}

/// a == b, lane by lane.
inline TwoBits equal(TwoDoubles a, TwoDoubles b)
{
    return static_cast<TwoBits>(a.lanes[0] == b.lanes[0]) | static_cast<TwoBits>(a.lanes[1] == b.lanes[1]) << 1;
}

#endif

} // namespace hitbox::geometry::detail
