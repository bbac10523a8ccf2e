#include "overlay/boundary_walk.h"

#include <algorithm>
#include <utility>

#include "exact/crossing_point.h"
#include "index/ray_winding.h"
#include "overlay/region_rings.h"

namespace hitbox::geometry::detail {
namespace {

using namespace overlay;

bool isCounterClockwise(const OverlayLines &lines, const LineRing &ring)
{
    // At its least point, a ring without self-crossings turns as it does as a whole.
    const auto &points = lines.points;
    return lines.signs(points[ring.end - 1], points[ring.first], points[ring.first], points[ring.first + 1]) < 0;
}

bool isIn(Point p, const OverlayLines &lines, const LineRing &ring)
{
    return windingOfRing(p, std::span(lines.points).subspan(ring.first, ring.end - ring.first)).number != 0;
}

/// What is left of a ring's boundary when nothing crosses it.
void addWhole(Region &region, const OverlayLines &lines, const LineRing &ring, bool goesForward)
{
    const auto first = lines.points.begin() + static_cast<std::ptrdiff_t>(ring.first);
    Ring whole(first, first + static_cast<std::ptrdiff_t>(ring.end - ring.first));
    if (!goesForward)
        std::reverse(whole.begin() + 1, whole.end());
    region.rings.push_back(std::move(whole));
}

Region regionWithoutCrossings(const OverlayLines &lines, const KeptPlaces &kept)
{
    Region region;
    for (const LineRing &ring : lines.rings) {
        const LineRing *other = lines.rings.size() < 2 ? nullptr : &lines.rings[&ring == lines.rings.data() ? 1 : 0];
        const bool isInOther = other != nullptr && isIn(lines.points[ring.first], lines, *other);
        const bool keepsInside = ring.owner == Owner::A ? kept[1][isInOther ? 1 : 0] : kept[isInOther ? 1 : 0][1];
        const bool keepsOutside = ring.owner == Owner::A ? kept[0][isInOther ? 1 : 0] : kept[isInOther ? 1 : 0][0];
        if (keepsInside != keepsOutside)
            addWhole(region, lines, ring, isCounterClockwise(lines, ring) == keepsInside);
    }
    sortRings(region);
    return region;
}

/// Around a crossing lie four places: in both shapes, in one, in the other, in neither. Where just one of them is kept,
/// or just one is not, the boundary comes along one ring and leaves along the other, and of each ring it is the piece
/// on that place's side. So it changes rings at every crossing, and passes each once.
class BoundaryWalker
{
public:
    BoundaryWalker(const CutLines &cut, const KeptPlaces &kept, std::pmr::memory_resource *memory);

    Region region();

private:
    /// A ring's crossings are its cuts `first` + 1 to `first` + m_count, in order.
    struct Side {
        LineRing ring;
        std::size_t first = 0;
        bool goesForward = false; ///< whether the boundary runs along it as it does itself
    };

    bool isInOtherAfterFirst() const;
    std::size_t follow(const Side &side, std::size_t place);
    void append(Index first, Index end);
    void appendBackwards(Index first, Index end);
    Point crossing(Index node) const
    {
        const Contact &contact = m_cut.contacts[m_cut.nodes[node].contact];
        return crossingPoint(m_cut.lines.edge(contact.first), m_cut.lines.edge(contact.second));
    }

    const CutLines &m_cut;
    std::size_t m_count = 0;
    Side m_a;
    Side m_b;
    std::size_t m_firstStart = 0;              ///< the boundary leaves each second crossing from here on along A
    std::pmr::vector<Index> m_placeOnB;        ///< by node; nodes are numbered as they come along A
    std::pmr::vector<std::uint8_t> m_isWalked; ///< by node
    std::pmr::vector<Point> m_ring;
};

BoundaryWalker::BoundaryWalker(const CutLines &cut, const KeptPlaces &kept, std::pmr::memory_resource *memory)
    : m_cut(cut)
    , m_count(cut.contacts.size() - 2)
    , m_a{cut.lines.rings[0], 0, false}
    , m_b{cut.lines.rings[1], m_count + 1, false}
    , m_placeOnB(cut.nodes.size(), memory)
    , m_isWalked(cut.nodes.size(), memory)
    , m_ring(memory)
{
    const int keptCount = static_cast<int>(kept[0][0]) + static_cast<int>(kept[0][1]) + static_cast<int>(kept[1][0]) +
                          static_cast<int>(kept[1][1]);
    const bool single = keptCount == 1; // what the one place is that differs
    const bool isInA = kept[1][0] == single || kept[1][1] == single;
    const bool isInB = kept[0][1] == single || kept[1][1] == single;
    m_a.goesForward = isCounterClockwise(cut.lines, m_a.ring) == kept[1][isInB ? 1 : 0];
    m_b.goesForward = isCounterClockwise(cut.lines, m_b.ring) == kept[isInA ? 1 : 0][1];
    m_firstStart = (isInOtherAfterFirst() == isInB) == m_a.goesForward ? 1 : 2;
    for (std::size_t place = 1; place <= m_count; ++place)
        m_placeOnB[cut.cuts[m_b.first + place].node] = static_cast<Index>(place);
    m_ring.reserve(cut.lines.points.size() + 2 * m_count);
}

/// Whether ring A, on its way, leads into ring B at its first crossing.
bool BoundaryWalker::isInOtherAfterFirst() const
{
    const Contact &contact = m_cut.contacts[m_cut.nodes[1].contact];
    const Segment a = m_cut.lines.edge(contact.first);
    const Segment b = m_cut.lines.edge(contact.second);
    const bool leadsLeft = m_cut.lines.signs(b.from, b.to, a.from, a.to) < 0;
    return leadsLeft == isCounterClockwise(m_cut.lines, m_b.ring);
}

void BoundaryWalker::append(Index first, Index end)
{
    if (first == end)
        return;
    const auto points = m_cut.lines.points.begin();
    appendPoint(m_ring, points[first]);
    m_ring.insert(m_ring.end(), points + first + 1, points + end);
}

void BoundaryWalker::appendBackwards(Index first, Index end)
{
    if (first == end)
        return;
    appendPoint(m_ring, m_cut.lines.points[end - 1]);
    for (Index i = end - 1; i > first; --i)
        m_ring.push_back(m_cut.lines.points[i - 1]);
}

/// Appends a crossing and what lies between it and the next one, which it answers.
std::size_t BoundaryWalker::follow(const Side &side, std::size_t place)
{
    const auto cuts = m_cut.cuts.begin() + static_cast<std::ptrdiff_t>(side.first);
    const auto &[first, end, owner] = side.ring;
    appendPoint(m_ring, crossing(cuts[place].node));
    const Index edge = cuts[place].edge;
    if (side.goesForward) {
        const std::size_t next = place == m_count ? 1 : place + 1;
        if (place == m_count) {
            append(edge + 1, end);
            append(first, cuts[next].edge + 1);
        } else {
            append(edge + 1, cuts[next].edge + 1);
        }
        return next;
    }
    const std::size_t next = place == 1 ? m_count : place - 1;
    if (place == 1) {
        appendBackwards(first, edge + 1);
        appendBackwards(cuts[next].edge + 1, end);
    } else {
        appendBackwards(cuts[next].edge + 1, edge + 1);
    }
    return next;
}

Region BoundaryWalker::region()
{
    Region region;
    for (std::size_t start = m_firstStart; start <= m_count; start += 2) {
        if (m_isWalked[start] != 0)
            continue;
        m_ring.clear();
        for (std::size_t node = start; m_isWalked[node] == 0;) {
            m_isWalked[node] = 1;
            const std::size_t place = m_placeOnB[follow(m_a, node)];
            node = m_cut.cuts[m_b.first + follow(m_b, place)].node;
        }
        addRing(region, m_ring, m_cut.lines);
    }
    sortRings(region);
    return region;
}

} // namespace

bool isPlain(const CutLines &cut)
{
    const auto &rings = cut.lines.rings;
    if (rings.empty() || rings.size() > 2 || cut.lines.exponent != 0)
        return false;
    if (rings.size() == 1)
        return cut.contacts.size() == 1;
    const auto isBetweenRings = [&](const Contact &contact) {
        return contact.kind == ContactKind::Crossing && contact.first < rings[0].end && contact.second > rings[0].end;
    };
    return rings[0].owner == Owner::A && rings[1].owner == Owner::B && cut.nodes.size() == cut.contacts.size() &&
           std::all_of(cut.contacts.begin() + 2, cut.contacts.end(), isBetweenRings);
}

Windings windingsInside(const CutLines &cut)
{
    Windings windings;
    for (const LineRing &ring : cut.lines.rings)
        (ring.owner == Owner::A ? windings.a : windings.b) = isCounterClockwise(cut.lines, ring) ? 1 : -1;
    return windings;
}

std::optional<Region> walkedRegion(const CutLines &cut, const KeptPlaces &kept, std::pmr::memory_resource *memory)
{
    if (cut.contacts.size() == cut.lines.rings.size())
        return regionWithoutCrossings(cut.lines, kept);
    const bool isCornerOfOne = (kept[0][0] != kept[0][1]) != (kept[1][0] != kept[1][1]);
    return isCornerOfOne ? std::optional(BoundaryWalker(cut, kept, memory).region()) : std::nullopt;
}

} // namespace hitbox::geometry::detail
