#include <hitbox/geometry/repairs.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>

#include "exact/finite.h"
#include "exact/plain_vectors.h"
#include "meter.h"
#include "rings/straightened.h"
#include "snap_rounding/snap_grid.h"

namespace hitbox::geometry {
namespace {

bool arePointsCollinear(Point a, Point b, Point c)
{
    return orientation(a, b, c) == Orientation::Collinear;
}

/// `cut` and the points after it; it takes the place of the first or the last of these where it is the same.
Ring closedAt(Point cut, std::span<const Point> points)
{
    if (!points.empty() && points.front() == cut)
        points = points.subspan(1);
    if (!points.empty() && points.back() == cut)
        points = points.first(points.size() - 1);
    Ring ring{cut};
    ring.insert(ring.end(), points.begin(), points.end());
    return ring;
}

/// Cuts off the points after the start of edge `first` up to that of edge `second`, and puts `cut` in their place.
SplitRing splitRing(std::span<const Point> ring, std::size_t first, std::size_t second, Point cut)
{
    Ring others(ring.begin() + static_cast<std::ptrdiff_t>(second + 1), ring.end());
    others.insert(others.end(), ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(first + 1));
    Ring rest = closedAt(cut, others);
    const auto start = std::ranges::find(rest, ring.front());
    std::rotate(rest.begin(), start, rest.end());
    return {std::move(rest), closedAt(cut, ring.subspan(first + 1, second - first))};
}

/// A point of the ring's lines, rounded to the grid that the ring would be snapped to.
std::optional<Point> onSnapGrid(std::span<const Point> ring, Point p)
{
    const Ring copy(ring.begin(), ring.end());
    const auto frame = detail::snapFrame({&copy, 1});
    return frame ? std::optional(inPixels(*frame, snapped(*frame, p))) : std::nullopt;
}

bool areSimple(const SplitRing &rings)
{
    return isSimple(rings.first) && isSimple(rings.second);
}

bool hasRepeatedPoint(std::span<const Point> ring)
{
    Ring sorted(ring.begin(), ring.end());
    std::ranges::sort(sorted, [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    return std::ranges::adjacent_find(sorted) != sorted.end();
}

double pointDistance(Point a, Point b)
{
    return detail::lengthOf(b - a);
}

/// Whether the ring gets shorter when it leads from start to start and from end to end of the two edges instead.
bool shortens(std::span<const Point> ring, const EdgeMeeting &met)
{
    const auto [a, b] = edge(ring, met.first);
    const auto [c, d] = edge(ring, met.second);
    return pointDistance(a, c) + pointDistance(b, d) < pointDistance(a, b) + pointDistance(c, d);
}

} // namespace

Ring withoutDefects(std::span<const Point> ring)
{
    if (!detail::areFinite(ring))
        return {ring.begin(), ring.end()};
    return detail::straightened(ring, arePointsCollinear);
}

std::optional<SplitRing> splitAt(std::span<const Point> ring, const EdgeMeeting &where)
{
    if (!(where.first < where.second && where.second < ring.size()) || !detail::areFinite(ring))
        return std::nullopt;
    const SegmentMeeting met = meeting(edge(ring, where.first), edge(ring, where.second));
    if (met.kind != MeetingKind::Crossing && met.kind != MeetingKind::Touching)
        return std::nullopt;
    const auto onGrid = met.kind == MeetingKind::Crossing ? onSnapGrid(ring, met.first) : std::nullopt;
    if (onGrid) {
        SplitRing result = splitRing(ring, where.first, where.second, *onGrid);
        if (areSimple(result))
            return result;
    }
    SplitRing result = splitRing(ring, where.first, where.second, met.first);
    if (result.first.size() < 3 || result.second.size() < 3)
        return std::nullopt;
    return result;
}

Answer<Ring> reordered(std::span<const Point> ring, const Budget &budget)
{
    // Of the first pairs in order, seldom more than one is asked for; those of points on a line may be of no use.
    constexpr std::size_t triedPairs = 16;
    constexpr std::size_t stepsPerPoint = 10;
    if (!detail::areFinite(ring))
        return Failure::NotFinite;
    if (ring.size() < 3 || hasRepeatedPoint(ring))
        return Failure::NotSimple;
    return detail::answered(budget, [&](detail::Meter &meter) -> Answer<Ring> {
        Ring result(ring.begin(), ring.end());
        while (true) {
            meter.spend(ring.size() * stepsPerPoint);
            const Answer<std::vector<EdgeMeeting>> met = selfIntersections(result, triedPairs, meter.left());
            if (!met)
                meter.end();
            if (met->empty())
                return result;
            const auto best =
                std::ranges::find_if(*met, [&](const EdgeMeeting &pair) { return shortens(result, pair); });
            if (best == met->end())
                return Failure::NotSimple;
            std::reverse(result.begin() + static_cast<std::ptrdiff_t>(best->first + 1),
                         result.begin() + static_cast<std::ptrdiff_t>(best->second + 1));
        }
    });
}

} // namespace hitbox::geometry
