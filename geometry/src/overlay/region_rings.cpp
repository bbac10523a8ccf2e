#include "overlay/region_rings.h"

#include <algorithm>

#include <hitbox/geometry/polygon.h>

namespace hitbox::geometry::detail {
namespace {

using namespace overlay;

/// Follows the boundary. At a node where it passes several times, the way on is the one around the same piece of the
/// region, so ways never cross; every loop that closes at such a node is then made a ring of its own.
class RingLinker
{
public:
    RingLinker(const Overlay &overlay, std::span<const Index> boundary, std::pmr::memory_resource *memory);

    Region region();

private:
    Index following(Index halfArc) const;
    void walk(Index start);
    void takeRing(std::size_t first);
    std::size_t mostPoints(std::span<const Index> path) const;
    bool turnsAt(Index before, Index after) const;
    void appendInner(Index halfArc);

    const Overlay &m_overlay;
    std::span<const Index> m_boundary;
    struct HalfArcState {
        Index slot = 0; ///< its place in `halfArcs`
        bool isBoundary = false;
        bool isWalked = false;
    };
    struct NodeState {
        Index passes = 0; ///< how often the boundary passes
        Index placeOnPath = noIndex;
    };
    std::pmr::vector<HalfArcState> m_halfArcs;
    std::pmr::vector<NodeState> m_nodes;
    std::pmr::vector<Index> m_path; ///< the half-arcs walked and not yet made a ring
    std::pmr::vector<Point> m_ring; ///< that is being made
    Region m_region;
};

RingLinker::RingLinker(const Overlay &overlay, std::span<const Index> boundary, std::pmr::memory_resource *memory)
    : m_overlay(overlay)
    , m_boundary(boundary)
    , m_halfArcs(2 * overlay.arcs.size(), memory)
    , m_nodes(overlay.nodes.size(), memory)
    , m_path(memory)
    , m_ring(memory)
{
    m_path.reserve(boundary.size());
    for (Index slot = 0; slot < overlay.halfArcs.size(); ++slot)
        m_halfArcs[overlay.halfArcs[slot]].slot = slot;
    for (const Index halfArc : boundary) {
        m_halfArcs[halfArc].isBoundary = true;
        ++m_nodes[overlay.origin(halfArc)].passes;
    }
}

Region RingLinker::region()
{
    for (const Index halfArc : m_boundary) {
        if (!m_halfArcs[halfArc].isWalked)
            walk(halfArc);
    }
    sortRings(m_region);
    return std::move(m_region);
}

/// The first boundary half-arc clockwise of where this one arrives: between the two is the region's inside.
Index RingLinker::following(Index halfArc) const
{
    const Index node = m_overlay.target(halfArc);
    const Index first = m_overlay.firstHalfArc[node];
    const Index end = m_overlay.firstHalfArc[node + 1];
    Index slot = m_halfArcs[halfArc ^ 1].slot;
    do {
        slot = slot + 1 == end ? first : slot + 1;
    } while (!m_halfArcs[m_overlay.halfArcs[slot]].isBoundary);
    return m_overlay.halfArcs[slot];
}

void RingLinker::walk(Index start)
{
    m_path.clear();
    for (Index halfArc = start; !m_halfArcs[halfArc].isWalked; halfArc = following(halfArc)) {
        m_halfArcs[halfArc].isWalked = true;
        Index &place = m_nodes[m_overlay.origin(halfArc)].placeOnPath;
        if (place != noIndex)
            takeRing(place);
        place = static_cast<Index>(m_path.size());
        m_path.push_back(halfArc);
    }
    takeRing(0);
}

bool RingLinker::turnsAt(Index before, Index after) const
{
    if (m_nodes[m_overlay.origin(after)].passes > 1)
        return true;
    if (m_overlay.startEdge(before ^ 1) == m_overlay.startEdge(after))
        return false;
    const Segment in = m_overlay.startLine(before ^ 1);
    const Segment out = m_overlay.startLine(after);
    return m_overlay.lines.signs(in.from, in.to, out.from, out.to) != 0;
}

/// The points between a half-arc's nodes. All are corners, and differ from each other.
void RingLinker::appendInner(Index halfArc)
{
    const Arc &arc = m_overlay.arcs[halfArc / 2];
    if (arc.firstEdge == arc.lastEdge)
        return;
    const OverlayLines &lines = m_overlay.lines;
    const std::span<const Point> inner =
        std::span(lines.points).subspan(arc.firstEdge + 1, arc.lastEdge - arc.firstEdge);
    if (lines.exponent != 0) {
        for (std::size_t i = 0; i < inner.size(); ++i)
            appendPoint(m_ring, lines.inputPoint(halfArc % 2 == 0 ? inner[i] : inner[inner.size() - 1 - i]));
    } else if (halfArc % 2 == 0) {
        appendPoint(m_ring, inner.front());
        m_ring.insert(m_ring.end(), inner.begin() + 1, inner.end());
    } else {
        appendPoint(m_ring, inner.back());
        m_ring.insert(m_ring.end(), inner.rbegin() + 1, inner.rend());
    }
}

std::size_t RingLinker::mostPoints(std::span<const Index> path) const
{
    std::size_t count = path.size();
    for (const Index halfArc : path)
        count += m_overlay.arcs[halfArc / 2].lastEdge - m_overlay.arcs[halfArc / 2].firstEdge;
    return count;
}

/// Makes the end of the path, which closes there, a ring.
void RingLinker::takeRing(std::size_t first)
{
    const std::span<const Index> path = std::span(m_path).subspan(first);
    m_ring.clear();
    m_ring.reserve(mostPoints(path));
    Index before = path.back();
    for (const Index halfArc : path) {
        const Index node = m_overlay.origin(halfArc);
        m_nodes[node].placeOnPath = noIndex;
        if (turnsAt(before, halfArc))
            appendPoint(m_ring, m_overlay.nodePoint(node));
        appendInner(halfArc);
        before = halfArc;
    }
    m_path.resize(first);
    addRing(m_region, m_ring, m_overlay.lines);
}

/// Whether rounding has left nothing of the ring. Areas of coordinates out of range cannot be told from zero.
bool isSliver(std::span<const Point> ring, const OverlayLines &lines)
{
    return ring.size() < 3 || (lines.exponent == 0 && winding(ring) == Orientation::Collinear);
}

/// The first of the least points. Where rounding has laid several on each other, what follows them decides.
std::size_t startOf(std::span<const Point> ring)
{
    const auto isLessFrom = [ring](std::size_t a, std::size_t b) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (ring[a] != ring[b])
                return isBefore(ring[a], ring[b]);
            a = a + 1 == ring.size() ? 0 : a + 1;
            b = b + 1 == ring.size() ? 0 : b + 1;
        }
        return false;
    };
    std::size_t start = 0;
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (isBefore(ring[i], ring[start]) || (ring[i] == ring[start] && isLessFrom(i, start)))
            start = i;
    return start;
}

} // namespace

Region linkedRegion(const Overlay &overlay, std::span<const Index> boundary, std::pmr::memory_resource *memory)
{
    return RingLinker(overlay, boundary, memory).region();
}

void addRing(Region &region, std::pmr::vector<Point> &ring, const OverlayLines &lines)
{
    while (ring.size() > 1 && ring.front() == ring.back())
        ring.pop_back();
    if (isSliver(ring, lines))
        return;
    const auto start = ring.begin() + static_cast<std::ptrdiff_t>(startOf(ring));
    Ring &added = region.rings.emplace_back();
    added.reserve(ring.size());
    added.insert(added.end(), start, ring.end());
    added.insert(added.end(), ring.begin(), start);
}

void sortRings(Region &region)
{
    std::sort(region.rings.begin(), region.rings.end(), [](const Ring &a, const Ring &b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), isBefore);
    });
}

} // namespace hitbox::geometry::detail
