#include "exact/farthest_grid_point.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#define HITBOX_HAS_SSE2 1
#endif

namespace hitbox::geometry::detail {
namespace {

/// The way from one grid point to another.
struct GridRay {
    ShortPoint from;
    ShortPoint way;
    std::int32_t end = 0; ///< its squared length
};

ShortPoint shortDifference(ShortPoint a, ShortPoint b)
{
    return {static_cast<std::int16_t>(a.x - b.x), static_cast<std::int16_t>(a.y - b.y)};
}

/// Of one point, the way is any of length 1, which ends at once.
GridRay rayBetween(ShortPoint from, ShortPoint to)
{
    if (from == to)
        return {from, {1, 0}, 0};
    const ShortPoint way = shortDifference(to, from);
    return {from, way, way.x * way.x + way.y * way.y};
}

/// From a squared distance in units of the ray's length.
FarthestPoint unscaledFarthest(const FarthestPoint &farthest, const GridRay &ray)
{
    return {farthest.index, farthest.squaredDistance / std::max(ray.end, 1)};
}

} // namespace

bool fillGridPortably(std::span<const Point> points, Point origin, std::span<ShortPoint> grid)
{
    constexpr double limit = farthestOnGrid;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point p = points[i] - origin;
        // What does not fit cannot be converted.
        if (!(std::abs(p.x) <= limit && std::abs(p.y) <= limit))
            return false;
        grid[i] = {static_cast<std::int16_t>(p.x), static_cast<std::int16_t>(p.y)};
        if (grid[i].x != p.x || grid[i].y != p.y)
            return false;
    }
    return true;
}

FarthestPoint farthestGridPointPortably(std::span<const ShortPoint> points, ShortPoint from, ShortPoint to)
{
    const GridRay ray = rayBetween(from, to);
    FarthestPoint farthest;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const ShortPoint p = shortDifference(points[i], from);
        const std::int32_t ahead = p.x * ray.way.x + p.y * ray.way.y;
        const double beside = p.x * ray.way.y - p.y * ray.way.x;
        const double past = std::max(ahead - ray.end, 0) + std::min(ahead, 0);
        const double scaled = beside * beside + past * past;
        if (scaled > farthest.squaredDistance)
            farthest = {i, scaled};
    }
    return unscaledFarthest(farthest, ray);
}

#ifdef HITBOX_HAS_SSE2

namespace {

constexpr std::size_t gridLanes = 4;

__m128i inAllLanes(int x, int y)
{
    return _mm_set1_epi32((x & 0xFFFF) | static_cast<int>(static_cast<unsigned>(y) << 16));
}

/// A ray in the lanes of vector registers, and where four points lie to it.
struct GridLanes {
    __m128i start;
    __m128i along;
    __m128i across;
    __m128i end;

    explicit GridLanes(const GridRay &ray)
        : start(inAllLanes(ray.from.x, ray.from.y))
        , along(inAllLanes(ray.way.x, ray.way.y))
        , across(inAllLanes(ray.way.y, -ray.way.x))
        , end(_mm_set1_epi32(ray.end))
    {
    }

    __m128i fromStart(const ShortPoint *points) const
    {
        return _mm_sub_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i *>(points)), start);
    }
    // Pairs of 16 bits, multiplied and added in one step.
    __m128i ahead(__m128i p) const { return _mm_madd_epi16(p, along); }
    __m128i beside(__m128i p) const { return _mm_madd_epi16(p, across); }
};

__m128i chosen(__m128i isFirst, __m128i first, __m128i second)
{
    return _mm_or_si128(_mm_and_si128(isFirst, first), _mm_andnot_si128(isFirst, second));
}

/// The greatest whole number of each lane, none of them negative, and the first point that has it.
struct MostInLanes {
    __m128i most = _mm_set1_epi32(-1);
    __m128i index = _mm_setzero_si128();

    void take(__m128i numbers, std::size_t first)
    {
        const __m128i isMore = _mm_cmpgt_epi32(numbers, most);
        const __m128i indices = _mm_add_epi32(_mm_set1_epi32(static_cast<int>(first)), _mm_set_epi32(3, 2, 1, 0));
        most = chosen(isMore, numbers, most);
        index = chosen(isMore, indices, index);
    }

    /// The first point of all that has the greatest number, which comes in place of its distance. Without branches,
    /// which would be guessed wrongly.
    FarthestPoint greatest() const
    {
        const __m128i flipped = _mm_xor_si128(index, _mm_set1_epi32(-1));
        std::array<std::uint64_t, gridLanes> keys;
        _mm_storeu_si128(reinterpret_cast<__m128i *>(&keys[0]), _mm_unpacklo_epi32(flipped, most));
        _mm_storeu_si128(reinterpret_cast<__m128i *>(&keys[2]), _mm_unpackhi_epi32(flipped, most));
        const std::uint64_t best = std::max(std::max(keys[0], keys[1]), std::max(keys[2], keys[3]));
        return {~static_cast<std::uint32_t>(best), static_cast<double>(best >> 32)};
    }
};

// Below, the last step takes some points again, which changes nothing.

/// Of at least four points, the farthest from one of them. Squares of distances are whole and fit 32 bits.
FarthestPoint farthestFrom(std::span<const ShortPoint> points, ShortPoint point)
{
    const __m128i start = inAllLanes(point.x, point.y);
    MostInLanes most;
    const std::size_t last = points.size() - gridLanes;
    for (std::size_t i = 0;; i = std::min(i + gridLanes, last)) {
        const __m128i p = _mm_sub_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i *>(&points[i])), start);
        most.take(_mm_madd_epi16(p, p), i);
        if (i == last)
            return most.greatest();
    }
}

/// Of at least four points, the farthest; nothing when one lies past the ends of the segment.
std::optional<FarthestPoint> farthestBeside(std::span<const ShortPoint> points, const GridLanes &ray)
{
    __m128i past = _mm_setzero_si128(); // negative where one is
    MostInLanes most;
    const std::size_t last = points.size() - gridLanes;
    for (std::size_t i = 0;; i = std::min(i + gridLanes, last)) {
        const __m128i p = ray.fromStart(&points[i]);
        const __m128i ahead = ray.ahead(p);
        past = _mm_or_si128(past, _mm_or_si128(ahead, _mm_sub_epi32(ray.end, ahead)));
        const __m128i sided = ray.beside(p);
        const __m128i sign = _mm_srai_epi32(sided, 31);
        most.take(_mm_sub_epi32(_mm_xor_si128(sided, sign), sign), i);
        if (i == last)
            break;
    }
    if (_mm_movemask_ps(_mm_castsi128_ps(past)) != 0)
        return std::nullopt;
    const FarthestPoint found = most.greatest();
    return FarthestPoint{found.index, found.squaredDistance * found.squaredDistance};
}

/// The farther of two lanes, for points seen in order.
struct FarthestInLanes {
    __m128d most = _mm_set1_pd(-1);
    __m128d index = _mm_setzero_pd();

    void take(__m128i beside, __m128i past, __m128d indices)
    {
        const __m128d besides = _mm_cvtepi32_pd(beside);
        const __m128d pasts = _mm_cvtepi32_pd(past);
        const __m128d scaled = _mm_add_pd(_mm_mul_pd(besides, besides), _mm_mul_pd(pasts, pasts));
        const __m128d isMore = _mm_cmpgt_pd(scaled, most);
        most = _mm_max_pd(scaled, most);
        index = _mm_or_pd(_mm_and_pd(isMore, indices), _mm_andnot_pd(isMore, index));
    }

    FarthestPoint farther(FarthestPoint best) const
    {
        std::array<double, 2> squared;
        std::array<double, 2> places;
        _mm_storeu_pd(squared.data(), most);
        _mm_storeu_pd(places.data(), index);
        for (std::size_t lane = 0; lane < squared.size(); ++lane) {
            const auto place = static_cast<std::size_t>(places[lane]);
            if (squared[lane] > best.squaredDistance || (squared[lane] == best.squaredDistance && place < best.index))
                best = {place, squared[lane]};
        }
        return best;
    }
};

/// Of at least four points, the farthest.
FarthestPoint farthestOfAll(std::span<const ShortPoint> points, const GridLanes &ray)
{
    const __m128i zero = _mm_setzero_si128();
    FarthestInLanes firstTwo;
    FarthestInLanes lastTwo;
    const std::size_t last = points.size() - gridLanes;
    for (std::size_t i = 0;; i = std::min(i + gridLanes, last)) {
        const __m128i p = ray.fromStart(&points[i]);
        const __m128i ahead = ray.ahead(p);
        const __m128i beyond = _mm_sub_epi32(ahead, ray.end);
        const __m128i past = _mm_or_si128(_mm_and_si128(beyond, _mm_cmpgt_epi32(beyond, zero)),
                                          _mm_and_si128(ahead, _mm_srai_epi32(ahead, 31)));
        const __m128i beside = ray.beside(p);
        const __m128d index = _mm_add_pd(_mm_set1_pd(static_cast<double>(i)), _mm_set_pd(1, 0));
        firstTwo.take(beside, past, index);
        lastTwo.take(_mm_unpackhi_epi64(beside, beside), _mm_unpackhi_epi64(past, past),
                     _mm_add_pd(index, _mm_set1_pd(2)));
        if (i == last)
            break;
    }
    return lastTwo.farther(firstTwo.farther({}));
}

} // namespace

bool fillGrid(std::span<const Point> points, Point origin, std::span<ShortPoint> grid)
{
    const __m128d start = _mm_set_pd(origin.y, origin.x);
    __m128d isWhole = _mm_cmpeq_pd(start, start);
    const auto whole = [&](const Point &point) {
        const __m128d p = _mm_sub_pd(_mm_loadu_pd(&point.x), start);
        const __m128i converted = _mm_cvttpd_epi32(p);
        isWhole = _mm_and_pd(isWhole, _mm_cmpeq_pd(_mm_cvtepi32_pd(converted), p));
        return converted;
    };
    // What 16 bits cannot hold becomes the number next to it that they can, which is too far as well.
    __m128i least = _mm_setzero_si128();
    __m128i greatest = _mm_setzero_si128();
    const std::size_t count = points.size() / gridLanes * gridLanes;
    for (std::size_t i = 0; i < count; i += gridLanes) {
        const __m128i first = _mm_unpacklo_epi64(whole(points[i]), whole(points[i + 1]));
        const __m128i second = _mm_unpacklo_epi64(whole(points[i + 2]), whole(points[i + 3]));
        const __m128i four = _mm_packs_epi32(first, second);
        least = _mm_min_epi16(least, four);
        greatest = _mm_max_epi16(greatest, four);
        _mm_storeu_si128(reinterpret_cast<__m128i *>(&grid[i]), four);
    }
    const __m128i isTooFar = _mm_or_si128(_mm_cmpgt_epi16(greatest, _mm_set1_epi16(farthestOnGrid)),
                                          _mm_cmplt_epi16(least, _mm_set1_epi16(-farthestOnGrid)));
    return _mm_movemask_pd(isWhole) == 3 && _mm_movemask_epi8(isTooFar) == 0 &&
           fillGridPortably(points.subspan(count), origin, grid.subspan(count));
}

// Four points at a time. Those of a line are mostly beside the segment, which whole numbers tell.
FarthestPoint farthestGridPoint(std::span<const ShortPoint> points, ShortPoint from, ShortPoint to)
{
    if (points.size() < gridLanes)
        return farthestGridPointPortably(points, from, to);
    if (from == to)
        return farthestFrom(points, from);
    const GridRay ray = rayBetween(from, to);
    const GridLanes lanes(ray);
    if (const std::optional<FarthestPoint> beside = farthestBeside(points, lanes))
        return unscaledFarthest(*beside, ray);
    return unscaledFarthest(farthestOfAll(points, lanes), ray);
}

#else

bool fillGrid(std::span<const Point> points, Point origin, std::span<ShortPoint> grid)
{
    return fillGridPortably(points, origin, grid);
}

FarthestPoint farthestGridPoint(std::span<const ShortPoint> points, ShortPoint from, ShortPoint to)
{
    return farthestGridPointPortably(points, from, to);
}

#endif

} // namespace hitbox::geometry::detail
