#include "overlay_contacts.h"

#include <algorithm>

#include "chain_sweep.h"
#include "overlay_sweep.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// Whether p, which is on the line of the edge, lies inside of it. The order of points is the order along every line.
bool isInside(const Segment &edge, Point p)
{
    return isBefore(edge.from, edge.to) ? isBefore(edge.from, p) && isBefore(p, edge.to)
                                        : isBefore(edge.to, p) && isBefore(p, edge.from);
}

class ContactFinder
{
public:
    ContactFinder(const Outline &outline, const OutlineTree &tree, const ContactLimits &limits,
                  std::pmr::memory_resource *memory)
        : m_outline(outline)
        , m_tree(tree)
        , m_limits(limits)
        , m_contacts(memory)
    {
        m_contacts.reserve(outline.rings.size() + 8);
    }

    std::optional<std::pmr::vector<Contact>> run();

private:
    bool hasRoom() const { return m_contacts.size() <= m_limits.contacts; }
    bool isFirstAtItsStart(Index edge) const { return m_isRepeated.empty() || m_isRepeated[edge] == 0; }

    void addRingStarts();
    void addTips();
    bool addPairs();
    void addManyPairs();
    void addEqualStarts(std::span<const Index> sorted);
    void addPairsOf(std::span<const Index> edges);
    void meet(Index e, Index f);
    void meetAtEnd(Index e, Index f, const Segment &a, const Segment &b);
    void addStartInside(Index edge, Index started);

    const Outline &m_outline;
    const OutlineTree &m_tree;
    const ContactLimits &m_limits;
    std::pmr::vector<Contact> m_contacts;
    std::vector<char> m_isRepeated; ///< of each edge, whether another at its start stands for it; empty if not known
};

std::optional<std::pmr::vector<Contact>> ContactFinder::run()
{
    addRingStarts();
    addTips();
    const std::size_t count = m_contacts.size();
    if (!addPairs()) {
        m_contacts.resize(count);
        addManyPairs();
    }
    if (!hasRoom())
        return std::nullopt;
    return std::move(m_contacts);
}

/// Whether there were few enough.
bool ContactFinder::addPairs()
{
    std::size_t left = m_limits.fewestPairs + m_limits.pairsPerEdge * m_outline.points.size();
    return m_tree.visitPairs([this, &left](Index e, Index f) {
        if (left == 0)
            return false;
        --left;
        meet(e, f);
        return true;
    });
}

void ContactFinder::addManyPairs()
{
    const std::vector<Index> sorted = sortedPoints(m_outline.points);
    addEqualStarts(sorted);
    if (const auto edges = edgesInTheWay(m_outline, sorted, m_outline.points.size() / 8)) {
        addPairsOf(*edges);
        return;
    }
    m_tree.visitPairs([this](Index e, Index f) {
        meet(e, f);
        return hasRoom();
    });
}

/// One contact for each edge that starts where another does, in place of one for every two.
void ContactFinder::addEqualStarts(std::span<const Index> sorted)
{
    const auto &points = m_outline.points;
    std::vector<char> startsEdge(points.size(), 1);
    for (const OutlineRing &ring : m_outline.rings)
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
        m_contacts.push_back({first, point, ContactKind::VertexOnVertex});
    }
}

/// Those of which at least one is of the edges.
void ContactFinder::addPairsOf(std::span<const Index> edges)
{
    std::vector<char> isDone(m_outline.points.size(), 0);
    for (const Index e : edges) {
        isDone[e] = 1;
        const bool goOn = m_tree.visitMeeting(e, [&](Index f) {
            if (isDone[f] == 0 && e + 1 != f && f + 1 != e)
                meet(std::min(e, f), std::max(e, f));
            return hasRoom();
        });
        if (!goOn)
            return;
    }
}

void ContactFinder::meet(Index e, Index f)
{
    const Segment a = m_outline.edge(e);
    const Segment b = m_outline.edge(f);
    if (a.from == b.from) {
        if (m_isRepeated.empty())
            m_contacts.push_back({e, f, ContactKind::VertexOnVertex});
        return;
    }
    if (a.to == b.to || a.to == b.from || a.from == b.to)
        return meetAtEnd(e, f, a, b);
    const CrossSigns &signs = m_outline.signs;
    const int bFrom = signs(a.from, a.to, a.from, b.from);
    const int bTo = signs(a.from, a.to, a.from, b.to);
    if (bFrom * bTo > 0)
        return;
    const int aFrom = signs(b.from, b.to, b.from, a.from);
    const int aTo = signs(b.from, b.to, b.from, a.to);
    if (aFrom * aTo > 0)
        return;
    if (bFrom * bTo < 0 && aFrom * aTo < 0) {
        m_contacts.push_back({e, f, ContactKind::Crossing});
        return;
    }
    if (bFrom == 0 && isInside(a, b.from))
        addStartInside(e, f);
    if (aFrom == 0 && isInside(b, a.from))
        addStartInside(f, e);
}

/// Edges with a common end meet once more only where one lies along the other.
void ContactFinder::meetAtEnd(Index e, Index f, const Segment &a, const Segment &b)
{
    if (m_outline.signs(a.from, a.to, b.from, b.to) != 0)
        return;
    if (isInside(a, b.from))
        addStartInside(e, f);
    if (isInside(b, a.from))
        addStartInside(f, e);
}

void ContactFinder::addStartInside(Index edge, Index started)
{
    if (isFirstAtItsStart(started))
        m_contacts.push_back({edge, started, ContactKind::VertexOnEdge});
}

void ContactFinder::addRingStarts()
{
    for (const OutlineRing &ring : m_outline.rings)
        m_contacts.push_back({ring.first, ring.first, ContactKind::VertexOnVertex});
}

/// Nothing else cuts a ring at a tip, and edges that follow each other meet in more than a point only there.
void ContactFinder::addTips()
{
    for (const Index tip : m_outline.tips) {
        m_contacts.push_back({tip, tip, ContactKind::VertexOnVertex});
        meetAtEnd(tip - 1, tip, m_outline.edge(tip - 1), m_outline.edge(tip));
    }
}

} // namespace

std::optional<std::pmr::vector<Contact>> contactsOf(const Outline &outline, const OutlineTree &tree,
                                                    std::pmr::memory_resource *memory, const ContactLimits &limits)
{
    return ContactFinder(outline, tree, limits, memory).run();
}

} // namespace hitbox::geometry::detail::overlay
