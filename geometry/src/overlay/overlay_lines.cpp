#include "overlay/overlay_lines.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "exact/finite.h"
#include "exact/lanes.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// Within these magnitudes products of four coordinate differences are exact: 4 * 202 < 1024, 4 * (200 + 53) < 1074.
constexpr int greatestLineExponent = 200;
constexpr double leastBeyondLines = 0x1.0000000000001p200; // the double after 2^200
constexpr double leastMagnitude = 0x1p-200;

constexpr int lineBits = 25;

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

/// Both coordinates at once, and no branches: all but broken input is within range.
Survey surveyOf(std::span<const OwnedRing> rings)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr TwoBits both = 3;
    Survey survey;
    TwoDoubles min = TwoDoubles::all(infinity);
    TwoDoubles max = TwoDoubles::all(-infinity);
    TwoBits inRange = both;
    for (const OwnedRing &ring : rings) {
        survey.pointCount += ring.points.size();
        for (const Point p : ring.points) {
            const TwoDoubles point = TwoDoubles::of(p);
            const TwoDoubles size = magnitude(point);
            const TwoBits isSmall = above(TwoDoubles::all(leastBeyondLines), size);
            const TwoBits isTiny = above(TwoDoubles::all(leastMagnitude), size);
            inRange &= isSmall & (~isTiny | equal(point, TwoDoubles::all(0)));
            min = smaller(min, point);
            max = larger(max, point);
        }
    }
    survey.box = {{min.first(), min.second()}, {max.first(), max.second()}};
    survey.isInRange = inRange == both;
    return survey;
}

double broughtIntoRange(double coordinate, int exponent)
{
    const double scaled = std::scalbn(coordinate, exponent);
    return std::abs(scaled) < leastMagnitude ? 0 : scaled;
}

Ring broughtIntoRange(std::span<const Point> ring, int exponent)
{
    Ring result(ring.begin(), ring.end());
    for (Point &p : result)
        p = {broughtIntoRange(p.x, exponent), broughtIntoRange(p.y, exponent)};
    return result;
}

/// Appends rings without the points that say nothing.
class LineBuilder
{
public:
    LineBuilder(OverlayLines &lines, Spikes spikes)
        : m_lines(lines)
        , m_points(lines.points)
        , m_spikes(spikes)
    {
    }

    void add(const OwnedRing &ring);

private:
    void addRun(std::span<const Point> run);
    void turnBack(Point p);
    void close();
    void closeWithSpikes();
    std::size_t count() const { return m_points.size() - m_first; }
    bool areOnLine(Point p, Point q, Point r) const { return m_lines.signs(p, q, q, r) == 0; }

    OverlayLines &m_lines;
    std::pmr::vector<Point> &m_points;
    Spikes m_spikes;
    std::size_t m_first = 0; ///< of the ring that is being added
};

void LineBuilder::add(const OwnedRing &ring)
{
    const std::span<const Point> points = ring.points;
    const std::size_t fewest = m_spikes == Spikes::Keep ? 2 : 3;
    if (points.size() < fewest)
        return;
    m_first = m_points.size();
    const auto least = std::min_element(points.begin(), points.end(), isBefore);
    m_points.push_back(*least);
    addRun({least + 1, points.end()});
    addRun({points.begin(), least});
    if (m_spikes == Spikes::Keep)
        closeWithSpikes();
    else
        close();
    if (count() < fewest) {
        m_points.resize(m_first);
        return;
    }
    m_lines.rings.push_back({static_cast<Index>(m_first), static_cast<Index>(m_points.size()), ring.owner});
    m_points.push_back(Point(m_points[m_first]));
}

/// How many points, from the first on, certainly make a turn at the one before them: neither do they repeat that one,
/// nor are they on the line of the two before. The bound is the one of crossSign(), as is the order of its terms.
std::size_t certainTurns(Point before, Point last, std::span<const Point> run)
{
    Point in = last - before;
    for (std::size_t i = 0; i < run.size(); ++i) {
        const Point out = run[i] - last;
        const double left = in.x * out.y;
        const double right = in.y * out.x;
        if (!(std::abs(left - right) > productDifferenceBound * (std::abs(left) + std::abs(right))))
            return i;
        in = out;
        last = run[i];
    }
    return run.size();
}

void LineBuilder::addRun(std::span<const Point> run)
{
    // The last two points are kept here, since reading back what was just written stalls.
    Point last = m_points.back();
    Point before = count() > 1 ? m_points[m_points.size() - 2] : last;
    while (!run.empty()) {
        // Nearly all: no need to think about each.
        if (const std::size_t turns = certainTurns(before, last, run); turns > 0) {
            before = turns > 1 ? run[turns - 2] : last;
            last = run[turns - 1];
            m_points.insert(m_points.end(), run.begin(), run.begin() + static_cast<std::ptrdiff_t>(turns));
            run = run.subspan(turns);
            continue;
        }
        const Point p = run.front();
        run = run.subspan(1);
        if (p == last)
            continue;
        if (before == last || !areOnLine(before, last, p)) {
            m_points.push_back(p);
            before = last;
            last = p;
        } else if (isBefore(before, last) == isBefore(last, p)) {
            m_points.back() = p;
            last = p;
        } else if (m_spikes == Spikes::Keep) {
            m_lines.tips.push_back(static_cast<Index>(m_points.size() - 1));
            m_points.push_back(p);
            before = last;
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
void LineBuilder::turnBack(Point p)
{
    do {
        m_points.pop_back();
        if (m_points.back() == p)
            return;
    } while (count() > 1 && areOnLine(m_points[m_points.size() - 2], m_points.back(), p));
    m_points.push_back(p);
}

/// Leaves out what is on one line across the ring's start.
void LineBuilder::close()
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

/// Leaves out what repeats the ring's start or leads straight on to it. Nothing leads straight on from there: no point
/// is before the first.
void LineBuilder::closeWithSpikes()
{
    const Point start = m_points[m_first];
    while (count() > 1) {
        const Point last = m_points.back();
        const Point before = m_points[m_points.size() - 2];
        if (last != start && (isBefore(before, last) || !areOnLine(before, last, start)))
            break;
        m_points.pop_back();
    }
    std::pmr::vector<Index> &tips = m_lines.tips;
    while (!tips.empty() && tips.back() >= m_points.size())
        tips.pop_back();
    if (count() > 1 && areOnLine(m_points[m_points.size() - 2], m_points.back(), start))
        tips.push_back(static_cast<Index>(m_points.size() - 1));
}

bool isMultipleOf(double unit, double coordinate)
{
    // Adding this leaves no bits below the unit.
    const double rounder = unit * 0x1.8p52;
    return (coordinate + rounder) - rounder == coordinate;
}

bool areOnLattice(std::span<const OwnedRing> rings, double largestMagnitude)
{
    if (largestMagnitude == 0)
        return true;
    // Its power of two by the bits of its exponent: for few points, calls for that take as long as all the rest.
    constexpr std::uint64_t exponentBits = 0x7FF0'0000'0000'0000;
    const auto power = std::bit_cast<double>(std::bit_cast<std::uint64_t>(largestMagnitude) & exponentBits);
    const double unit = power / (1 << (lineBits - 1));
    return std::ranges::all_of(rings, [unit](const OwnedRing &ring) {
        return std::ranges::all_of(ring.points,
                                   [unit](Point p) { return isMultipleOf(unit, p.x) && isMultipleOf(unit, p.y); });
    });
}

OverlayLines linesInRange(std::span<const OwnedRing> rings, const Survey &survey, Spikes spikes,
                          std::pmr::memory_resource *memory)
{
    OverlayLines lines(memory);
    lines.points.reserve(survey.pointCount + rings.size());
    lines.rings.reserve(rings.size());
    lines.box = survey.box;
    lines.signs.onLattice = areOnLattice(rings, survey.largestMagnitude());
    LineBuilder builder(lines, spikes);
    for (const OwnedRing &ring : rings)
        builder.add(ring);
    return lines;
}

} // namespace

Point OverlayLines::inputPoint(Point p) const
{
    if (exponent == 0)
        return p;
    return {std::scalbn(p.x, -exponent), std::scalbn(p.y, -exponent)};
}

std::optional<OverlayLines> linesOf(std::span<const OwnedRing> rings, Spikes spikes, std::pmr::memory_resource *memory)
{
    const Survey survey = surveyOf(rings);
    if (survey.isInRange)
        return linesInRange(rings, survey, spikes, memory);
    if (!std::ranges::all_of(rings, [](const OwnedRing &ring) { return areFinite(ring.points); }))
        return std::nullopt;
    const int exponent = greatestLineExponent - 1 - std::ilogb(survey.largestMagnitude());
    std::vector<Ring> scaled;
    for (const OwnedRing &ring : rings)
        scaled.push_back(broughtIntoRange(ring.points, exponent));
    std::vector<OwnedRing> scaledRings(rings.begin(), rings.end());
    for (std::size_t i = 0; i < scaled.size(); ++i)
        scaledRings[i].points = scaled[i];
    OverlayLines lines = linesInRange(scaledRings, surveyOf(scaledRings), spikes, memory);
    lines.exponent = exponent;
    return lines;
}

} // namespace hitbox::geometry::detail::overlay
