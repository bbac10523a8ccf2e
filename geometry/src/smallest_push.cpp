#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "convex_cores.h"
#include "edge_boxes.h"
#include "finite.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr std::size_t mostPairsOfPieces = 1024;
/// Crossings are looked for among this many lines and arcs at most, the nearest ones.
constexpr std::size_t mostFeatures = 2048;
/// Pushes that are proved by relate() before the boxes decide; few are ever needed.
constexpr std::size_t mostProofs = 256;

double cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}

double dot(Point a, Point b)
{
    return a.x * b.x + a.y * b.y;
}

double lengthOf(Point p)
{
    return std::hypot(p.x, p.y);
}

/// A way to part the shapes; the shortest first, and of those the first by x, then y.
struct Push {
    double length = 0;
    Point way;
    Point escape; ///< moves away from what is met there, 1 pixel a step

    bool operator<(const Push &other) const
    {
        if (length != other.length)
            return length < other.length;
        return way.x < other.way.x || (way.x == other.way.x && way.y < other.way.y);
    }
};

Push pushOf(Point way, Point escape)
{
    return {lengthOf(way), way, escape};
}

/// In the direction, with length 1; up on screen where there is none.
Point unit(Point direction)
{
    const double length = lengthOf(direction);
    return length > 0 ? direction * (1 / length) : Point{0, -1};
}

/// A piece of the boundary of a difference of two pieces: a straight one, or an arc around both ends of `segment` (then
/// `radius` is positive). Those that other differences cover are among them.
struct Feature {
    Segment segment;
    double radius = 0;
    std::size_t difference = 0;
    double nearest = 0; ///< how far it is from no push at all, at least
    Box box;
};

/// The places where b may not be moved: inside of any of the differences of pieces.
class Obstacles
{
public:
    Obstacles(const std::vector<ConvexCore> &a, const std::vector<ConvexCore> &b, double size)
        : m_slack(size * 0x1p-44)
    {
        m_all.reserve(a.size() * b.size());
        for (const ConvexCore &coreA : a)
            for (const ConvexCore &coreB : b)
                m_all.push_back(differenceOf(coreA, coreB));
        for (std::size_t i = 0; i < m_all.size(); ++i)
            addSides(i);
    }

    /// Whether b no more than touches a, to within rounding.
    bool isFree(Point way) const;

    /// The way out over each edge and arc of every difference, straight on: shortest first.
    std::vector<Push> straightPushes() const;

    /// Where two of their boundaries cross, free and no longer than the given length: the shortest first, and a few
    /// others.
    std::vector<Push> freeCrossings(double length) const;

private:
    /// An edge moved out by the radius: where it is, and the direction that leads out over it.
    struct Side {
        Segment segment;
        Point out;
        double distance = 0; ///< from no push, along `out`
    };

    void addSides(std::size_t difference);
    std::span<const Side> sidesOf(std::size_t difference) const
    {
        const std::size_t end = difference + 1 < m_firstSide.size() ? m_firstSide[difference + 1] : m_sides.size();
        return std::span(m_sides).subspan(m_firstSide[difference], end - m_firstSide[difference]);
    }
    bool isWithin(Point way, std::size_t difference) const;
    std::vector<Feature> featuresNearer(double length) const;

    std::vector<ConvexCore> m_all;
    std::vector<Side> m_sides;
    std::vector<std::size_t> m_firstSide; ///< of each difference
    double m_slack = 0;
    mutable std::size_t m_lastHit = 0; ///< what held the last push asked about is likely to hold the next
};

/// Of a core that runs clockwise on screen, the left is outside.
Point outward(Point along)
{
    return {along.y, -along.x};
}

void Obstacles::addSides(std::size_t difference)
{
    const ConvexCore &core = m_all[difference];
    m_firstSide.push_back(m_sides.size());
    for (std::size_t i = 0; i < core.points.size(); ++i) {
        const Segment inner = edge(core.points, i);
        if (inner.from == inner.to)
            continue;
        const Point out = unit(outward(inner.to - inner.from));
        const Point more = out * core.radius;
        m_sides.push_back({{inner.from + more, inner.to + more}, out, dot(inner.from, out) + core.radius});
    }
}

bool Obstacles::isWithin(Point way, std::size_t difference) const
{
    for (const Side &side : sidesOf(difference))
        if (dot(way, side.out) >= side.distance - m_slack)
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

double distanceFromNone(const Segment &segment)
{
    const Point along = segment.to - segment.from;
    const double squared = along.x * along.x + along.y * along.y;
    const double at = -(segment.from.x * along.x + segment.from.y * along.y) / squared;
    return lengthOf(segment.from + along * std::clamp(at, 0.0, 1.0));
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
    std::ranges::sort(features, {}, &Feature::nearest);
    features.resize(std::min(features.size(), mostFeatures));
    return features;
}

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
    visit(center + along * onAxis + outward(along) * half);
    visit(center + along * onAxis - outward(along) * half);
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
    return unit(feature.radius > 0 ? p - feature.segment.from : outward(feature.segment.to - feature.segment.from));
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

std::vector<Push> Obstacles::freeCrossings(double length) const
{
    std::vector<Push> pushes;
    const std::vector<Feature> features = featuresNearer(length);
    // The features come nearest first, so that a crossing is no nearer than the later of its two.
    for (std::size_t i = 0; i < features.size() && features[i].nearest <= length; ++i) {
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

bool isParted(Relation relation)
{
    return relation == Relation::Separate || relation == Relation::Touching;
}

Shape moved(const Shape &shape, Point way)
{
    return placed(shape, Placement{{0, 0}, way, 0, {1, 1}});
}

bool isFinite(const Shape &shape)
{
    const std::optional<Box> box = bounds(shape);
    return box && detail::isFinite(box->min) && detail::isFinite(box->max);
}

/// The push, longer by no more than rounding needs, if that parts the shapes.
std::optional<Point> proved(const Shape &a, const Shape &b, const Push &push, double size)
{
    constexpr double most = 0x1p-30;
    for (double more = 0; more <= most; more = more == 0 ? 0x1p-53 : more * 4) {
        const Point way = push.way + push.escape * (more * size);
        const Shape there = moved(b, way);
        if (isFinite(there) && isParted(relate(a, there)))
            return way;
    }
    return std::nullopt;
}

/// The shortest push that is proved: of the crossings nearer than the first free way straight out, or of those ways.
std::optional<Point> shortestPush(const Shape &a, const Shape &b, const Obstacles &obstacles, double size)
{
    std::size_t proofs = 0;
    bool isFirst = true;
    for (const Push &straight : obstacles.straightPushes()) {
        if (!obstacles.isFree(straight.way))
            continue;
        std::vector<Push> pushes;
        if (isFirst)
            pushes = obstacles.freeCrossings(straight.length);
        isFirst = false;
        pushes.push_back(straight);
        for (const Push &push : pushes) {
            if (const auto way = proved(a, b, push, size))
                return way;
            if (++proofs == mostProofs)
                return std::nullopt;
        }
    }
    return std::nullopt;
}

/// The shortest way that leaves the boxes around both side by side.
Point boxPush(const Box &a, const Box &b, double size)
{
    using detail::isFinite;
    const double more = size * 0x1p-50;
    const Point ways[] = {{a.max.x - b.min.x + more, 0},
                          {a.min.x - b.max.x - more, 0},
                          {0, a.max.y - b.min.y + more},
                          {0, a.min.y - b.max.y - more}};
    const Point shortest = std::ranges::min(ways, {}, lengthOf);
    return isFinite(shortest) ? shortest : Point{};
}

/// Whether any piece has an inside.
bool haveDepth(const std::vector<ConvexCore> &cores)
{
    return std::ranges::any_of(cores, [](const ConvexCore &core) { return core.points.size() > 2 || core.radius > 0; });
}

double sizeOf(const Box &box)
{
    return std::max({std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)});
}

} // namespace

Point smallestPush(const Shape &a, const Shape &b)
{
    if (isParted(relate(a, b)))
        return {};
    std::vector<ConvexCore> coresOfA = convexCores(a);
    std::vector<ConvexCore> coresOfB = convexCores(b);
    if (!haveDepth(coresOfA) && !haveDepth(coresOfB))
        return {};
    if (coresOfA.size() * coresOfB.size() > mostPairsOfPieces) {
        coresOfA = {hullOf(coresOfA)};
        coresOfB = {hullOf(coresOfB)};
    }
    const Box boxOfA = *bounds(a);
    const Box boxOfB = *bounds(b);
    const double size = std::max(sizeOf(boxOfA), sizeOf(boxOfB));
    if (const auto way = shortestPush(a, b, Obstacles(coresOfA, coresOfB, size), size))
        return *way;
    return boxPush(boxOfA, boxOfB, size);
}

} // namespace hitbox::geometry
