#include "overlay_outline.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "finite.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// Within these magnitudes products of four coordinate differences are exact: 4 * 202 < 1024, 4 * (200 + 53) < 1074.
constexpr int greatestExponent = 200;
constexpr double greatestMagnitude = 0x1p200;
constexpr double leastMagnitude = 0x1p-200;

constexpr int latticeBits = 25;

/// What has to be known of all points before any is taken.
struct Survey {
    Box box; ///< the other way round where there are no points
    bool isInRange = true;
    std::size_t pointCount = 0;

    double largestMagnitude() const
    {
        return pointCount == 0 ? 0 : std::max({-box.min.x, -box.min.y, box.max.x, box.max.y});
    }
};

bool isInRange(double coordinate)
{
    const double magnitude = std::abs(coordinate);
    return magnitude <= greatestMagnitude && (magnitude >= leastMagnitude || magnitude == 0);
}

void add(Survey &survey, std::span<const Ring> rings)
{
    Box box = survey.box;
    bool allInRange = survey.isInRange;
    for (const Ring &ring : rings) {
        survey.pointCount += ring.size();
        for (const Point p : ring) {
            allInRange = allInRange && isInRange(p.x) && isInRange(p.y);
            box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
            box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
        }
    }
    survey.box = box;
    survey.isInRange = allInRange;
}

Survey surveyOf(std::span<const Ring> a, std::span<const Ring> b)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Survey survey{{{infinity, infinity}, {-infinity, -infinity}}};
    add(survey, a);
    add(survey, b);
    return survey;
}

bool areFinite(std::span<const Ring> rings)
{
    return std::ranges::all_of(rings, [](const Ring &ring) { return detail::areFinite(ring); });
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
        , m_points(outline.points)
    {
    }

    void addRings(std::span<const Ring> rings, Owner owner);

private:
    void addRing(const Ring &ring, Owner owner);
    void addRun(std::span<const Point> run);
    void turnBack(Point p);
    void close();
    std::size_t count() const { return m_points.size() - m_first; }
    bool areOnLine(Point p, Point q, Point r) const { return m_outline.signs(p, q, q, r) == 0; }

    Outline &m_outline;
    std::pmr::vector<Point> &m_points;
    std::size_t m_first = 0; ///< of the ring that is being added
};

void OutlineBuilder::addRings(std::span<const Ring> rings, Owner owner)
{
    for (const Ring &ring : rings)
        addRing(ring, owner);
}

void OutlineBuilder::addRing(const Ring &ring, Owner owner)
{
    if (ring.size() < 3)
        return;
    m_first = m_points.size();
    const auto least = std::min_element(ring.begin(), ring.end(), isBefore);
    m_points.push_back(*least);
    addRun({least + 1, ring.end()});
    addRun({ring.begin(), least});
    close();
    if (count() < 3) {
        m_points.resize(m_first);
        return;
    }
    m_outline.rings.push_back({static_cast<Index>(m_first), static_cast<Index>(m_points.size()), owner});
    m_points.push_back(Point(m_points[m_first]));
}

void OutlineBuilder::addRun(std::span<const Point> run)
{
    // The last two points are kept here, since reading back what was just written stalls.
    Point last = m_points.back();
    Point before = count() > 1 ? m_points[m_points.size() - 2] : last;
    for (const Point p : run) {
        if (p == last)
            continue;
        if (before == last || !areOnLine(before, last, p)) {
            m_points.push_back(p);
            before = last;
            last = p;
        } else if (isBefore(before, last) == isBefore(last, p)) {
            m_points.back() = p;
            last = p;
        } else {
            turnBack(p);
            last = m_points.back();
            before = count() > 1 ? m_points[m_points.size() - 2] : last;
        }
    }
}

/// Adds a point from which the ring has run straight on and back: what was run twice goes, and so do all points that
/// this one then turns out to be on the line of.
void OutlineBuilder::turnBack(Point p)
{
    do {
        m_points.pop_back();
        if (m_points.back() == p)
            return;
    } while (count() > 1 && areOnLine(m_points[m_points.size() - 2], m_points.back(), p));
    m_points.push_back(p);
}

/// Leaves out what is on one line across the ring's start.
void OutlineBuilder::close()
{
    std::size_t first = m_first;
    for (;;) {
        const std::size_t left = m_points.size() - first;
        if (left < 2)
            break;
        const Point start = m_points[first];
        if (m_points.back() == start || areOnLine(m_points[m_points.size() - 2], m_points.back(), start))
            m_points.pop_back();
        else if (areOnLine(m_points.back(), start, m_points[first + 1]))
            ++first;
        else
            break;
    }
    if (first == m_first)
        return;
    const auto begin = m_points.begin() + static_cast<std::ptrdiff_t>(m_first);
    m_points.erase(begin, m_points.begin() + static_cast<std::ptrdiff_t>(first));
    std::rotate(begin, std::min_element(begin, m_points.end(), isBefore), m_points.end());
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

bool shareLattice(std::span<const Ring> a, std::span<const Ring> b, double largestMagnitude)
{
    if (largestMagnitude == 0)
        return true;
    const double unit = std::scalbn(1.0, std::ilogb(largestMagnitude) + 1 - latticeBits);
    return isOnLattice(a, unit) && isOnLattice(b, unit);
}

Outline outlineInRange(std::span<const Ring> a, std::span<const Ring> b, const Survey &survey,
                       std::pmr::memory_resource *memory)
{
    Outline outline(memory);
    outline.points.reserve(survey.pointCount + a.size() + b.size());
    outline.rings.reserve(a.size() + b.size());
    outline.box = survey.box;
    outline.signs.onLattice = shareLattice(a, b, survey.largestMagnitude());
    OutlineBuilder builder(outline);
    builder.addRings(a, Owner::A);
    builder.addRings(b, Owner::B);
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
    const Survey survey = surveyOf(a, b);
    if (survey.isInRange)
        return outlineInRange(a, b, survey, memory);
    if (!areFinite(a) || !areFinite(b))
        return std::nullopt;
    const int exponent = greatestExponent - 1 - std::ilogb(survey.largestMagnitude());
    const std::vector<Ring> scaledA = broughtIntoRange(a, exponent);
    const std::vector<Ring> scaledB = broughtIntoRange(b, exponent);
    Outline outline = outlineInRange(scaledA, scaledB, surveyOf(scaledA, scaledB), memory);
    outline.exponent = exponent;
    return outline;
}

} // namespace hitbox::geometry::detail::overlay
