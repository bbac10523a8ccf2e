#include "pieces/ear_clipping.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>

#include <hitbox/geometry/orientation.h>

#include "exact/expansion.h"
#include "exact/lanes.h"
#include "exact/point_order.h"
#include "index/edge_tree.h"

namespace hitbox::geometry::detail {

namespace {

/// Which way a path turns. Seldom can it be foreseen, so that nothing branches but where plain doubles cannot tell.
struct Turn {
    bool isLeft = false;
    bool isRight = false;

    Turn(Point a, Point b, Point c)
    {
        const double left = (b.x - a.x) * (c.y - a.y);
        const double right = (b.y - a.y) * (c.x - a.x);
        const double cross = left - right;
        isLeft = cross < 0;
        isRight = cross > 0;
        if (std::abs(cross) > productDifferenceBound * (std::abs(left) + std::abs(right))) [[likely]]
            return;
        const Orientation exact = exactOrientation(a, b, c);
        isLeft = exact == Orientation::CounterClockwise;
        isRight = exact == Orientation::Clockwise;
    }
};

/// Of a triangle that turns left.
bool holds(const std::array<Point, 3> &triangle, Point p)
{
    const auto [a, b, c] = triangle;
    return !Turn(c, a, p).isRight && !Turn(a, b, p).isRight && !Turn(b, c, p).isRight;
}

/// What is left of a ring while corners are cut off, counter-clockwise as seen on screen.
///
/// A corner can go when it turns left and the triangle with its neighbours holds no other point, not even on its
/// border. The remainder is simple again then: the side that closes it runs inside and meets nothing. There always is
/// such a corner, straight ones or not: every simple ring of four points or more can be cut into triangles between all
/// of its points, which hang together like a tree, and a leaf of that is one.
/// Only points that do not turn left need be looked at. Were there others alone in the triangle of a, b and c, take one
/// that is farthest from the line through a and c. What the triangle has beyond it would hold no point of the ring, so
/// no edge either, for that would have to end there or cross a side at b; so the ring's inside would take up half a
/// turn or more around that point, and it would not turn left.
class EarClipper
{
public:
    EarClipper(std::span<const Point> ring, bool isClockwise);

    std::vector<Triangle> triangles();

private:
    using Bits = std::uint32_t;
    static_assert(mostClippedPoints == 32);
    static constexpr std::size_t lanes = 4;
    static_assert(mostClippedPoints % lanes == 0);
    /// With fewer points most corners are ears: going on as foreseen is faster than waiting for what is sure, and
    /// looking at each point faster than choosing which.
    static constexpr std::size_t leastForBoxes = 14;

    static Bits bit(std::uint8_t i) { return Bits{1} << i; }
    static Bits bitsFrom(std::uint8_t i) { return ~Bits{0} << i; }
    static std::uint8_t lowestOf(Bits bits) { return static_cast<std::uint8_t>(std::countr_zero(bits)); }
    bool isTiny() const { return m_count < leastForBoxes; }
    bool turnsLeft(Point a, Point b, Point c) const
    {
        return isTiny() ? orientation(a, b, c) == Orientation::CounterClockwise : Turn(a, b, c).isLeft;
    }
    void judge(std::uint8_t i)
    {
        const bool isBlocking = !turnsLeft(m_points[m_previous[i]], m_points[i], m_points[m_next[i]]);
        m_blocking = (m_blocking & ~bit(i)) | Bits{isBlocking} << i;
    }
    bool isEar(std::uint8_t a, std::uint8_t b, std::uint8_t c) const;
    Bits pointsInBoxOf(std::uint8_t a, std::uint8_t b, std::uint8_t c) const;
    std::uint32_t numberOf(std::uint8_t i) const { return m_isReversed ? m_count - 1U - i : i; }

    std::uint8_t m_count = 0;
    bool m_isReversed = false;
    Bits m_blocking = 0; ///< the points left that do not turn left
    std::array<Point, mostClippedPoints> m_points;
    // Measured from the first point and rounded to floats, each step of which keeps their order, so that no point of a
    // triangle is outside of its box. Not set in tiny rings.
    std::array<float, mostClippedPoints> m_x;
    std::array<float, mostClippedPoints> m_y;
    std::array<std::uint8_t, mostClippedPoints> m_next;
    std::array<std::uint8_t, mostClippedPoints> m_previous;
};

// Nothing is read past the ring's points: clearing would cost as much as cutting off a corner.
EarClipper::EarClipper(std::span<const Point> ring, bool isClockwise) // NOLINT(cppcoreguidelines-pro-type-member-init)
    : m_count(static_cast<std::uint8_t>(ring.size()))
    , m_isReversed(isClockwise)
{
    if (isClockwise)
        std::reverse_copy(ring.begin(), ring.end(), m_points.begin());
    else
        std::copy(ring.begin(), ring.end(), m_points.begin());
    for (std::uint8_t i = 0; i < m_count; ++i) {
        m_next[i] = static_cast<std::uint8_t>(i + 1 == m_count ? 0 : i + 1);
        m_previous[i] = static_cast<std::uint8_t>(i == 0 ? m_count - 1 : i - 1);
    }
    const FloatFrame frame{m_points[0]};
    const std::size_t laneCount = isTiny() ? 0 : (m_count + lanes - 1) / lanes * lanes;
    for (std::size_t i = 0; i < laneCount; ++i) {
        const Point p = m_points[i < m_count ? i : 0];
        m_x[i] = frame.x(p);
        m_y[i] = frame.y(p);
    }
    for (std::uint8_t i = 0; i < m_count; ++i)
        judge(i);
}

/// All points of the ring, whether they are left or not, that may be in the box around the triangle.
EarClipper::Bits EarClipper::pointsInBoxOf(std::uint8_t a, std::uint8_t b, std::uint8_t c) const
{
    const FourFloats left = FourFloats::all(std::min({m_x[a], m_x[b], m_x[c]}));
    const FourFloats right = FourFloats::all(std::max({m_x[a], m_x[b], m_x[c]}));
    const FourFloats top = FourFloats::all(std::min({m_y[a], m_y[b], m_y[c]}));
    const FourFloats bottom = FourFloats::all(std::max({m_y[a], m_y[b], m_y[c]}));
    Bits found = 0;
    for (std::size_t i = 0; i < m_count; i += lanes) {
        const FourFloats x = FourFloats::load(&m_x[i]);
        const FourFloats y = FourFloats::load(&m_y[i]);
        found |= Bits{allAtMost(left, x, x, right, top, y, y, bottom)} << i;
    }
    return found;
}

/// Of a corner that turns left.
bool EarClipper::isEar(std::uint8_t a, std::uint8_t b, std::uint8_t c) const
{
    const std::array<Point, 3> corner{m_points[a], m_points[b], m_points[c]};
    Bits left = m_blocking & ~(bit(a) | bit(c));
    if (!isTiny())
        left &= pointsInBoxOf(a, b, c);
    for (; left != 0; left &= left - 1)
        if (holds(corner, m_points[lowestOf(left)]))
            return false;
    return true;
}

/// Every corner is judged anew when a neighbour of its goes, so all triangles have positive area in any ring.
std::vector<Triangle> EarClipper::triangles()
{
    std::vector<Triangle> cut;
    cut.reserve(m_count - 2U);
    Bits left = ~Bits{0} >> (mostClippedPoints - m_count);
    Bits untried = left & ~m_blocking;
    std::uint8_t here = 0;
    for (int count = m_count; count > 3;) {
        if (untried == 0)
            return {};
        if (!isTiny() || (untried & bit(here)) == 0) {
            const Bits ahead = untried & bitsFrom(here);
            here = lowestOf(ahead != 0 ? ahead : untried);
        }
        const std::uint8_t before = m_previous[here];
        const std::uint8_t after = m_next[here];
        if (!isEar(before, here, after)) {
            untried &= ~bit(here);
            continue;
        }
        cut.push_back({numberOf(before), numberOf(here), numberOf(after)});
        m_next[before] = after;
        m_previous[after] = before;
        left &= ~bit(here);
        m_blocking &= ~bit(here);
        judge(before);
        judge(after);
        untried = left & ~m_blocking;
        here = m_next[after]; // not the next one, which would make a fan of thin triangles
        --count;
    }
    if ((m_blocking & bit(here)) != 0)
        return {};
    cut.push_back({numberOf(m_previous[here]), numberOf(here), numberOf(m_next[here])});
    return cut;
}

} // namespace

std::vector<Triangle> clippedTriangles(std::span<const Point> ring)
{
    assert(ring.size() >= 3 && ring.size() <= mostClippedPoints);
    // A simple ring's leftmost vertex tells which way round the ring goes.
    const auto leftmost = std::min_element(ring.begin(), ring.end(), isBefore);
    const Point before = leftmost == ring.begin() ? ring.back() : *(leftmost - 1);
    const Point after = leftmost + 1 == ring.end() ? ring.front() : *(leftmost + 1);
    return EarClipper(ring, orientation(before, *leftmost, after) == Orientation::Clockwise).triangles();
}

} // namespace hitbox::geometry::detail
