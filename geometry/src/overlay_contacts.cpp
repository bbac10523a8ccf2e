#include "overlay_contacts.h"

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
    ContactFinder(const Outline &outline, std::pmr::memory_resource *memory)
        : m_outline(outline)
        , m_contacts(memory)
    {
        m_contacts.reserve(outline.rings.size() + 8);
    }

    void meet(Index e, Index f);
    void addRingStarts();
    void addTips();
    std::pmr::vector<Contact> contacts() { return std::move(m_contacts); }

private:
    void meetAtEnd(Index e, Index f, const Segment &a, const Segment &b);

    const Outline &m_outline;
    std::pmr::vector<Contact> m_contacts;
};

void ContactFinder::meet(Index e, Index f)
{
    const Segment a = m_outline.edge(e);
    const Segment b = m_outline.edge(f);
    if (a.from == b.from) {
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
        m_contacts.push_back({e, f, ContactKind::VertexOnEdge});
    if (aFrom == 0 && isInside(b, a.from))
        m_contacts.push_back({f, e, ContactKind::VertexOnEdge});
}

/// Edges with a common end meet once more only where one lies along the other.
void ContactFinder::meetAtEnd(Index e, Index f, const Segment &a, const Segment &b)
{
    if (m_outline.signs(a.from, a.to, b.from, b.to) != 0)
        return;
    if (isInside(a, b.from))
        m_contacts.push_back({e, f, ContactKind::VertexOnEdge});
    if (isInside(b, a.from))
        m_contacts.push_back({f, e, ContactKind::VertexOnEdge});
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

std::pmr::vector<Contact> contactsOf(const Outline &outline, const OutlineTree &tree, std::pmr::memory_resource *memory)
{
    ContactFinder finder(outline, memory);
    finder.addRingStarts();
    finder.addTips();
    tree.visitPairs([&finder](Index e, Index f) { finder.meet(e, f); });
    return finder.contacts();
}

} // namespace hitbox::geometry::detail::overlay
