#include "overlay/overlay_contacts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "exact/lanes.h"
#include "overlay/overlay_sweep.h"
#include "rings/chain_sweep.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// Whether p, which is on the line of the edge, lies inside of it. The order of points is the order along every line.
bool isInside(const Segment &edge, Point p)
{
    return isBefore(edge.from, edge.to) ? isBefore(edge.from, p) && isBefore(p, edge.to)
                                        : isBefore(edge.to, p) && isBefore(p, edge.from);
}

/// An edge with how far a point has to be from its line to be so for certain, times its length.
struct Line {
    Line(const Segment &theEdge, const Closeness &closeness)
        : edge(theEdge)
        , length(sumOfSides(theEdge.to - theEdge.from))
        , nearness(length * closeness.farFromEdges)
    {
    }

    Segment edge;
    double length = 0;
    double nearness = 0;
};

class ContactFinder
{
public:
    ContactFinder(const OverlayLines &lines, const LineTree &tree, const ContactLimits &limits,
                  std::pmr::memory_resource *memory, Meter &meter)
        : m_lines(lines)
        , m_tree(tree)
        , m_limits(limits)
        , m_meter(meter)
        , m_most(std::min(mostContacts, meter.left().memory / bytesPerContact))
        , m_closeness(lines.box)
        , m_contacts(memory)
    {
        m_contacts.reserve(lines.rings.size() + 8);
    }

    FoundContacts run();

private:
    bool isFirstAtItsStart(Index edge) const { return m_isRepeated.empty() || m_isRepeated[edge] == 0; }

    void addRingStarts();
    void addTips();
    bool addPairs();
    void addManyPairs();
    void addEqualStarts(std::span<const Index> sorted);
    void addPairsOf(std::span<const Index> edges);
    bool areClearlyApart(Index e, Index f) const;
    void meet(Index e, Index f)
    {
        if (!areClearlyApart(e, f))
            meetClosely(e, f);
    }
    void meetClosely(Index e, Index f);
    void meetNearBy(Index e, Index f, const Line &a, const Line &b);
    void addCrossing(Index e, Index f, const Line &a, const Line &b, double leastOfB, double leastOfA);
    void meetAtEnd(Index e, Index f, const Line &a, const Line &b);
    /// Which side of the line p is on, exactly: positive, negative or 0. As far as p is, times the line's length,
    /// unless that is next to nothing.
    double sideOf(const Line &line, Point p)
    {
        const double side = CrossSigns::plainCross(line.edge.from, line.edge.to, line.edge.from, p);
        return std::abs(side) > line.nearness ? side : sideNearBy(line, p);
    }
    double sideNearBy(const Line &line, Point p);
    /// Which way b turns from a, exactly.
    int turnOf(const Line &a, const Line &b)
    {
        const double turn = CrossSigns::plainCross(a.edge.from, a.edge.to, b.edge.from, b.edge.to);
        return std::abs(turn) > Closeness::leastSine * a.length * b.length ? signOf(turn) : smallTurnOf(a, b);
    }
    int smallTurnOf(const Line &a, const Line &b);
    void add(Index first, Index second, ContactKind kind);
    void addStartInside(Index edge, Index started);

    const OverlayLines &m_lines;
    const LineTree &m_tree;
    const ContactLimits &m_limits;
    Meter &m_meter;
    std::size_t m_most = 0;
    Closeness m_closeness;
    bool m_areClose = false;
    std::pmr::vector<Contact> m_contacts;
    std::vector<char> m_isRepeated; ///< of each edge, whether another at its start stands for it; empty if not known
};

FoundContacts ContactFinder::run()
{
    addRingStarts();
    addTips();
    const std::size_t count = m_contacts.size();
    if (!addPairs()) {
        m_contacts.resize(count);
        addManyPairs();
    }
    m_meter.hold(m_contacts.size() * bytesPerContact);
    m_meter.spend(m_contacts.size() * stepsPerContact);
    return {std::move(m_contacts), m_areClose};
}

void ContactFinder::add(Index first, Index second, ContactKind kind)
{
    if (m_contacts.size() >= m_most)
        m_meter.hold(m_contacts.size() * bytesPerContact + bytesPerContact);
    m_contacts.push_back({first, second, kind});
}

/// Whether there were few enough.
bool ContactFinder::addPairs()
{
    const std::size_t most = m_limits.fewestPairs + m_limits.pairsPerEdge * m_lines.points.size();
    std::size_t left = most;
    const bool wereAll = m_tree.visitPairs([this, &left](Index e, Index f) {
        if (left == 0)
            return false;
        --left;
        meet(e, f);
        return true;
    });
    m_meter.spend(most - left);
    return wereAll;
}

void ContactFinder::addManyPairs()
{
    const std::vector<Index> sorted = sortedPoints(m_lines.points);
    addEqualStarts(sorted);
    if (const auto edges = edgesInTheWay(m_lines, sorted, m_lines.points.size() / 8)) {
        addPairsOf(*edges);
        // Edges that are cut have not all been compared.
        m_areClose = true;
        return;
    }
    m_tree.visitPairs([this](Index e, Index f) {
        m_meter.spend(1);
        meet(e, f);
        return true;
    });
}

/// One contact for each edge that starts where another does, in place of one for every two.
void ContactFinder::addEqualStarts(std::span<const Index> sorted)
{
    const auto &points = m_lines.points;
    std::vector<char> startsEdge(points.size(), 1);
    for (const LineRing &ring : m_lines.rings)
        startsEdge[ring.end] = 0;
    m_isRepeated.resize(points.size(), 0);
    Index first = noIndex;
    for (const Index point : sorted) {
        if (startsEdge[point] == 0)
            continue;
        if (first == noIndex || points[first] != points[point]) {
            first = point;
            continue;
        }
        m_isRepeated[point] = 1;
        add(first, point, ContactKind::VertexOnVertex);
    }
}

/// Those of which at least one is of the edges.
void ContactFinder::addPairsOf(std::span<const Index> edges)
{
    std::vector<char> isDone(m_lines.points.size(), 0);
    for (const Index e : edges) {
        isDone[e] = 1;
        m_tree.visitMeeting(e, [&](Index f) {
            m_meter.spend(1);
            if (isDone[f] == 0 && e + 1 != f && f + 1 != e)
                meet(std::min(e, f), std::max(e, f));
            return true;
        });
    }
}

double ContactFinder::sideNearBy(const Line &line, Point p)
{
    const int sign = m_lines.signs(line.edge.from, line.edge.to, line.edge.from, p);
    m_areClose |= sign != 0;
    return sign * std::numeric_limits<double>::min();
}

int ContactFinder::smallTurnOf(const Line &a, const Line &b)
{
    const int sign = m_lines.signs(a.edge.from, a.edge.to, b.edge.from, b.edge.to);
    m_areClose |= sign != 0;
    return sign;
}

bool areBeside(double from, double to)
{
    return (from > 0 && to > 0) || (from < 0 && to < 0);
}

/// How far the ends of another edge are beside a line, times its length: what CrossSigns::plainCross() gives for each.
struct EndsBeside {
    EndsBeside(const Line &line, const Segment &other)
    {
        const Point along = line.edge.to - line.edge.from;
        const TwoDoubles x = TwoDoubles::of(other.from.x, other.to.x) - TwoDoubles::all(line.edge.from.x);
        const TwoDoubles y = TwoDoubles::of(other.from.y, other.to.y) - TwoDoubles::all(line.edge.from.y);
        sides = TwoDoubles::all(along.x) * y - TwoDoubles::all(along.y) * x;
        onRight = above(sides, TwoDoubles::all(line.nearness));
        onLeft = above(TwoDoubles::all(-line.nearness), sides);
    }

    /// Whether neither may be on the line.
    bool areClear() const { return (onRight | onLeft) == both; }
    /// Which side it is cannot be foreseen: no branches.
    bool areOnOneSide() const { return (static_cast<int>(onRight == both) | static_cast<int>(onLeft == both)) != 0; }
    double least() const { return std::min(std::abs(sides.first()), std::abs(sides.second())); }

    static constexpr TwoBits both = 3;
    TwoDoubles sides{};
    TwoBits onRight = 0; ///< beyond doubt
    TwoBits onLeft = 0;
};

/// Whether it is clear that edges do not meet, as it is of nearly all. Where b is clearly beside the line of a nothing
/// else counts, and where a is beside that of b only whether b may be close to the line of a.
bool ContactFinder::areClearlyApart(Index e, Index f) const
{
    const Line a(m_lines.edge(e), m_closeness);
    const Line b(m_lines.edge(f), m_closeness);
    const EndsBeside endsOfB(a, b.edge);
    const EndsBeside endsOfA(b, a.edge);
    const auto isABeside = static_cast<int>(endsOfA.areOnOneSide()) & static_cast<int>(endsOfB.areClear());
    return (static_cast<int>(endsOfB.areOnOneSide()) | isABeside) != 0;
}

/// Of edges that are not clearly apart. An end that both have is on both lines, so what is clear here has none.
void ContactFinder::meetClosely(Index e, Index f)
{
    const Line a(m_lines.edge(e), m_closeness);
    const Line b(m_lines.edge(f), m_closeness);
    const EndsBeside endsOfB(a, b.edge);
    const EndsBeside endsOfA(b, a.edge);
    if (!endsOfB.areClear() || !endsOfA.areClear())
        return meetNearBy(e, f, a, b);
    turnOf(a, b);
    addCrossing(e, f, a, b, endsOfB.least(), endsOfA.least());
}

/// Takes how far ends are from the lines that they are beside, times the lines' lengths, if that is more than nothing.
void ContactFinder::addCrossing(Index e, Index f, const Line &a, const Line &b, double leastOfB, double leastOfA)
{
    m_areClose |= leastOfB <= m_closeness.farApart * a.length || leastOfA <= m_closeness.farApart * b.length;
    add(e, f, ContactKind::Crossing);
}

void ContactFinder::meetNearBy(Index e, Index f, const Line &a, const Line &b)
{
    const Segment &other = b.edge;
    if (a.edge.from == other.from) {
        turnOf(a, b);
        if (m_isRepeated.empty())
            add(e, f, ContactKind::VertexOnVertex);
        return;
    }
    if (a.edge.to == other.to || a.edge.to == other.from || a.edge.from == other.to)
        return meetAtEnd(e, f, a, b);
    const double bFrom = sideOf(a, other.from);
    const double bTo = sideOf(a, other.to);
    if (areBeside(bFrom, bTo))
        return;
    const double aFrom = sideOf(b, a.edge.from);
    const double aTo = sideOf(b, a.edge.to);
    if (areBeside(aFrom, aTo))
        return;
    turnOf(a, b);
    if (bFrom != 0 && bTo != 0 && aFrom != 0 && aTo != 0) {
        addCrossing(e, f, a, b, std::min(std::abs(bFrom), std::abs(bTo)), std::min(std::abs(aFrom), std::abs(aTo)));
        return;
    }
    if (bFrom == 0 && isInside(a.edge, b.edge.from))
        addStartInside(e, f);
    if (aFrom == 0 && isInside(b.edge, a.edge.from))
        addStartInside(f, e);
}

/// Edges with a common end meet once more only where one lies along the other.
void ContactFinder::meetAtEnd(Index e, Index f, const Line &a, const Line &b)
{
    if (turnOf(a, b) != 0)
        return;
    if (isInside(a.edge, b.edge.from))
        addStartInside(e, f);
    if (isInside(b.edge, a.edge.from))
        addStartInside(f, e);
}

void ContactFinder::addStartInside(Index edge, Index started)
{
    if (isFirstAtItsStart(started))
        add(edge, started, ContactKind::VertexOnEdge);
}

void ContactFinder::addRingStarts()
{
    for (const LineRing &ring : m_lines.rings)
        add(ring.first, ring.first, ContactKind::VertexOnVertex);
}

/// Nothing else cuts a ring at a tip, and edges that follow each other meet in more than a point only there.
void ContactFinder::addTips()
{
    for (const Index tip : m_lines.tips) {
        add(tip, tip, ContactKind::VertexOnVertex);
        meetAtEnd(tip - 1, tip, {m_lines.edge(tip - 1), m_closeness}, {m_lines.edge(tip), m_closeness});
    }
}

} // namespace

Closeness::Closeness(const Box &box)
{
    const double largest = std::max({-box.min.x, -box.min.y, box.max.x, box.max.y, 0.0});
    farFromEdges = largest * 0x1p-49;
    farApart = farFromEdges / leastSine;
}

FoundContacts contactsOf(const OverlayLines &lines, const LineTree &tree, std::pmr::memory_resource *memory,
                         Meter &meter, const ContactLimits &limits)
{
    return ContactFinder(lines, tree, limits, memory, meter).run();
}

} // namespace hitbox::geometry::detail::overlay
