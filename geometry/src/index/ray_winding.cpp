#include "index/ray_winding.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include <hitbox/geometry/polygon.h>

#include "exact/expansion.h"
#include "exact/finite.h"
#include "index/levels.h"
#include "index/prefetch.h"

namespace hitbox::geometry::detail {

namespace {

bool isBetween(double value, double a, double b)
{
    return (a <= value && value <= b) || (b <= value && value <= a);
}

/// Where neither end is on the other side of the ray's line only an end or a level edge can be p's place.
bool touchesLevel(Point p, const Segment &edge)
{
    const auto [a, b] = edge;
    return a == p || (a.y == p.y && b.y == p.y && isBetween(p.x, a.x, b.x) && isFinite(edge));
}

bool anyTouchesLevel(Point p, std::span<const Point> ring, std::size_t first, std::size_t count, std::size_t before)
{
    if (touchesLevel(p, {ring[before], ring[first]}))
        return true;
    for (std::size_t i = first; i + 1 < first + count; ++i)
        if (touchesLevel(p, {ring[i], ring[i + 1]}))
            return true;
    return ring[first + count - 1] == p;
}

/// Points asked together whether they are on one side. Of more, some would nearly always be on the other.
constexpr std::size_t pointsPerStretch = 32;

// Processors foresee what is read next within a page of memory, but not past its end.
constexpr std::size_t pointsAhead = 256;
constexpr std::size_t pointsPerLine = 4; ///< of the cache

/// Up to where the points from `first` on lie, in whole stretches, on the side of p's level on which the one before
/// them lies. An edge that leads to one of them adds nothing, nor does it touch p: both of its ends are strictly on one
/// side, or one of them is not a number.
template <Side side>
std::size_t endOfSide(Point p, std::span<const Point> ring, std::size_t first)
{
    for (; first + pointsPerStretch <= ring.size(); first += pointsPerStretch) {
        if (first + pointsAhead + pointsPerStretch <= ring.size()) {
            for (std::size_t i = 0; i < pointsPerStretch; i += pointsPerLine)
                prefetch(&ring[first + pointsAhead + i]);
        }
        if (!areAllOn<Axis::Y, side>(ring.subspan(first).template first<pointsPerStretch>(), p.y))
            break;
    }
    return first;
}

std::size_t endOfSide(Point p, std::span<const Point> ring, std::size_t before, std::size_t first)
{
    if (ring[before].y > p.y)
        return endOfSide<Side::Greater>(p, ring, first);
    return ring[before].y < p.y ? endOfSide<Side::Less>(p, ring, first) : first;
}

/// From this size on it pays to ask for sides first.
constexpr std::size_t leastForSides = 256;

} // namespace

Winding windingOfCloseEdge(Point p, const Segment &edge)
{
    if (!isFinite(edge))
        return {};
    const int down = edge.to.y > p.y ? 1 : -1;
    const int side = crossSign(edge.from, edge.to, edge.from, p);
    return {side == 0, side == down ? down : 0};
}

Winding windingOfEdge(Point p, const Segment &edge)
{
    if (touchesLevel(p, edge))
        return {true, 0};
    if ((edge.from.y > p.y) == (edge.to.y > p.y))
        return {};
    return windingOfStraddlingEdge(p, edge);
}

Winding windingOfShortRing(Point p, std::span<const Point> ring)
{
    if (ring.empty())
        return {};
    const std::size_t last = ring.size() - 1;
    const Levels levels = levelsOf<Axis::Y>(ring, p.y);
    if (levels.anyLevel && anyTouchesLevel(p, ring, 0, ring.size(), last))
        return {true, 0};
    // Bit k stands for the edge that leads to point k, bit 0 for the one from the last.
    const std::uint64_t all = ~std::uint64_t{0} >> (levelsPerBlock - ring.size());
    Winding total;
    for (std::uint64_t straddling = (levels.beyond ^ (levels.beyond << 1 | levels.beyond >> last)) & all;
         straddling != 0; straddling &= straddling - 1) {
        const auto to = static_cast<std::size_t>(std::countr_zero(straddling));
        const Winding part = windingOfStraddlingEdge(p, {ring[to == 0 ? last : to - 1], ring[to]});
        if (part.touches)
            return part;
        total.number += part.number;
    }
    return total;
}

Winding windingOfLongRing(Point p, std::span<const Point> ring)
{
    Winding total;
    std::size_t before = ring.size() - 1;
    std::uint64_t isBeforeBelow = ring[before].y > p.y ? 1 : 0;
    // Not where the line runs up and down all the time, as one that has just crossed p's level may.
    bool mayStayOnSide = ring.size() >= leastForSides;
    for (std::size_t first = 0; first < ring.size();) {
        if (const std::size_t end = mayStayOnSide ? endOfSide(p, ring, before, first) : first; end > first) {
            before = end - 1;
            isBeforeBelow = ring[before].y > p.y ? 1 : 0;
            first = end;
            continue;
        }
        const std::size_t count = std::min(levelsPerBlock, ring.size() - first);
        const Levels levels = levelsOf<Axis::Y>(ring.subspan(first, count), p.y);
        if (levels.anyLevel && anyTouchesLevel(p, ring, first, count, before))
            return {true, 0};
        // Bit k stands for the edge that leads to point first + k.
        std::uint64_t straddling = levels.beyond ^ (levels.beyond << 1 | isBeforeBelow);
        if (count < levelsPerBlock)
            straddling &= (std::uint64_t{1} << count) - 1;
        mayStayOnSide = straddling == 0 && ring.size() >= leastForSides;
        for (; straddling != 0; straddling &= straddling - 1) {
            const std::size_t to = first + static_cast<std::size_t>(std::countr_zero(straddling));
            const std::size_t from = to == first ? before : to - 1;
            const Winding part = windingOfStraddlingEdge(p, {ring[from], ring[to]});
            if (part.touches)
                return part;
            total.number += part.number;
        }
        before = first + count - 1;
        isBeforeBelow = levels.beyond >> (count - 1) & 1;
        first += count;
    }
    return total;
}

const char *rayWindingVariant()
{
    return levelsVariant;
}

} // namespace hitbox::geometry::detail
