#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory_resource>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/self_intersection.h>

#include "exact/expansion.h"
#include "exact/lanes.h"
#include "index/box_meeting.h"
#include "index/edge_boxes.h"
#include "index/edge_pair.h"
#include "relations/relation_figure.h"

namespace hitbox::geometry::detail {
namespace {

// For two edges whose boxes meet: four exact signs at most.
constexpr std::size_t stepsPerBoxPair = 4;

// Of both figures they fit on the stack.
constexpr std::size_t edgesToExpect = 32;

// Of so few edges all pairs are looked at sooner than boxes around runs of them are made.
constexpr std::size_t fewEdges = 16;

/// Bit k is set where the box of edge first + k of a ring, or of a line from point to point, meets `within`. Nobody can
/// predict which do: they are gathered without branches.
std::uint64_t edgesMeeting(const Box &within, std::span<const Point> points, std::size_t first, std::size_t count)
{
    const TwoDoubles leastWithin = TwoDoubles::of(within.min);
    const TwoDoubles mostWithin = TwoDoubles::of(within.max);
    std::uint64_t meeting = 0;
    TwoDoubles from = TwoDoubles::of(points[first]);
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t next = first + k + 1;
        const TwoDoubles to = TwoDoubles::of(points[next == points.size() ? 0 : next]);
        const TwoBits beside = above(smaller(from, to), mostWithin) | above(leastWithin, larger(from, to));
        meeting |= static_cast<std::uint64_t>(beside == 0) << k;
        from = to;
    }
    return meeting;
}

/// The only edges that can meet one of the other figure: those whose boxes meet the box that both have in common.
void collectEdgesWithin(EdgeBoxes &edges, const Figure &figure, const Box &within)
{
    constexpr std::size_t blockSize = 64;
    std::size_t before = 0; // edges of the lines before this one
    edges.reserve(std::min(figure.pointCount(), edgesToExpect));
    for (std::size_t i = 0; i < figure.lineCount(); ++i) {
        const std::span<const Point> points = figure.line(i);
        const std::size_t edgeCount = figure.edgeCount(i);
        for (std::size_t first = 0; first < edgeCount; first += blockSize) {
            const std::size_t count = std::min(blockSize, edgeCount - first);
            for (std::uint64_t left = edgesMeeting(within, points, first, count); left != 0; left &= left - 1) {
                const std::size_t at = first + static_cast<std::size_t>(std::countr_zero(left));
                edges.add(edge(points, at), before + at);
            }
        }
        before += edgeCount;
    }
}

/// How two edges whose boxes meet do so, where a sign is 0 or rounding leaves one open.
MeetingKind kindOfCloseMeeting(const Segment &a, const Segment &b)
{
    const int fromSide = crossSign(a.from, a.to, a.from, b.from);
    const int toSide = crossSign(a.from, a.to, a.from, b.to);
    if (fromSide * toSide > 0)
        return MeetingKind::None;
    if (fromSide == 0 && toSide == 0)
        return meeting(a, b).kind;
    const int otherFromSide = crossSign(b.from, b.to, b.from, a.from);
    const int otherToSide = crossSign(b.from, b.to, b.from, a.to);
    if (otherFromSide * otherToSide > 0)
        return MeetingKind::None;
    if (otherFromSide == 0 && otherToSide == 0)
        return meeting(a, b).kind;
    const bool isInner = fromSide * toSide * otherFromSide * otherToSide != 0;
    return isInner ? MeetingKind::Crossing : MeetingKind::Touching;
}

/// How two edges whose boxes meet do so. Mostly the filters tell: each edge has both ends on one side of the other, or
/// one on each.
MeetingKind kindOfMeeting(const Segment &a, const Segment &b)
{
    const CertainSides ofB = certainSides(a, b);
    const CertainSides ofA = certainSides(b, a);
    if (static_cast<bool>(static_cast<int>(ofB.areAlike()) | static_cast<int>(ofA.areAlike())))
        return MeetingKind::None;
    return ofB.areKnown() && ofA.areKnown() ? MeetingKind::Crossing : kindOfCloseMeeting(a, b);
}

/// A crossing of two edges, and how far at most the true one is away in x and y.
struct RoughPoint {
    Point at;
    double error = 0;
};

/// Where two edges cross, unless rounding leaves that open.
std::optional<RoughPoint> roughCrossing(const Segment &a, const Segment &b)
{
    const Point along = a.to - a.from;
    const Point across = b.to - b.from;
    const Point between = b.from - a.from;
    const auto bound = [](double left, double right) {
        return 2 * productDifferenceBound * (std::abs(left) + std::abs(right));
    };
    const double whole = along.x * across.y - along.y * across.x;
    const double wholeError = bound(along.x * across.y, along.y * across.x);
    const double part = between.x * across.y - between.y * across.x;
    const double partError = bound(between.x * across.y, between.y * across.x);
    const double sureWhole = std::abs(whole) - wholeError;
    if (!(sureWhole > 0))
        return std::nullopt;
    const double place = part / whole;
    const double placeError = 2 * (partError + std::abs(place) * wholeError) / sureWhole + 0x1p-50;
    const Point p = a.from + along * place;
    const double size = std::max({std::abs(a.from.x), std::abs(a.from.y), std::abs(p.x), std::abs(p.y)});
    return RoughPoint{p, placeError * std::max(std::abs(along.x), std::abs(along.y)) + 0x1p-50 * size};
}

/// Whether the edge surely does not run through the true point. It says no where rounding leaves a doubt.
bool isSurelyAway(const RoughPoint &point, const EdgeBoxes::BoxedEdge &other)
{
    const Point p = point.at;
    const double error = point.error;
    if (p.x + error < other.box.min.x || p.x - error > other.box.max.x || p.y + error < other.box.min.y ||
        p.y - error > other.box.max.y)
        return true;
    const auto [a, b] = other.edge;
    const double left = (b.x - a.x) * (p.y - a.y);
    const double right = (b.y - a.y) * (p.x - a.x);
    const double rounding = 2 * productDifferenceBound * (std::abs(left) + std::abs(right));
    const double reach = 2 * error * (std::abs(b.x - a.x) + std::abs(b.y - a.y));
    return std::abs(left - right) > rounding + reach;
}

/// The boundaries of two figures, as far as they can meet.
class BoundaryPairs
{
public:
    BoundaryPairs(const Figure &a, const Figure &b, std::size_t mostPairs, Meter &meter,
                  std::pmr::memory_resource *memory)
        : m_meter(meter)
        , m_held(meter)
        , m_pairsLeft(mostPairs)
        , m_a(memory)
        , m_b(memory)
    {
        const Box within = common(a.box(), b.box());
        m_meter.spend(a.pointCount() + b.pointCount());
        collectEdgesWithin(m_a, a, within);
        collectEdgesWithin(m_b, b, within);
        if (m_a.edges().size() > fewEdges || m_b.edges().size() > fewEdges) {
            m_a.build();
            m_b.build();
        }
        m_held.add((m_a.edges().size() + m_b.edges().size()) * EdgeBoxes::bytesPerEdge);
    }

    bool meets() const { return m_meets; }
    bool crosses() const { return m_crosses; }
    /// Whether more pairs would have had to be looked at than were allowed.
    bool isOver() const { return m_isOver; }

    /// Goes through the pairs that meet until one proves that both boundaries cross there and nowhere near it run
    /// along each other or themselves. At such a place, four kinds of points come together: those of both figures, of
    /// one, of the other and of none.
    bool findCrossing()
    {
        bool isFound = false;
        forEachNearPair(m_a, m_b, m_meter, [&](std::size_t i, std::size_t k) {
            const MeetingKind kind = kindOfMeeting(m_a.edges()[i].edge, m_b.edges()[k].edge);
            m_meets |= kind != MeetingKind::None;
            m_crosses |= kind == MeetingKind::Crossing;
            isFound = kind == MeetingKind::Crossing && isPlain(i, k);
            return !isFound && mayGoOn();
        });
        return isFound;
    }

    /// Goes through all pairs until two run along each other.
    bool findSharedLength()
    {
        bool isFound = false;
        forEachNearPair(m_a, m_b, m_meter, [&](std::size_t i, std::size_t k) {
            const MeetingKind kind = kindOfMeeting(m_a.edges()[i].edge, m_b.edges()[k].edge);
            m_meets |= kind != MeetingKind::None;
            isFound = kind == MeetingKind::Overlapping;
            return !isFound && mayGoOn();
        });
        return isFound;
    }

    /// Calls visit(edge of a, edge of b, meeting) for all that meet.
    template <typename Visit>
    void forEachMeeting(Visit visit) const
    {
        forEachNearPair(m_a, m_b, m_meter, [&](std::size_t i, std::size_t k) {
            const SegmentMeeting met = meeting(m_a.edges()[i].edge, m_b.edges()[k].edge);
            if (met.kind != MeetingKind::None)
                visit(m_a.edges()[i].index, m_b.edges()[k].index, met);
            return true;
        });
    }

private:
    bool mayGoOn()
    {
        m_meter.spend(stepsPerBoxPair);
        m_isOver = m_pairsLeft == 0;
        m_pairsLeft -= m_isOver ? 0 : 1;
        return !m_isOver;
    }

    /// Whether no other edge runs through the crossing of edges i and k.
    bool isPlain(std::size_t i, std::size_t k)
    {
        // A place where many edges come together would be asked about over and over: others then decide.
        constexpr int mostDoubts = 8;
        if (m_doubts >= mostDoubts)
            return false;
        const auto crossing = roughCrossing(m_a.edges()[i].edge, m_b.edges()[k].edge);
        m_meter.spend(m_a.edges().size() + m_b.edges().size());
        const auto areAway = [&](const EdgeBoxes &edges, std::size_t self) {
            for (std::size_t other = 0; other < edges.edges().size(); ++other)
                if (other != self && !isSurelyAway(*crossing, edges.edges()[other]))
                    return false;
            return true;
        };
        const bool isSure = crossing && areAway(m_a, i) && areAway(m_b, k);
        m_doubts += isSure ? 0 : 1;
        return isSure;
    }

    Meter &m_meter;
    Held m_held;
    std::size_t m_pairsLeft = 0;
    bool m_isOver = false;
    EdgeBoxes m_a;
    EdgeBoxes m_b;
    bool m_meets = false;
    bool m_crosses = false;
    int m_doubts = 0;
};

/// A point is located within less than a nanosecond an edge.
constexpr std::size_t stepsPerStep = 4;

struct RingPlaces {
    bool anyInside = false;
    bool anyOutside = false;
};

/// Where the lines of a figure lie that meet no line of the area.
RingPlaces placesIn(const Figure &area, const Figure &figure, Meter &meter)
{
    RingPlaces places;
    const std::size_t pointCount = area.pointCount();
    for (std::size_t i = 0; i < figure.lineCount() && !(places.anyInside && places.anyOutside); ++i) {
        meter.spend(1 + pointCount / stepsPerStep);
        if (figure.line(i).empty())
            continue;
        const bool isInside = locate(figure.line(i).front(), area) == Location::Inside;
        places.anyInside |= isInside;
        places.anyOutside |= !isInside;
    }
    return places;
}

/// Whether a figure has points that the other lacks, by where the lines of both lie. They are on its own lines, or else
/// the other's boundary runs through it. Nothing where such a line might not bound anything, for others cancel it.
std::optional<bool> hasMore(RingPlaces own, RingPlaces ofOther)
{
    if (own.anyOutside)
        return true;
    return ofOther.anyInside ? std::nullopt : std::optional(false);
}

/// Of figures whose lines do not meet. What both fill, if anything, is bounded by lines of one inside of the other; so
/// is what only one fills.
std::optional<Relation> relateApart(const Figure &a, const Figure &b, Meter &meter)
{
    constexpr RingPlaces outside{false, true};
    const RingPlaces ofA = b.kind() == FigureKind::Area ? placesIn(b, a, meter) : outside;
    const RingPlaces ofB = a.kind() == FigureKind::Area ? placesIn(a, b, meter) : outside;
    if (!ofA.anyInside && !ofB.anyInside)
        return Relation::Separate;
    const std::optional<bool> aHasMore = hasMore(ofA, ofB);
    const std::optional<bool> bHasMore = hasMore(ofB, ofA);
    if (!aHasMore || !bHasMore || (!*aHasMore && !*bHasMore))
        return std::nullopt;
    if (*aHasMore)
        return *bHasMore ? Relation::Overlapping : Relation::Containing;
    return Relation::Contained;
}

/// Both neighbours of a point of a ring, as seen by one who runs counter-clockwise.
struct Arms {
    Point before;
    Point after;
};

/// A simple ring at the places where another touches it.
class Corners
{
public:
    explicit Corners(std::span<const Point> ring)
        : m_ring(ring)
        , m_isReversed(winding(ring) == Orientation::Clockwise)
    {
    }

    /// Whether a point of edge `index` is not its end, which is the start of the next edge.
    bool owns(std::size_t index, Point p) const { return p != edge(m_ring, index).to; }

    /// At a point of edge `index` that it owns.
    Arms armsAt(Point p, std::size_t index) const
    {
        const auto [from, to] = edge(m_ring, index);
        const Point before = p == from ? m_ring[index == 0 ? m_ring.size() - 1 : index - 1] : from;
        return m_isReversed ? Arms{to, before} : Arms{before, to};
    }

private:
    std::span<const Point> m_ring;
    bool m_isReversed = false;
};

/// Where the way from p to q starts, p being a corner of an area with those arms.
Location startOfWay(Point p, const Arms &arms, Point q)
{
    if (q == arms.before || q == arms.after)
        return Location::Boundary;
    const Orientation offBefore = orientation(arms.before, p, q);
    const Orientation offAfter = orientation(p, arms.after, q);
    const auto leadsAlong = [&](Point arm) { return dotSign(p, arm, p, q) > 0; };
    if ((offBefore == Orientation::Collinear && leadsAlong(arms.before)) ||
        (offAfter == Orientation::Collinear && leadsAlong(arms.after)))
        return Location::Boundary;
    const bool isLeftOfBefore = offBefore == Orientation::CounterClockwise;
    const bool isLeftOfAfter = offAfter == Orientation::CounterClockwise;
    const bool bendsOut = orientation(arms.before, p, arms.after) == Orientation::Clockwise;
    const bool isInside = bendsOut ? isLeftOfBefore || isLeftOfAfter : isLeftOfBefore && isLeftOfAfter;
    return isInside ? Location::Inside : Location::Outside;
}

/// What the pieces of both boundaries between places where they meet tell.
struct LinePieces {
    bool anyInside = false;
    bool anyOutside = false;

    void add(Location location)
    {
        anyInside |= location == Location::Inside;
        anyOutside |= location == Location::Outside;
    }
};

/// Of two simple rings whose edges touch and run along each other, but never cross inside. Between the places where
/// they meet, which are corners of one or the other, each stays on one side of the other: the side to which it leaves.
std::optional<Relation> relateTouching(const Figure &a, const Figure &b, const BoundaryPairs &pairs)
{
    const auto isRing = [](const Figure &figure) {
        return figure.kind() == FigureKind::Area && figure.lineCount() == 1 && isSimple(figure.line(0));
    };
    if (!isRing(a) || !isRing(b))
        return std::nullopt;
    const Corners cornersOfA(a.line(0));
    const Corners cornersOfB(b.line(0));
    LinePieces ofA;
    LinePieces ofB;
    const auto judge = [&](Point p, std::size_t edgeOfA, std::size_t edgeOfB) {
        // All edges of a corner meet the other boundary there: the two that start there are enough.
        if (!cornersOfA.owns(edgeOfA, p) || !cornersOfB.owns(edgeOfB, p))
            return;
        const Arms armsOfA = cornersOfA.armsAt(p, edgeOfA);
        const Arms armsOfB = cornersOfB.armsAt(p, edgeOfB);
        for (const Point q : {armsOfA.before, armsOfA.after})
            ofA.add(startOfWay(p, armsOfB, q));
        for (const Point q : {armsOfB.before, armsOfB.after})
            ofB.add(startOfWay(p, armsOfA, q));
    };
    pairs.forEachMeeting([&](std::size_t edgeOfA, std::size_t edgeOfB, const SegmentMeeting &met) {
        judge(met.first, edgeOfA, edgeOfB);
        if (met.last != met.first)
            judge(met.last, edgeOfA, edgeOfB);
    });
    if (!ofA.anyInside && !ofB.anyInside)
        return ofA.anyOutside || ofB.anyOutside ? Relation::Touching : Relation::Equal;
    const bool aHasMore = ofA.anyOutside || ofB.anyInside;
    const bool bHasMore = ofB.anyOutside || ofA.anyInside;
    if (aHasMore && bHasMore)
        return Relation::Overlapping;
    return aHasMore ? Relation::Containing : Relation::Contained;
}

} // namespace

RelationByPairs relateByPairs(const Figure &a, const Figure &b, std::size_t mostPairs, Meter &meter)
{
    if (!haveCommonPoint(a.box(), b.box()))
        return {Relation::Separate};
    if (!a.isInRange() || !b.isInRange())
        return {};
    std::array<std::byte, 8192> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    BoundaryPairs pairs(a, b, mostPairs, meter, &memory);
    if (a.kind() == FigureKind::Line && b.kind() == FigureKind::Line) {
        if (pairs.findSharedLength())
            return {};
        if (pairs.isOver())
            return {std::nullopt, false};
        return {pairs.meets() ? Relation::Touching : Relation::Separate};
    }
    if (pairs.findCrossing())
        return {Relation::Overlapping};
    if (pairs.isOver())
        return {std::nullopt, false};
    if (!pairs.meets())
        return {relateApart(a, b, meter)};
    return {pairs.crosses() ? std::nullopt : relateTouching(a, b, pairs)};
}

} // namespace hitbox::geometry::detail
