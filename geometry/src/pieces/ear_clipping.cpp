#include "pieces/ear_clipping.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include <hitbox/geometry/orientation.h>

#include "exact/point_order.h"

namespace hitbox::geometry::detail {

namespace {

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
    static_assert(mostClippedPoints <= 32);

    static Bits bit(std::uint8_t i) { return Bits{1} << i; }
    bool turnsLeft(std::uint8_t a, std::uint8_t b, std::uint8_t c) const
    {
        return orientation(m_points[a], m_points[b], m_points[c]) == Orientation::CounterClockwise;
    }
    void judge(std::uint8_t i)
    {
        const Bits isBlocking = turnsLeft(m_previous[i], i, m_next[i]) ? 0 : bit(i);
        m_blocking = (m_blocking & ~bit(i)) | isBlocking;
    }
    bool isEar(std::uint8_t a, std::uint8_t b, std::uint8_t c) const;
    std::uint32_t numberOf(std::uint8_t i) const { return m_isReversed ? m_count - 1U - i : i; }

    std::uint8_t m_count = 0;
    bool m_isReversed = false;
    Bits m_blocking = 0; ///< the points left that do not turn left
    std::array<Point, mostClippedPoints> m_points;
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
    for (std::uint8_t i = 0; i < m_count; ++i)
        judge(i);
}

bool EarClipper::isEar(std::uint8_t a, std::uint8_t b, std::uint8_t c) const
{
    if ((m_blocking & bit(b)) != 0)
        return false;
    const Point pa = m_points[a];
    const Point pb = m_points[b];
    const Point pc = m_points[c];
    for (Bits left = m_blocking & ~(bit(a) | bit(c)); left != 0; left &= left - 1) {
        const Point p = m_points[static_cast<std::size_t>(std::countr_zero(left))];
        if (orientation(pc, pa, p) != Orientation::Clockwise && orientation(pa, pb, p) != Orientation::Clockwise &&
            orientation(pb, pc, p) != Orientation::Clockwise)
            return false;
    }
    return true;
}

/// Every corner is judged anew when a neighbour of its goes, so all triangles have positive area in any ring.
std::vector<Triangle> EarClipper::triangles()
{
    std::vector<Triangle> cut;
    cut.reserve(m_count - 2U);
    std::uint8_t here = 0;
    int tried = 0;
    for (int count = m_count; count > 3;) {
        const std::uint8_t before = m_previous[here];
        const std::uint8_t after = m_next[here];
        if (!isEar(before, here, after)) {
            here = after;
            if (++tried >= count)
                return {};
            continue;
        }
        cut.push_back({numberOf(before), numberOf(here), numberOf(after)});
        m_next[before] = after;
        m_previous[after] = before;
        m_blocking &= ~bit(here);
        judge(before);
        judge(after);
        here = m_next[after]; // not the next one, which would make a fan of thin triangles
        --count;
        tried = 0;
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
