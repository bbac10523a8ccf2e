#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory_resource>

#include <hitbox/geometry/segment_meeting.h>

#include "edge_boxes.h"
#include "expansion.h"
#include "relation_figure.h"

namespace hitbox::geometry::detail {
namespace {

Box common(const Box &a, const Box &b)
{
    return {{std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y)},
            {std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y)}};
}

/// The only edges that can meet one of the other figure: those whose boxes meet the box that both have in common.
void collectEdges(EdgeBoxes &edges, const Figure &figure, const Box &within)
{
    figure.hasEdge([&](const Segment &edge) {
        if (haveCommonPoint(boxOf(edge), within))
            edges.add(edge);
        return false;
    });
    edges.build();
}

/// A crossing of two edges, rounded, and how far at most the true one is away in x and y.
struct RoughPoint {
    Point at;
    double error = 0;
};

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
    BoundaryPairs(const Figure &a, const Figure &b, std::pmr::memory_resource *memory)
        : m_a(memory)
        , m_b(memory)
    {
        const Box within = common(a.box(), b.box());
        collectEdges(m_a, a, within);
        collectEdges(m_b, b, within);
    }

    bool meets() const { return m_meets; }
    bool shareLength() const { return m_shareLength; }

    /// Goes through the pairs that meet until one proves that both boundaries cross there and nowhere near it run
    /// along each other or themselves. At such a place, four kinds of points come together: those of both figures, of
    /// one, of the other and of none.
    bool findCrossing()
    {
        return !forEachNearPair(m_a, m_b, [this](std::size_t i, std::size_t k) {
            const SegmentMeeting met = meeting(m_a.edges()[i].edge, m_b.edges()[k].edge);
            m_meets |= met.kind != MeetingKind::None;
            m_shareLength |= met.kind == MeetingKind::Overlapping;
            return met.kind != MeetingKind::Crossing || !isPlain(met.first, i, k);
        });
    }

    /// Goes through all pairs until two run along each other.
    void findSharedLength()
    {
        forEachNearPair(m_a, m_b, [this](std::size_t i, std::size_t k) {
            const MeetingKind kind = meeting(m_a.edges()[i].edge, m_b.edges()[k].edge).kind;
            m_meets |= kind != MeetingKind::None;
            m_shareLength = kind == MeetingKind::Overlapping;
            return !m_shareLength;
        });
    }

private:
    /// Whether no other edge runs through the crossing of edges i and k.
    bool isPlain(Point crossing, std::size_t i, std::size_t k)
    {
        // A place where many edges come together would be asked about over and over: others then decide.
        constexpr int mostDoubts = 8;
        if (m_doubts >= mostDoubts)
            return false;
        // Within the range, it is the nearest double to the true crossing.
        const double error = 0x1p-52 * std::max(std::abs(crossing.x), std::abs(crossing.y));
        const auto areAway = [&](const EdgeBoxes &edges, std::size_t self) {
            for (std::size_t other = 0; other < edges.edges().size(); ++other)
                if (other != self && !isSurelyAway({crossing, error}, edges.edges()[other]))
                    return false;
            return true;
        };
        const bool isSure = areAway(m_a, i) && areAway(m_b, k);
        m_doubts += isSure ? 0 : 1;
        return isSure;
    }

    EdgeBoxes m_a;
    EdgeBoxes m_b;
    bool m_meets = false;
    bool m_shareLength = false;
    int m_doubts = 0;
};

struct RingPlaces {
    bool anyInside = false;
    bool anyOutside = false;
};

/// Where the lines of a figure lie that meet no line of the area.
RingPlaces placesIn(const Figure &area, const Figure &figure)
{
    RingPlaces places;
    for (std::size_t i = 0; i < figure.lineCount(); ++i) {
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
std::optional<Relation> relateApart(const Figure &a, const Figure &b)
{
    constexpr RingPlaces outside{false, true};
    const RingPlaces ofA = b.kind() == FigureKind::Area ? placesIn(b, a) : outside;
    const RingPlaces ofB = a.kind() == FigureKind::Area ? placesIn(a, b) : outside;
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

} // namespace

std::optional<Relation> relateByPairs(const Figure &a, const Figure &b)
{
    if (!haveCommonPoint(a.box(), b.box()))
        return Relation::Separate;
    if (!a.isInRange() || !b.isInRange())
        return std::nullopt;
    std::array<std::byte, 8192> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    BoundaryPairs pairs(a, b, &memory);
    if (a.kind() == FigureKind::Line && b.kind() == FigureKind::Line) {
        pairs.findSharedLength();
        if (pairs.shareLength())
            return std::nullopt;
        return pairs.meets() ? Relation::Touching : Relation::Separate;
    }
    if (pairs.findCrossing())
        return Relation::Overlapping;
    if (pairs.meets())
        return std::nullopt;
    return relateApart(a, b);
}

} // namespace hitbox::geometry::detail
