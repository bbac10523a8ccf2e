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
    void appendInner(Ring &ring, Index halfArc) const;
    bool isSliver(const Ring &ring) const;

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
    Region m_region;
};

RingLinker::RingLinker(const Overlay &overlay, std::span<const Index> boundary, std::pmr::memory_resource *memory)
    : m_overlay(overlay)
    , m_boundary(boundary)
    , m_halfArcs(2 * overlay.arcs.size(), memory)
    , m_nodes(overlay.nodes.size(), memory)
    , m_path(memory)
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
    std::sort(m_region.rings.begin(), m_region.rings.end(), [](const Ring &a, const Ring &b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), isBefore);
    });
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

/// Whether rounding has left nothing of the ring. Areas of coordinates out of range cannot be told from zero.
bool RingLinker::isSliver(const Ring &ring) const
{
    return ring.size() < 3 || (m_overlay.lines.exponent == 0 && winding(ring) == Orientation::Collinear);
}

void appendPoint(Ring &ring, Point p)
{
    if (ring.empty() || ring.back() != p)
        ring.push_back(p);
}

/// The points between a half-arc's nodes. All are corners, and differ from each other.
void RingLinker::appendInner(Ring &ring, Index halfArc) const
{
    const Arc &arc = m_overlay.arcs[halfArc / 2];
    if (arc.firstEdge == arc.lastEdge)
        return;
    const OverlayLines &lines = m_overlay.lines;
    const std::span<const Point> inner =
        std::span(lines.points).subspan(arc.firstEdge + 1, arc.lastEdge - arc.firstEdge);
    if (lines.exponent != 0) {
        for (std::size_t i = 0; i < inner.size(); ++i)
            appendPoint(ring, lines.inputPoint(halfArc % 2 == 0 ? inner[i] : inner[inner.size() - 1 - i]));
    } else if (halfArc % 2 == 0) {
        appendPoint(ring, inner.front());
        ring.insert(ring.end(), inner.begin() + 1, inner.end());
    } else {
        appendPoint(ring, inner.back());
        ring.insert(ring.end(), inner.rbegin() + 1, inner.rend());
    }
}

std::size_t RingLinker::mostPoints(std::span<const Index> path) const
{
    std::size_t count = path.size();
    for (const Index halfArc : path)
        count += m_overlay.arcs[halfArc / 2].lastEdge - m_overlay.arcs[halfArc / 2].firstEdge;
    return count;
}

/// The first of the least points. Where rounding has laid several on each other, what follows them decides.
Ring::iterator startOf(Ring &ring)
{
    auto start = std::min_element(ring.begin(), ring.end(), isBefore);
    const auto isLessFrom = [&ring](Ring::iterator a, Ring::iterator b) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (*a != *b)
                return isBefore(*a, *b);
            a = a + 1 == ring.end() ? ring.begin() : a + 1;
            b = b + 1 == ring.end() ? ring.begin() : b + 1;
        }
        return false;
    };
    for (auto other = std::find(start + 1, ring.end(), *start); other != ring.end();
         other = std::find(other + 1, ring.end(), *start)) {
        if (isLessFrom(other, start))
            start = other;
    }
    return start;
}

/// Makes the end of the path, which closes there, a ring.
void RingLinker::takeRing(std::size_t first)
{
    const std::span<const Index> path = std::span(m_path).subspan(first);
    Ring ring;
    ring.reserve(mostPoints(path));
    Index before = path.back();
    for (const Index halfArc : path) {
        const Index node = m_overlay.origin(halfArc);
        m_nodes[node].placeOnPath = noIndex;
        if (turnsAt(before, halfArc))
            appendPoint(ring, m_overlay.nodePoint(node));
        appendInner(ring, halfArc);
        before = halfArc;
    }
    m_path.resize(first);
    while (ring.size() > 1 && ring.front() == ring.back())
        ring.pop_back();
    if (isSliver(ring))
        return;
    std::rotate(ring.begin(), startOf(ring), ring.end());
    m_region.rings.push_back(std::move(ring));
}

} // namespace

Region linkedRegion(const Overlay &overlay, std::span<const Index> boundary, std::pmr::memory_resource *memory)
{
    return RingLinker(overlay, boundary, memory).region();
}

} // namespace hitbox::geometry::detail
