#include "index/ray_winding.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include <hitbox/geometry/polygon.h>

#include "exact/expansion.h"
#include "exact/finite.h"
#include "exact/lanes.h"
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

/// The index of the point that the edge to point `to` comes from.
std::size_t fromOf(std::size_t to, std::span<const Point> ring)
{
    return to == 0 ? ring.size() - 1 : to - 1;
}

/// Whether one of the points level with p is p, or an edge that leads from one to the next runs through it. Bit k
/// stands for point first + k.
bool doLevelPointsTouch(Point p, std::span<const Point> ring, std::size_t first, std::uint64_t level)
{
    for (; level != 0; level &= level - 1) {
        const std::size_t to = first + lowestOf(level);
        if (ring[to] == p || touchesLevel(p, {ring[fromOf(to, ring)], ring[to]}))
            return true;
    }
    return false;
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

int countOf(TwoBits bits)
{
    return static_cast<int>((bits & 1) + (bits >> 1));
}

/// What straddling edges add, two at a time: how many there are cannot be foreseen, but mostly they come in pairs. An
/// edge on its way down adds 1 unless its cross product is negative, one on its way up takes 1 away if it is.
struct StraddlingSum {
    TwoDoubles p;
    int number = 0;
    TwoBits sure = 3; ///< bits are cleared where rounding may have changed a cross product's sign

    void add(std::span<const Point> ring, std::size_t to1, std::size_t to2)
    {
        const TwoDoubles a1 = TwoDoubles::of(ring[fromOf(to1, ring)]) - p;
        const TwoDoubles a2 = TwoDoubles::of(ring[to2 - 1]) - p;
        const TwoDoubles b1 = TwoDoubles::of(ring[to1]) - p;
        const TwoDoubles b2 = TwoDoubles::of(ring[to2]) - p;
        const TwoDoubles toHeights = secondOfEach(b1, b2);
        const TwoDoubles left = firstOfEach(a1, a2) * toHeights;
        const TwoDoubles right = secondOfEach(a1, a2) * firstOfEach(b1, b2);
        const TwoDoubles value = left - right;
        const TwoDoubles bound = TwoDoubles::all(productDifferenceBound) * (magnitude(left) + magnitude(right));
        const TwoDoubles zero = TwoDoubles::all(0);
        sure &= above(magnitude(value), bound);
        number += countOf(above(toHeights, zero)) - countOf(above(zero, value));
    }
    /// All of a short ring, of which there is an even number.
    void addAll(std::span<const Point> ring, std::uint64_t straddling)
    {
        while (straddling != 0) {
            const std::size_t to = lowestOf(straddling);
            straddling &= straddling - 1;
            add(ring, to, lowestOf(straddling));
            straddling &= straddling - 1;
        }
    }
    bool isSure() const { return sure == 3; }
};

Winding windingOfEdgeTo(Point p, std::span<const Point> ring, std::size_t to)
{
    return windingOfStraddlingEdge(p, {ring[fromOf(to, ring)], ring[to]});
}

/// What straddling edges of a long ring add, block by block. Of an odd number of them in a block one waits for the end,
/// where there is another one: whether it is odd cannot be foreseen either.
class LongSum
{
public:
    LongSum(Point p, std::span<const Point> ring)
        : m_p(p)
        , m_ring(ring)
    {
    }

    bool touches() const { return m_total.touches; }

    /// Bit k stands for the edge to point first + k.
    void add(std::size_t first, std::uint64_t straddling)
    {
        StraddlingSum sum{TwoDoubles::of(m_p.x, m_p.y)};
        std::uint64_t left = straddling;
        for (; (left & (left - 1)) != 0; left &= left - 1) {
            const std::size_t to = first + lowestOf(left);
            left &= left - 1;
            sum.add(m_ring, to, first + lowestOf(left));
        }
        if (!sum.isSure()) [[unlikely]]
            return addEach(first, straddling);
        m_total.number += sum.number;
        constexpr std::uint64_t highest = std::uint64_t{1} << (levelsPerBlock - 1);
        m_waiting[m_waitingCount] = first + lowestOf(left | highest);
        m_waitingCount += (left | (0 - left)) / highest; // one more unless left is 0
        if (m_waitingCount == m_waiting.size())
            addWaiting();
    }

    Winding total()
    {
        addWaiting();
        if (m_total.touches)
            return {true, 0}; // of a point on the ring there is no other number
        return m_total;
    }

private:
    void addEach(std::size_t first, std::uint64_t straddling)
    {
        for (; straddling != 0; straddling &= straddling - 1)
            addEdge(first + lowestOf(straddling));
    }

    void addEdge(std::size_t to)
    {
        const Winding part = windingOfEdgeTo(m_p, m_ring, to);
        m_total.touches |= part.touches;
        m_total.number += part.number;
    }

    void addWaiting()
    {
        StraddlingSum sum{TwoDoubles::of(m_p.x, m_p.y)};
        const bool isEven = m_waitingCount % 2 == 0;
        for (std::size_t i = 0; i + 1 < m_waitingCount; i += 2)
            sum.add(m_ring, m_waiting[i], m_waiting[i + 1]);
        if (sum.isSure() && isEven) {
            m_total.number += sum.number;
        } else {
            for (std::size_t i = 0; i < m_waitingCount; ++i)
                addEdge(m_waiting[i]);
        }
        m_waitingCount = 0;
    }

    Point m_p;
    std::span<const Point> m_ring;
    Winding m_total;
    std::array<std::size_t, 16> m_waiting;
    std::size_t m_waitingCount = 0;
};

/// Bits of two blocks, taken out from the lowest on. Without a branch, since which block one is in cannot be foreseen.
struct BitsOfTwoBlocks {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    bool isEmpty() const { return (low | high) == 0; }
    std::size_t takeLowest()
    {
        const bool isLow = low != 0;
        const std::size_t lowest = isLow ? lowestOf(low) : levelsPerBlock + lowestOf(high);
        high = isLow ? high : high & (high - 1);
        low &= low - 1;
        return lowest;
    }
};

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
    const auto beyond = quickBeyondOf<Axis::Y>(ring, p.y);
    if (!beyond) [[unlikely]]
        return windingOfCloseRing(p, ring);
    StraddlingSum sum{TwoDoubles::of(p.x, p.y)};
    sum.addAll(ring, straddlingOf(ring, *beyond));
    return sum.isSure() ? Winding{false, sum.number} : windingOfCloseRing(p, ring);
}

Winding windingOfCloseRing(Point p, std::span<const Point> ring)
{
    const Levels levels = levelsOf<Axis::Y>(ring, p.y);
    if (doLevelPointsTouch(p, ring, 0, levels.level))
        return {true, 0};
    const std::uint64_t straddling = straddlingOf(ring, levels.beyond);
    StraddlingSum sum{TwoDoubles::of(p.x, p.y)};
    sum.addAll(ring, straddling);
    if (sum.isSure())
        return {false, sum.number};
    Winding total;
    for (std::uint64_t left = straddling; left != 0; left &= left - 1) {
        const Winding part = windingOfEdgeTo(p, ring, lowestOf(left));
        if (part.touches)
            return part;
        total.number += part.number;
    }
    return total;
}

Winding windingOfMediumRing(Point p, std::span<const Point> ring)
{
    const std::size_t lastCount = ring.size() - levelsPerBlock;
    const auto first = quickBeyondOf<Axis::Y>(ring.first(levelsPerBlock), p.y);
    const auto last = quickBeyondOf<Axis::Y>(ring.last(lastCount), p.y);
    if (!first || !last) [[unlikely]]
        return windingOfLongRing(p, ring);
    BitsOfTwoBlocks straddling{*first ^ (*first << 1 | *last >> (lastCount - 1)),
                               (*last ^ (*last << 1 | *first >> (levelsPerBlock - 1))) & bitsOf(lastCount)};
    StraddlingSum sum{TwoDoubles::of(p.x, p.y)};
    while (!straddling.isEmpty()) {
        const std::size_t to = straddling.takeLowest();
        sum.add(ring, to, straddling.takeLowest());
    }
    return sum.isSure() ? Winding{false, sum.number} : windingOfLongRing(p, ring);
}

Winding windingOfLongRing(Point p, std::span<const Point> ring)
{
    LongSum sum(p, ring);
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
        const std::span<const Point> points = ring.subspan(first, count);
        std::optional<std::uint64_t> beyond = quickBeyondOf<Axis::Y>(points, p.y);
        if (!beyond) [[unlikely]] {
            const Levels levels = levelsOf<Axis::Y>(points, p.y);
            if (doLevelPointsTouch(p, ring, first, levels.level))
                return {true, 0};
            beyond = levels.beyond;
        }
        // Bit k stands for the edge that leads to point first + k.
        const std::uint64_t straddling = (*beyond ^ (*beyond << 1 | isBeforeBelow)) & bitsOf(count);
        mayStayOnSide = straddling == 0 && ring.size() >= leastForSides;
        sum.add(first, straddling);
        before = first + count - 1;
        isBeforeBelow = *beyond >> (count - 1) & 1;
        first += count;
        if (sum.touches())
            return {true, 0};
    }
    return sum.total();
}

const char *rayWindingVariant()
{
    return levelsVariant;
}

} // namespace hitbox::geometry::detail
