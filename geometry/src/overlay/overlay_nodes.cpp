#include "overlay/overlay_nodes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "overlay/overlay_order.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// One side of a contact: 2 i is contact i on its first edge, 2 i + 1 on its second. mostContacts keeps it in 32 bits.
using NodeSide = Index;

constexpr std::uint64_t stepsToCompareExactly = 300;

class RingCutter
{
public:
    RingCutter(const OverlayLines &lines, const std::pmr::vector<Contact> &contacts, std::pmr::memory_resource *memory,
               Meter &meter)
        : m_lines(lines)
        , m_contacts(contacts)
        , m_meter(meter)
        , m_closeness(lines.box)
        , m_sides(memory)
        , m_placed(memory)
        , m_parents(contacts.size(), memory)
        , m_result{std::pmr::vector<Node>(memory), std::pmr::vector<Cut>(memory), false}
    {
        std::iota(m_parents.begin(), m_parents.end(), Index{0});
    }

    CutRings cut();

private:
    Index edgeOf(NodeSide side) const
    {
        const Contact &contact = m_contacts[side / 2];
        return side % 2 == 0 ? contact.first : contact.second;
    }
    bool isAtVertex(NodeSide side) const
    {
        const ContactKind kind = m_contacts[side / 2].kind;
        return kind == ContactKind::VertexOnVertex || (kind == ContactKind::VertexOnEdge && side % 2 == 1);
    }
    bool isSecondOfOne(NodeSide side) const
    {
        return side % 2 == 1 && m_contacts[side / 2].first == m_contacts[side / 2].second;
    }

    bool isCrossing(NodeSide side) const { return m_contacts[side / 2].kind == ContactKind::Crossing; }

    void groupByEdge();
    void order(std::span<NodeSide> sides);
    void compareNeighbours(Index edge);
    void lookAtEnds(Index edge);
    int compare(const PlacedContact &a, const PlacedContact &b) const;
    Index representative(Index contact);
    void unite(Index a, Index b);
    void numberNodes();

    const OverlayLines &m_lines;
    const std::pmr::vector<Contact> &m_contacts;
    Meter &m_meter;
    Closeness m_closeness;
    std::size_t m_ring = 0;             ///< of the edge that was looked at last
    std::pmr::vector<NodeSide> m_sides; ///< edge by edge
    std::pmr::vector<PlacedContact> m_placed;
    std::pmr::vector<Index> m_parents; ///< union-find over contacts
    CutRings m_result;
};

CutRings RingCutter::cut()
{
    groupByEdge();
    for (std::size_t i = 0; i < m_sides.size();) {
        std::size_t end = i + 1;
        while (end < m_sides.size() && edgeOf(m_sides[end]) == edgeOf(m_sides[i]))
            ++end;
        const auto sides = std::span(m_sides).subspan(i, end - i);
        if (sides.size() > 1)
            order(sides);
        if (!m_result.areClose && std::ranges::any_of(sides, [this](NodeSide side) { return isCrossing(side); }))
            lookAtEnds(edgeOf(sides.front()));
        i = end;
    }
    numberNodes();
    return std::move(m_result);
}

void RingCutter::groupByEdge()
{
    const auto sideCount = static_cast<NodeSide>(2 * m_contacts.size());
    std::pmr::vector<Index> next(m_lines.points.size() + 1, m_sides.get_allocator());
    for (NodeSide side = 0; side < sideCount; ++side)
        if (!isSecondOfOne(side))
            ++next[edgeOf(side) + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    m_sides.resize(next.back());
    for (NodeSide side = 0; side < sideCount; ++side)
        if (!isSecondOfOne(side))
            m_sides[next[edgeOf(side)]++] = side;
}

int RingCutter::compare(const PlacedContact &a, const PlacedContact &b) const
{
    if (a.most < b.least)
        return -1;
    if (b.most < a.least)
        return 1;
    if (a.contact == b.contact)
        return 0;
    m_meter.spend(stepsToCompareExactly);
    return compareExactly(m_lines, a.edge, m_contacts[a.contact], m_contacts[b.contact]);
}

/// Brings the contacts of one edge in order, those at its start first.
void RingCutter::order(std::span<NodeSide> sides)
{
    const auto inner = std::partition(sides.begin(), sides.end(), [this](NodeSide side) { return isAtVertex(side); });
    for (auto side = sides.begin(); side != inner; ++side)
        unite(*sides.begin() / 2, *side / 2);
    if (sides.end() - inner < 2)
        return;
    const Index edge = edgeOf(*inner);
    m_placed.clear();
    for (auto side = inner; side != sides.end(); ++side)
        m_placed.push_back(placed(m_lines, m_contacts[*side / 2], edge, *side / 2));
    std::sort(m_placed.begin(), m_placed.end(),
              [this](const PlacedContact &a, const PlacedContact &b) { return compare(a, b) < 0; });
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        const Index contact = m_placed[i].contact;
        inner[static_cast<std::ptrdiff_t>(i)] = 2 * contact + (m_contacts[contact].first == edge ? 0 : 1);
        if (i > 0 && compare(m_placed[i - 1], m_placed[i]) == 0)
            unite(m_placed[i - 1].contact, contact);
    }
    if (!m_result.areClose)
        compareNeighbours(edge);
}

/// Whether some of what meets one edge is close together, but not in one place.
void RingCutter::compareNeighbours(Index edge)
{
    const auto [from, to] = m_lines.edge(edge);
    const double least = m_closeness.farApart / std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    for (std::size_t i = 1; i < m_placed.size(); ++i)
        m_result.areClose |= !(m_placed[i].least - m_placed[i - 1].most > least) &&
                             representative(m_placed[i].contact) != representative(m_placed[i - 1].contact);
}

/// Whether an edge that is crossed makes a sharp turn at either end.
void RingCutter::lookAtEnds(Index edge)
{
    while (m_lines.rings[m_ring].end <= edge)
        ++m_ring;
    const LineRing &ring = m_lines.rings[m_ring];
    const auto &points = m_lines.points;
    const Point from = points[edge];
    const Point to = points[edge + 1];
    const Point along = to - from;
    const Point before = from - points[(edge == ring.first ? ring.end : edge) - 1];
    const Point after = points[(edge + 1 == ring.end ? ring.first : edge + 1) + 1] - to;
    const double least = Closeness::leastSine * sumOfSides(along);
    const auto isSharp = [&](Point way) {
        return std::abs(along.x * way.y - along.y * way.x) <= least * sumOfSides(way);
    };
    m_result.areClose = isSharp(before) || isSharp(after);
}

Index RingCutter::representative(Index contact)
{
    while (m_parents[contact] != contact) {
        m_parents[contact] = m_parents[m_parents[contact]];
        contact = m_parents[contact];
    }
    return contact;
}

void RingCutter::unite(Index a, Index b)
{
    a = representative(a);
    b = representative(b);
    m_parents[std::max(a, b)] = std::min(a, b);
}

void RingCutter::numberNodes()
{
    std::pmr::vector<Index> numbers(m_contacts.size(), noIndex, m_sides.get_allocator());
    m_result.nodes.reserve(m_contacts.size());
    m_result.cuts.reserve(m_sides.size());
    for (const NodeSide side : m_sides) {
        Index &number = numbers[representative(side / 2)];
        if (number == noIndex) {
            number = static_cast<Index>(m_result.nodes.size());
            m_result.nodes.push_back({noIndex, side / 2});
        }
        const Contact &contact = m_contacts[side / 2];
        if (contact.kind != ContactKind::Crossing)
            m_result.nodes[number].vertex = contact.second;
        const Index edge = edgeOf(side);
        std::pmr::vector<Cut> &cuts = m_result.cuts;
        if (cuts.empty() || cuts.back().edge != edge || cuts.back().node != number)
            cuts.push_back({edge, number, isAtVertex(side)});
    }
}

} // namespace

CutRings cutRings(const OverlayLines &lines, const std::pmr::vector<Contact> &contacts,
                  std::pmr::memory_resource *memory, Meter &meter)
{
    return RingCutter(lines, contacts, memory, meter).cut();
}

} // namespace hitbox::geometry::detail::overlay
