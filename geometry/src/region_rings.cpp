#include "region_rings.h"

#include <algorithm>

#include <hitbox/geometry/polygon.h>

#include "expansion.h"

namespace hitbox::geometry::detail {
namespace {

bool isLess(Point p, Point q)
{
    return p.x < q.x || (p.x == q.x && p.y < q.y);
}

/// Follows the boundary. At a node where it passes several times, the way on is the one around the same piece of the
/// region, so ways never cross; every loop that closes at such a node is then made a ring of its own.
class RingLinker
{
public:
    RingLinker(const Arrangement &arrangement, std::span<const Index> boundary);

    Region region();

private:
    Index following(Index halfEdge) const;
    void walk(Index start);
    void takeRing(std::size_t first);
    bool turnsAt(Index before, Index after) const;
    bool isSliver(const Ring &ring) const;

    const Arrangement &m_arrangement;
    std::span<const Index> m_boundary;
    std::vector<bool> m_isBoundary;   ///< of each half-edge
    std::vector<bool> m_isWalked;     ///< of each half-edge
    std::vector<Index> m_slots;       ///< of each half-edge: its place in `halfEdges`
    std::vector<Index> m_passes;      ///< of each node: how often the boundary passes
    std::vector<Index> m_path;        ///< the half-edges walked and not yet made a ring
    std::vector<Index> m_placeOnPath; ///< of each node
    Region m_region;
};

RingLinker::RingLinker(const Arrangement &arrangement, std::span<const Index> boundary)
    : m_arrangement(arrangement)
    , m_boundary(boundary)
    , m_isBoundary(arrangement.halfEdges.size())
    , m_isWalked(arrangement.halfEdges.size())
    , m_slots(arrangement.halfEdges.size())
    , m_passes(arrangement.nodeCount())
    , m_placeOnPath(arrangement.nodeCount(), noIndex)
{
    for (Index slot = 0; slot < arrangement.halfEdges.size(); ++slot)
        m_slots[arrangement.halfEdges[slot]] = slot;
    for (const Index halfEdge : boundary) {
        m_isBoundary[halfEdge] = true;
        ++m_passes[arrangement.origin(halfEdge)];
    }
}

Region RingLinker::region()
{
    for (const Index halfEdge : m_boundary) {
        if (!m_isWalked[halfEdge])
            walk(halfEdge);
    }
    std::sort(m_region.rings.begin(), m_region.rings.end(), [](const Ring &a, const Ring &b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), isLess);
    });
    return std::move(m_region);
}

/// The first boundary half-edge clockwise of where this one arrives: between the two is the region's inside.
Index RingLinker::following(Index halfEdge) const
{
    const Index node = m_arrangement.target(halfEdge);
    const Index first = m_arrangement.firstHalfEdge[node];
    const Index end = m_arrangement.firstHalfEdge[node + 1];
    Index slot = m_slots[halfEdge ^ 1];
    do {
        slot = slot + 1 == end ? first : slot + 1;
    } while (!m_isBoundary[m_arrangement.halfEdges[slot]]);
    return m_arrangement.halfEdges[slot];
}

void RingLinker::walk(Index start)
{
    m_path.clear();
    for (Index halfEdge = start; !m_isWalked[halfEdge]; halfEdge = following(halfEdge)) {
        m_isWalked[halfEdge] = true;
        Index &place = m_placeOnPath[m_arrangement.origin(halfEdge)];
        if (place != noIndex)
            takeRing(place);
        place = static_cast<Index>(m_path.size());
        m_path.push_back(halfEdge);
    }
    takeRing(0);
}

bool RingLinker::turnsAt(Index before, Index after) const
{
    if (m_passes[m_arrangement.origin(after)] > 1)
        return true;
    if (m_arrangement.subEdges[before / 2].edge == m_arrangement.subEdges[after / 2].edge)
        return false;
    const Segment in = lineOf(m_arrangement, before);
    const Segment out = lineOf(m_arrangement, after);
    return crossSign(in.from, in.to, out.from, out.to) != 0;
}

/// Whether rounding has left nothing of the ring. Areas of coordinates out of range cannot be told from zero.
bool RingLinker::isSliver(const Ring &ring) const
{
    return ring.size() < 3 || (m_arrangement.exponent == 0 && winding(ring) == Orientation::Collinear);
}

/// Makes the end of the path, which closes there, a ring.
void RingLinker::takeRing(std::size_t first)
{
    Ring ring;
    Index before = m_path.back();
    for (std::size_t i = first; i < m_path.size(); ++i) {
        const Index node = m_arrangement.origin(m_path[i]);
        m_placeOnPath[node] = noIndex;
        if (turnsAt(before, m_path[i])) {
            const Point p = position(m_arrangement, node);
            if (ring.empty() || ring.back() != p)
                ring.push_back(p);
        }
        before = m_path[i];
    }
    m_path.resize(first);
    while (ring.size() > 1 && ring.front() == ring.back())
        ring.pop_back();
    if (isSliver(ring))
        return;
    std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end(), isLess), ring.end());
    m_region.rings.push_back(std::move(ring));
}

} // namespace

Region linkedRegion(const Arrangement &arrangement, std::span<const Index> boundary)
{
    return RingLinker(arrangement, boundary).region();
}

} // namespace hitbox::geometry::detail
