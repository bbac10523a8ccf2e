#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "convex_cores.h"
#include "finite.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

constexpr std::size_t mostPairsOfPieces = 1024;
/// Crossings are looked for among this many lines and arcs at most, the nearest ones.
constexpr std::size_t mostFeatures = 2048;
/// Pushes that are proved by relate() before the boxes decide; few are ever needed.
constexpr std::size_t mostProofs = 256;

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

/// A piece of the boundary of a difference of two pieces: a straight one, or an arc around `from` (then `radius` is
/// positive). Those that other differences cover are among them.
struct Feature {
    Point from;
    Point to;
    double radius = 0;
    std::size_t difference = 0;
    double nearest = 0; ///< how far it is from no push at all, at least
};

/// The places where b may not be moved: inside of any of the differences of pieces.
class Obstacles
{
public:
    Obstacles(const std::vector<ConvexCore> &a, const std::vector<ConvexCore> &b, double size)
        : m_slack(size * 0x1p-44)
    {
        for (const ConvexCore &coreA : a)
            for (const ConvexCore &coreB : b)
                add(differenceOf(coreA, coreB));
    }

    /// Whether b no more than touches a, to within rounding.
    bool isFree(Point way) const
    {
        return std::ranges::none_of(m_all, [&](const Obstacle &one) {
            const Box &box = one.box;
            if (way.x <= box.min.x || way.x >= box.max.x || way.y <= box.min.y || way.y >= box.max.y)
                return false;
            return one.core.radius - signedDistance(way, one.core) > m_slack;
        });
    }

    /// The way out over each edge and arc of every difference, straight on: shortest first.
    std::vector<Push> straightPushes() const;

    /// Where two of their boundaries cross, nearer than the given push: shortest first.
    std::vector<Push> crossingsNearer(double length) const;

private:
    struct Obstacle {
        ConvexCore core;
        Box box;
    };

    void add(ConvexCore core)
    {
        const Box inner = *bounds(core.points);
        const double r = core.radius;
        m_all.push_back({std::move(core), {inner.min - Point{r, r}, inner.max + Point{r, r}}});
    }
    std::vector<Feature> featuresNearer(double length) const;

    std::vector<Obstacle> m_all;
    double m_slack = 0;
};

/// Of a core that runs clockwise on screen, the left is outside.
Point outward(Point along)
{
    return {along.y, -along.x};
}

/// The edge of a core that starts at a point, moved out by the radius; nothing for one without length.
std::optional<Segment> outerEdge(const ConvexCore &core, std::size_t index)
{
    const Segment inner = edge(core.points, index);
    const Point along = inner.to - inner.from;
    const double length = lengthOf(along);
    if (!(length > 0))
        return std::nullopt;
    const Point out = outward(along) * (core.radius / length);
    return Segment{inner.from + out, inner.to + out};
}

std::vector<Push> Obstacles::straightPushes() const
{
    std::vector<Push> pushes;
    for (const Obstacle &one : m_all) {
        const ConvexCore &core = one.core;
        for (std::size_t i = 0; i < core.points.size(); ++i) {
            const Point corner = core.points[i];
            if (core.radius > 0) {
                const Point out = unit(Point{} - corner);
                pushes.push_back(pushOf(corner + out * core.radius, out));
            }
            if (const auto side = outerEdge(core, i)) {
                const Point out = unit(outward(side->to - side->from));
                pushes.push_back(pushOf(out * (side->from.x * out.x + side->from.y * out.y), out));
            }
        }
    }
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
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const ConvexCore &core = m_all[i].core;
        for (std::size_t k = 0; k < core.points.size(); ++k) {
            const Point corner = core.points[k];
            const double toArc = std::abs(lengthOf(corner) - core.radius);
            if (core.radius > 0 && toArc < length)
                features.push_back({corner, corner, core.radius, i, toArc});
            const auto side = outerEdge(core, k);
            if (!side)
                continue;
            const double toSide = distanceFromNone(*side);
            if (toSide < length)
                features.push_back({side->from, side->to, 0, i, toSide});
        }
    }
    std::ranges::sort(features, {}, &Feature::nearest);
    features.resize(std::min(features.size(), mostFeatures));
    return features;
}

/// Where two segments cross: a place on the first, or nothing.
template <typename Visit>
void crossSegments(const Feature &a, const Feature &b, Visit visit)
{
    const Point along = a.to - a.from;
    const Point across = b.to - b.from;
    const Point between = b.from - a.from;
    const double whole = along.x * across.y - along.y * across.x;
    const double onA = (between.x * across.y - between.y * across.x) / whole;
    const double onB = (between.x * along.y - between.y * along.x) / whole;
    constexpr double slack = 1e-9; // a crossing too many does no harm: each is proved to be free
    if (onA >= -slack && onA <= 1 + slack && onB >= -slack && onB <= 1 + slack)
        visit(a.from + along * onA);
}

template <typename Visit>
void crossSegmentAndCircle(const Feature &segment, const Feature &circle, Visit visit)
{
    const Point along = segment.to - segment.from;
    const double length = lengthOf(along);
    const Point unit = along * (1 / length);
    const Point toCenter = circle.from - segment.from;
    const double middle = toCenter.x * unit.x + toCenter.y * unit.y;
    const double away = toCenter.x * unit.y - toCenter.y * unit.x;
    const double half = std::sqrt((circle.radius - away) * (circle.radius + away));
    for (const double at : {middle - half, middle + half})
        if (at >= 0 && at <= length)
            visit(segment.from + unit * at);
}

template <typename Visit>
void crossCircles(const Feature &a, const Feature &b, Visit visit)
{
    const Point between = b.from - a.from;
    const double length = lengthOf(between);
    const Point unit = between * (1 / length);
    const double along = (length + (a.radius - b.radius) * ((a.radius + b.radius) / length)) / 2;
    const double half = std::sqrt((a.radius - along) * (a.radius + along));
    const Point middle = a.from + unit * along;
    visit(middle + Point{unit.y, -unit.x} * half);
    visit(middle - Point{unit.y, -unit.x} * half);
}

/// Calls visit(point) where the two cross; what is not a number is no crossing.
template <typename Visit>
void crossFeatures(const Feature &a, const Feature &b, Visit visit)
{
    if (a.radius > 0 && b.radius > 0)
        crossCircles(a, b, visit);
    else if (a.radius > 0)
        crossSegmentAndCircle(b, a, visit);
    else if (b.radius > 0)
        crossSegmentAndCircle(a, b, visit);
    else
        crossSegments(a, b, visit);
}

/// Away from the feature, at a point of it.
Point normalAt(const Feature &feature, Point p)
{
    return unit(feature.radius > 0 ? p - feature.from : outward(feature.to - feature.from));
}

/// Away from both features as fast as from each alone, where there is such a way.
Point escapeFrom(const Feature &a, const Feature &b, Point p)
{
    const Point outOfA = normalAt(a, p);
    const Point outOfB = normalAt(b, p);
    const double agreement = 1 + outOfA.x * outOfB.x + outOfA.y * outOfB.y;
    constexpr double least = 1e-6; // else they face each other
    return agreement > least ? (outOfA + outOfB) * (1 / agreement) : unit(p);
}

std::vector<Push> Obstacles::crossingsNearer(double length) const
{
    std::vector<Push> pushes;
    if (m_all.size() < 2)
        return pushes;
    const std::vector<Feature> features = featuresNearer(length);
    for (std::size_t i = 0; i < features.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (features[i].difference == features[k].difference)
                continue;
            crossFeatures(features[i], features[k], [&](Point p) {
                if (lengthOf(p) < length)
                    pushes.push_back(pushOf(p, escapeFrom(features[i], features[k], p)));
            });
        }
    }
    std::sort(pushes.begin(), pushes.end());
    return pushes;
}

/// All pushes that may be the shortest one, shortest first: the crossings that are nearer than the first free way
/// straight out, and then all such ways.
std::vector<Push> freePushes(const Obstacles &obstacles)
{
    const auto isFree = [&](const Push &push) { return isFinite(push.way) && obstacles.isFree(push.way); };
    std::vector<Push> straight;
    for (const Push &push : obstacles.straightPushes()) {
        if (isFree(push))
            straight.push_back(push);
        if (straight.size() == mostProofs)
            break;
    }
    if (straight.empty())
        return straight;
    std::vector<Push> free;
    for (const Push &push : obstacles.crossingsNearer(straight.front().length)) {
        if (isFree(push))
            free.push_back(push);
        if (free.size() == mostProofs)
            break;
    }
    free.insert(free.end(), straight.begin(), straight.end());
    return free;
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
    const std::vector<Push> pushes = freePushes(Obstacles(coresOfA, coresOfB, size));
    for (std::size_t i = 0; i < std::min(pushes.size(), mostProofs); ++i)
        if (const auto way = proved(a, b, pushes[i], size))
            return *way;
    return boxPush(boxOfA, boxOfB, size);
}

} // namespace hitbox::geometry
