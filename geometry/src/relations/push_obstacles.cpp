#include "relations/push_obstacles.h"

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>

#include "exact/finite.h"
#include "exact/plain_vectors.h"
#include "index/edge_boxes.h"

namespace hitbox::geometry::detail {
namespace {

/// Crossings are looked for among this many lines and arcs at most, the nearest ones.
constexpr std::size_t mostFeatures = 2048;

Push pushOf(Point way, Point escape)
{
    return {lengthOf(way), way, escape};
}

double distanceFromNone(const Segment &segment)
{
    const Point along = segment.to - segment.from;
    const double squared = along.x * along.x + along.y * along.y;
    const double at = -(segment.from.x * along.x + segment.from.y * along.y) / squared;
    return lengthOf(segment.from + along * std::clamp(at, 0.0, 1.0));
}

/// A corner of a difference with its sides and features, and what it takes to find them.
constexpr std::size_t pushBytesPerCorner = 512;
constexpr std::size_t pushStepsPerCorner = 8;

/// A crossing too many does no harm: each is proved to be free.
constexpr double crossingSlack = 1e-9;

template <typename Visit>
void crossSegments(const Segment &a, const Segment &b, Visit visit)
{
    const Point along = a.to - a.from;
    const Point across = b.to - b.from;
    const Point between = b.from - a.from;
    const double whole = cross(along, across);
    const double onA = cross(between, across) / whole;
    const double onB = cross(between, along) / whole;
    if (std::min(onA, onB) >= -crossingSlack && std::max(onA, onB) <= 1 + crossingSlack)
        visit(a.from + along * onA);
}

template <typename Visit>
void crossSegmentAndCircle(const Segment &segment, Point center, double radius, Visit visit)
{
    const double length = distance(segment.from, segment.to);
    const Point along = unit(segment.to - segment.from);
    const double middle = dot(center - segment.from, along);
    const double away = cross(center - segment.from, along);
    const double half = std::sqrt((radius - away) * (radius + away));
    for (const double at : {middle - half, middle + half})
        if (at >= -crossingSlack * length && at <= (1 + crossingSlack) * length)
            visit(segment.from + along * at);
}

template <typename Visit>
void crossCircles(const Feature &a, const Feature &b, Visit visit)
{
    const Point center = a.segment.from;
    const double length = distance(center, b.segment.from);
    const Point along = unit(b.segment.from - center);
    const double onAxis = (length + (a.radius - b.radius) * ((a.radius + b.radius) / length)) / 2;
    const double half = std::sqrt((a.radius - onAxis) * (a.radius + onAxis));
    visit(center + along * onAxis + leftOf(along) * half);
    visit(center + along * onAxis - leftOf(along) * half);
}

/// Calls visit(point) where the two cross, at times with coordinates that are not numbers.
template <typename Visit>
void crossFeatures(const Feature &a, const Feature &b, Visit visit)
{
    if (a.radius > 0 && b.radius > 0)
        crossCircles(a, b, visit);
    else if (a.radius > 0)
        crossSegmentAndCircle(b.segment, a.segment.from, a.radius, visit);
    else if (b.radius > 0)
        crossSegmentAndCircle(a.segment, b.segment.from, b.radius, visit);
    else
        crossSegments(a.segment, b.segment, visit);
}

/// Away from the feature, at a point of it.
Point normalAt(const Feature &feature, Point p)
{
    return unit(feature.radius > 0 ? p - feature.segment.from : leftOf(feature.segment.to - feature.segment.from));
}

/// Away from both features as fast as from each alone, where there is such a way.
Point escapeFrom(const Feature &a, const Feature &b, Point p)
{
    const Point outOfA = normalAt(a, p);
    const Point outOfB = normalAt(b, p);
    const double agreement = 1 + dot(outOfA, outOfB);
    constexpr double least = 1e-6; // else they face each other
    return agreement > least ? (outOfA + outOfB) * (1 / agreement) : unit(p);
}

} // namespace

Obstacles::Obstacles(std::span<const ConvexCore> a, std::span<const ConvexCore> b, double size, Meter &meter)
    : m_meter(meter)
    , m_slack(size * 0x1p-44)
{
    m_all.reserve(a.size() * b.size());
    for (const ConvexCore &coreA : a) {
        for (const ConvexCore &coreB : b) {
            m_all.push_back(differenceOf(coreA, coreB));
            m_meter.spend(pushStepsPerCorner * m_all.back().points.size());
            m_meter.hold(pushBytesPerCorner * m_all.back().points.size());
        }
    }
    for (std::size_t i = 0; i < m_all.size(); ++i)
        addSides(i);
}

void Obstacles::addSides(std::size_t difference)
{
    const ConvexCore &core = m_all[difference];
    m_firstSide.push_back(m_sides.size());
    for (std::size_t i = 0; i < core.points.size(); ++i) {
        const Segment inner = edge(core.points, i);
        if (inner.from == inner.to)
            continue;
        const Point out = unit(leftOf(inner.to - inner.from));
        const Point more = out * core.radius;
        m_sides.push_back({{inner.from + more, inner.to + more}, out, dot(inner.from, out) + core.radius});
    }
}

bool Obstacles::isWithin(Point way, std::size_t difference) const
{
    const std::span<const Side> sides = sidesOf(difference);
    const auto past =
        std::ranges::find_if(sides, [&](const Side &side) { return dot(way, side.out) >= side.distance - m_slack; });
    m_meter.spend(static_cast<std::size_t>(past - sides.begin()) + 1);
    if (past != sides.end())
        return false;
    const ConvexCore &core = m_all[difference];
    return core.radius == 0 ? core.points.size() > 2 : core.radius - signedDistance(way, core) > m_slack;
}

bool Obstacles::isFree(Point way) const
{
    if (isWithin(way, m_lastHit))
        return false;
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (isWithin(way, i)) {
            m_lastHit = i;
            return false;
        }
    }
    return true;
}

std::vector<Push> Obstacles::straightPushes() const
{
    std::vector<Push> pushes;
    for (const Side &side : m_sides)
        pushes.push_back(pushOf(side.out * side.distance, side.out));
    for (const ConvexCore &core : m_all) {
        if (core.radius == 0)
            continue;
        for (const Point corner : core.points) {
            const Point out = unit(Point{} - corner);
            pushes.push_back(pushOf(corner + out * core.radius, out));
        }
    }
    std::erase_if(pushes, [](const Push &push) { return !isFinite(push.way); });
    std::sort(pushes.begin(), pushes.end());
    return pushes;
}

std::vector<Feature> Obstacles::featuresNearer(double length) const
{
    std::vector<Feature> features;
    const auto add = [&](const Feature &feature) {
        if (feature.nearest <= length)
            features.push_back(feature);
    };
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const double r = m_all[i].radius;
        for (const Side &side : sidesOf(i))
            add({side.segment, 0, i, distanceFromNone(side.segment), boxOf(side.segment)});
        if (r == 0)
            continue;
        for (const Point p : m_all[i].points)
            add({{p, p}, r, i, std::abs(lengthOf(p) - r), {p - Point{r, r}, p + Point{r, r}}});
    }
    std::ranges::stable_sort(features, {}, &Feature::nearest); // of as near ones the same everywhere
    features.resize(std::min(features.size(), mostFeatures));
    return features;
}

std::vector<Push> Obstacles::freeCrossings(double length) const
{
    std::vector<Push> pushes;
    const std::vector<Feature> features = featuresNearer(length);
    // The features come nearest first, so that a crossing is no nearer than the later of its two.
    for (std::size_t i = 0; i < features.size() && features[i].nearest <= length; ++i) {
        m_meter.spend(i + 1);
        for (std::size_t k = 0; k < i; ++k) {
            const Feature &a = features[i];
            const Feature &b = features[k];
            if (!haveCommonPoint(a.box, b.box) || a.difference == b.difference)
                continue;
            crossFeatures(a, b, [&](Point p) {
                const double itsLength = lengthOf(p);
                if (!(itsLength <= length) || !isFree(p))
                    return;
                // Several pairs may cross in one place, of which only some tell how to leave it.
                length = std::min(length, itsLength * (1 + crossingSlack));
                pushes.push_back(pushOf(p, escapeFrom(a, b, p)));
            });
        }
    }
    std::sort(pushes.begin(), pushes.end());
    return pushes;
}

} // namespace hitbox::geometry::detail
