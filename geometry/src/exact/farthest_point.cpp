#include "exact/farthest_point.h"

#include <algorithm>

#include "exact/lanes.h"

namespace hitbox::geometry::detail {
namespace {

/// The segment in units of its own squared length, which saves roots: 1 for a point.
struct SegmentRay {
    Point from;
    Point way;
    double end = 0; ///< 0 for a point
    double scale = 1;
};

SegmentRay rayOf(const Segment &segment)
{
    const Point way = segment.to - segment.from;
    const double squaredLength = way.x * way.x + way.y * way.y;
    if (!(squaredLength > 0))
        return {segment.from, {1, 0}, 0, 1};
    return {segment.from, way, squaredLength, squaredLength};
}

/// The squared distance, scaled. Past either end of the segment, the distance ahead of it counts too.
double scaledDistance(Point point, const SegmentRay &ray)
{
    const Point p = point - ray.from;
    const double ahead = p.x * ray.way.x + p.y * ray.way.y;
    const double beside = p.x * ray.way.y - p.y * ray.way.x;
    const double past = std::max(ahead - ray.end, 0.0) + std::min(ahead, 0.0);
    return beside * beside + past * past;
}

/// Goes on with what was found before, in scaled distances.
FarthestPoint farthestOf(std::span<const Point> points, const SegmentRay &ray, std::size_t first,
                         FarthestPoint farthest)
{
    for (std::size_t i = first; i < points.size(); ++i) {
        const double scaled = scaledDistance(points[i], ray);
        if (scaled > farthest.squaredDistance)
            farthest = {i, scaled};
    }
    return {farthest.index, farthest.squaredDistance / ray.scale};
}

} // namespace

FarthestPoint farthestPointPortably(std::span<const Point> points, const Segment &segment)
{
    return farthestOf(points, rayOf(segment), 0, {});
}

#if HITBOX_SSE2

// Two points at a time, each lane with the farthest of its own; a branch would be guessed wrongly at every new one.
FarthestPoint farthestPoint(std::span<const Point> points, const Segment &segment)
{
    const SegmentRay ray = rayOf(segment);
    const __m128d fromX = _mm_set1_pd(ray.from.x);
    const __m128d fromY = _mm_set1_pd(ray.from.y);
    const __m128d wayX = _mm_set1_pd(ray.way.x);
    const __m128d wayY = _mm_set1_pd(ray.way.y);
    const __m128d end = _mm_set1_pd(ray.end);
    const __m128d zero = _mm_setzero_pd();
    __m128d most = _mm_set1_pd(-1);
    __m128d mostIndex = zero;
    __m128d index = _mm_set_pd(1, 0);
    const std::size_t pairs = points.size() / 2 * 2;
    for (std::size_t i = 0; i < pairs; i += 2) {
        const __m128d first = _mm_loadu_pd(&points[i].x);
        const __m128d second = _mm_loadu_pd(&points[i + 1].x);
        const __m128d x = _mm_sub_pd(_mm_unpacklo_pd(first, second), fromX);
        const __m128d y = _mm_sub_pd(_mm_unpackhi_pd(first, second), fromY);
        const __m128d ahead = _mm_add_pd(_mm_mul_pd(x, wayX), _mm_mul_pd(y, wayY));
        const __m128d beside = _mm_sub_pd(_mm_mul_pd(x, wayY), _mm_mul_pd(y, wayX));
        const __m128d past = _mm_add_pd(_mm_max_pd(_mm_sub_pd(ahead, end), zero), _mm_min_pd(ahead, zero));
        const __m128d scaled = _mm_add_pd(_mm_mul_pd(beside, beside), _mm_mul_pd(past, past));
        const __m128d isMore = _mm_cmpgt_pd(scaled, most);
        most = _mm_max_pd(scaled, most);
        mostIndex = _mm_or_pd(_mm_and_pd(isMore, index), _mm_andnot_pd(isMore, mostIndex));
        index = _mm_add_pd(index, _mm_set1_pd(2));
    }
    double lanes[2];
    double indices[2];
    _mm_storeu_pd(lanes, most);
    _mm_storeu_pd(indices, mostIndex);
    const bool isSecond = lanes[1] > lanes[0] || (lanes[1] == lanes[0] && indices[1] < indices[0]);
    const std::size_t lane = isSecond ? 1 : 0;
    return farthestOf(points, ray, pairs, {static_cast<std::size_t>(indices[lane]), lanes[lane]});
}

#else

FarthestPoint farthestPoint(std::span<const Point> points, const Segment &segment)
{
    return farthestPointPortably(points, segment);
}

#endif

} // namespace hitbox::geometry::detail
