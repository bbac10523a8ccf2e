#include "overlay_outline.h"

#include <algorithm>
#include <cmath>

#include "finite.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// Within these magnitudes products of four coordinate differences are exact: 4 * 202 < 1024, 4 * (200 + 53) < 1074.
constexpr int greatestExponent = 200;
constexpr double greatestMagnitude = 0x1p200;
constexpr double leastMagnitude = 0x1p-200;

constexpr int latticeBits = 25;

bool isInRange(double coordinate)
{
    const double magnitude = std::abs(coordinate);
    return magnitude <= greatestMagnitude && (magnitude >= leastMagnitude || magnitude == 0);
}

bool isInRange(std::span<const Ring> rings)
{
    return std::ranges::all_of(rings, [](const Ring &ring) {
        return std::ranges::all_of(ring, [](Point p) { return isInRange(p.x) && isInRange(p.y); });
    });
}

bool areFinite(std::span<const Ring> rings)
{
    return std::ranges::all_of(rings, [](const Ring &ring) { return detail::areFinite(ring); });
}

double largestMagnitude(std::span<const Ring> rings)
{
    double largest = 0;
    for (const Ring &ring : rings)
        for (const Point p : ring)
            largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
    return largest;
}

double broughtIntoRange(double coordinate, int exponent)
{
    const double scaled = std::scalbn(coordinate, exponent);
    return std::abs(scaled) < leastMagnitude ? 0 : scaled;
}

std::vector<Ring> broughtIntoRange(std::span<const Ring> rings, int exponent)
{
    std::vector<Ring> result(rings.begin(), rings.end());
    for (Ring &ring : result)
        for (Point &p : ring)
            p = {broughtIntoRange(p.x, exponent), broughtIntoRange(p.y, exponent)};
    return result;
}

/// Appends rings without the points that say nothing.
class OutlineBuilder
{
public:
    explicit OutlineBuilder(Outline &outline)
        : m_outline(outline)
    {
    }

    void addRings(std::span<const Ring> rings, Owner owner);

private:
    void addRing(const Ring &ring, Owner owner);
    void addPoint(Point p, Index first);
    void close(Index first);
    int turn(Point before, Point at, Point after) const { return m_outline.signs(before, at, at, after); }

    Outline &m_outline;
};

void OutlineBuilder::addRings(std::span<const Ring> rings, Owner owner)
{
    for (const Ring &ring : rings)
        addRing(ring, owner);
}

void OutlineBuilder::addRing(const Ring &ring, Owner owner)
{
    if (ring.size() < 2)
        return;
    std::pmr::vector<Point> &points = m_outline.points;
    const auto first = static_cast<Index>(points.size());
    const std::size_t tipCount = m_outline.tips.size();
    const auto least = std::min_element(ring.begin(), ring.end(), isBefore);
    points.push_back(*least);
    for (auto p = least + 1; p != ring.end(); ++p)
        addPoint(*p, first);
    for (auto p = ring.begin(); p != least; ++p)
        addPoint(*p, first);
    close(first);
    if (points.size() - first < 2) {
        points.resize(first);
        m_outline.tips.resize(tipCount);
        return;
    }
    m_outline.rings.push_back({first, static_cast<Index>(points.size()), owner});
    points.push_back(Point(points[first]));
}

void OutlineBuilder::addPoint(Point p, Index first)
{
    std::pmr::vector<Point> &points = m_outline.points;
    const Point last = points.back();
    if (p == last)
        return;
    const auto lastIndex = static_cast<Index>(points.size() - 1);
    if (lastIndex == first || turn(points[lastIndex - 1], last, p) != 0) {
        points.push_back(p);
        return;
    }
    // Three points on one line: the middle one lies straight on, or the ring turns back there.
    if (isBefore(points[lastIndex - 1], last) == isBefore(last, p)) {
        points.back() = p;
        return;
    }
    m_outline.tips.push_back(lastIndex);
    points.push_back(p);
}

/// Only the last point can lie straight on now: the first is the least, and nothing is on both sides of that.
void OutlineBuilder::close(Index first)
{
    std::pmr::vector<Point> &points = m_outline.points;
    const Point start = points[first];
    if (points.size() - first > 1 && points.back() == start)
        points.pop_back();
    const std::size_t count = points.size() - first;
    if (count < 2)
        return;
    const Point last = points.back();
    const Point beforeLast = points[points.size() - 2];
    if (turn(beforeLast, last, start) == 0) {
        if (count > 2 && isBefore(beforeLast, last) == isBefore(last, start))
            points.pop_back();
        else
            m_outline.tips.push_back(static_cast<Index>(points.size() - 1));
    }
    if (turn(points.back(), start, points[first + 1]) == 0)
        m_outline.tips.push_back(first);
}

bool isMultipleOf(double unit, double coordinate)
{
    // Adding this leaves no bits below the unit.
    const double rounder = unit * 0x1.8p52;
    return (coordinate + rounder) - rounder == coordinate;
}

bool isOnLattice(std::span<const Ring> rings, double unit)
{
    return std::ranges::all_of(rings, [unit](const Ring &ring) {
        return std::ranges::all_of(ring,
                                   [unit](Point p) { return isMultipleOf(unit, p.x) && isMultipleOf(unit, p.y); });
    });
}

bool shareLattice(std::span<const Ring> a, std::span<const Ring> b)
{
    const double largest = std::max(largestMagnitude(a), largestMagnitude(b));
    if (largest == 0)
        return true;
    const double unit = std::scalbn(1.0, std::ilogb(largest) + 1 - latticeBits);
    return isOnLattice(a, unit) && isOnLattice(b, unit);
}

std::size_t pointCount(std::span<const Ring> rings)
{
    std::size_t count = 0;
    for (const Ring &ring : rings)
        count += ring.size() + 1;
    return count;
}

Box boxOf(std::span<const Point> points)
{
    if (points.empty())
        return {};
    Box box{points[0], points[0]};
    for (const Point p : points) {
        box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
        box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
    }
    return box;
}

Outline outlineInRange(std::span<const Ring> a, std::span<const Ring> b, std::pmr::memory_resource *memory)
{
    Outline outline(memory);
    outline.points.reserve(pointCount(a) + pointCount(b));
    outline.rings.reserve(a.size() + b.size());
    outline.signs.onLattice = shareLattice(a, b);
    OutlineBuilder builder(outline);
    builder.addRings(a, Owner::A);
    builder.addRings(b, Owner::B);
    outline.box = boxOf(outline.points);
    return outline;
}

} // namespace

Point Outline::inputPoint(Point p) const
{
    if (exponent == 0)
        return p;
    return {std::scalbn(p.x, -exponent), std::scalbn(p.y, -exponent)};
}

std::optional<Outline> outlineOf(std::span<const Ring> a, std::span<const Ring> b, std::pmr::memory_resource *memory)
{
    if (isInRange(a) && isInRange(b))
        return outlineInRange(a, b, memory);
    if (!areFinite(a) || !areFinite(b))
        return std::nullopt;
    const int exponent = greatestExponent - 1 - std::ilogb(std::max(largestMagnitude(a), largestMagnitude(b)));
    Outline outline = outlineInRange(broughtIntoRange(a, exponent), broughtIntoRange(b, exponent), memory);
    outline.exponent = exponent;
    return outline;
}

} // namespace hitbox::geometry::detail::overlay
