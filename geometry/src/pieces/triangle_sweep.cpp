#include "pieces/triangle_sweep.h"

#include <array>
#include <utility>

#include <hitbox/geometry/orientation.h>

#include "exact/expansion.h"
#include "pieces/sweep_order.h"
#include "pieces/triangle_sweep_status.h"

namespace hitbox::geometry::detail {

namespace {

// Holds all that a ring of 64 points needs besides its triangles.
constexpr std::size_t triangleStackBytes = 16384;

/// A vertex of a chain that is not yet cut into triangles.
struct Link {
    Point point;
    SweepIndex vertex = noSweepIndex;
    SweepIndex neighbours[2] = {noSweepIndex, noSweepIndex}; ///< by side
};

/// The sweep's state. Seen from its rightmost link, both arms of every chain bend away from the line of sight to any
/// vertex right of it: neither has a corner that could be cut off. A new vertex therefore sees one arm whole.
class TriangleSweep
{
public:
    TriangleSweep(const LinkedRings &rings, std::pmr::memory_resource *memory);

    /// False where the rings cannot be simple.
    bool visit(SweepIndex vertex);
    bool isDone() const { return m_status.isEmpty(); }
    std::vector<Triangle> takeTriangles() { return std::move(m_triangles); }

private:
    bool visitFirst(SweepIndex vertex, Orientation turn);
    bool visitLast(SweepIndex vertex, Orientation turn);
    bool visitBetween(SweepIndex vertex, SweepSide side, SweepIndex edgeBefore, SweepIndex edgeAfter);
    void split(const TriangleSweepStatus::Place &place, SweepIndex vertex);
    bool merge(SweepIndex upper, SweepIndex lower, SweepIndex vertex);

    SweepIndex attach(SweepInterval &interval, SweepSide side, SweepIndex vertex);
    void emit(SweepSide side, SweepIndex vertex, const Link &outer, const Link &inner);
    void setEdge(SweepIndex interval, SweepSide side, SweepIndex edge);
    SweepIndex intervalOf(SweepIndex edge, SweepSide side);
    SweepIndex addLink(SweepIndex vertex, SweepIndex above, SweepIndex below);
    void removeLink(SweepIndex link);

    LinkedRings m_rings;
    TriangleSweepStatus m_status;
    std::pmr::vector<Link> m_links;
    SweepIndex m_firstFreeLink = noSweepIndex;
    std::pmr::vector<SweepIndex> m_intervalOfEdge; ///< by the vertex at which the edge starts
    std::vector<Triangle> m_triangles;
};

TriangleSweep::TriangleSweep(const LinkedRings &rings, std::pmr::memory_resource *memory)
    : m_rings(rings)
    , m_status(rings.points.size() / 2 + 1, memory)
    , m_links(memory)
    , m_intervalOfEdge(rings.points.size(), noSweepIndex, memory)
{
    m_links.reserve(rings.points.size() + 2);
    m_triangles.reserve(rings.points.size());
}

/// Its fields are written one by one: a link put together elsewhere could not be read in one go so soon.
SweepIndex TriangleSweep::addLink(SweepIndex vertex, SweepIndex above, SweepIndex below)
{
    SweepIndex added = m_firstFreeLink;
    if (added == noSweepIndex) {
        added = static_cast<SweepIndex>(m_links.size());
        m_links.emplace_back();
    } else {
        m_firstFreeLink = m_links[added].vertex;
    }
    Link &link = m_links[added];
    link.point = m_rings.points[vertex];
    link.vertex = vertex;
    link.neighbours[Above] = above;
    link.neighbours[Below] = below;
    return added;
}

void TriangleSweep::removeLink(SweepIndex link)
{
    m_links[link].vertex = m_firstFreeLink;
    m_firstFreeLink = link;
}

void TriangleSweep::setEdge(SweepIndex interval, SweepSide side, SweepIndex edge)
{
    SweepInterval &changed = m_status[interval];
    changed.edges[side] = edge;
    m_intervalOfEdge[edge] = interval;
    if (side == Above) { // upper edges run from right to left
        changed.upperFrom = m_rings.points[m_rings.next[edge]];
        changed.upperTo = m_rings.points[edge];
    }
}

SweepIndex TriangleSweep::intervalOf(SweepIndex edge, SweepSide side)
{
    const SweepIndex interval = m_intervalOfEdge[edge];
    return interval != noSweepIndex && m_status[interval].edges[side] == edge ? interval : noSweepIndex;
}

void TriangleSweep::emit(SweepSide side, SweepIndex vertex, const Link &outer, const Link &inner)
{
    if (side == Above)
        m_triangles.push_back({vertex, outer.vertex, inner.vertex});
    else
        m_triangles.push_back({vertex, inner.vertex, outer.vertex});
}

/// Puts a vertex at an end of the chain and cuts off all triangles that it sees from there.
SweepIndex TriangleSweep::attach(SweepInterval &interval, SweepSide side, SweepIndex vertex)
{
    const SweepSide inwards = opposite(side);
    const Point point = m_rings.points[vertex];
    const int seen = side == Above ? -1 : 1;
    SweepIndex end = interval.ends[side];
    while (m_links[end].neighbours[inwards] != noSweepIndex) {
        const Link &outer = m_links[end];
        const SweepIndex following = outer.neighbours[inwards];
        const Link &inner = m_links[following];
        if (crossSign(point, outer.point, point, inner.point) != seen)
            break;
        emit(side, vertex, outer, inner);
        removeLink(end);
        end = following;
    }
    const SweepIndex added = side == Above ? addLink(vertex, noSweepIndex, end) : addLink(vertex, end, noSweepIndex);
    m_links[end].neighbours[side] = added;
    interval.ends[side] = added;
    interval.rightmost = added;
    return added;
}

/// A vertex whose edges both lead to the right.
bool TriangleSweep::visitFirst(SweepIndex vertex, Orientation turn)
{
    if (turn == Orientation::Collinear)
        return false;
    const Point point = m_rings.points[vertex];
    const TriangleSweepStatus::Place place = m_status.find(point, m_rings.points[m_rings.previous[vertex]]);
    if (turn == Orientation::Clockwise) {
        if (place.above == noSweepIndex)
            return false;
        split(place, vertex);
        return true;
    }
    SweepInterval started;
    started.rightmost = addLink(vertex, noSweepIndex, noSweepIndex);
    started.ends[Above] = started.ends[Below] = started.rightmost;
    const SweepIndex interval = m_status.insert(place, started);
    setEdge(interval, Above, m_rings.previous[vertex]);
    setEdge(interval, Below, vertex);
    return true;
}

/// From here on the chain's rightmost vertex, which the new one sees, is part of two intervals.
void TriangleSweep::split(const TriangleSweepStatus::Place &place, SweepIndex vertex)
{
    const SweepIndex upper = place.above;
    const SweepIndex lower = m_status.insert(place, SweepInterval{});
    SweepInterval &above = m_status[upper];
    SweepInterval &below = m_status[lower];
    const SweepIndex shared = above.rightmost;
    const SweepIndex following = m_links[shared].neighbours[Below];
    const SweepIndex first = addLink(m_links[shared].vertex, noSweepIndex, following);
    if (following != noSweepIndex)
        m_links[following].neighbours[Above] = first;
    m_links[shared].neighbours[Below] = noSweepIndex;
    below.ends[Above] = first;
    below.ends[Below] = following == noSweepIndex ? first : above.ends[Below];
    above.ends[Below] = shared;
    setEdge(lower, Below, above.edges[Below]);
    setEdge(lower, Above, m_rings.previous[vertex]);
    setEdge(upper, Below, vertex);
    attach(above, Below, vertex);
    attach(below, Above, vertex);
}

/// A vertex whose edges both come from the left.
bool TriangleSweep::visitLast(SweepIndex vertex, Orientation turn)
{
    if (turn == Orientation::Collinear)
        return false;
    if (turn == Orientation::Clockwise)
        return merge(intervalOf(m_rings.previous[vertex], Below), intervalOf(vertex, Above), vertex);
    const SweepIndex interval = intervalOf(vertex, Above);
    if (interval == noSweepIndex || intervalOf(m_rings.previous[vertex], Below) != interval)
        return false;
    const SweepIndex added = attach(m_status[interval], Above, vertex);
    const SweepIndex last = m_status[interval].ends[Below];
    if (m_links[added].neighbours[Below] != last)
        return false;
    removeLink(added);
    removeLink(last);
    m_status.erase(interval);
    return true;
}

bool TriangleSweep::merge(SweepIndex upper, SweepIndex lower, SweepIndex vertex)
{
    if (upper == noSweepIndex || lower == noSweepIndex || upper == lower)
        return false;
    SweepInterval &above = m_status[upper];
    SweepInterval &below = m_status[lower];
    const SweepIndex kept = attach(above, Below, vertex);
    const SweepIndex copy = attach(below, Above, vertex);
    const SweepIndex following = m_links[copy].neighbours[Below];
    m_links[kept].neighbours[Below] = following;
    m_links[following].neighbours[Above] = kept;
    removeLink(copy);
    above.ends[Below] = below.ends[Below];
    const SweepIndex edge = below.edges[Below];
    m_status.erase(lower);
    setEdge(upper, Below, edge);
    return true;
}

bool TriangleSweep::visitBetween(SweepIndex vertex, SweepSide side, SweepIndex edgeBefore, SweepIndex edgeAfter)
{
    const SweepIndex interval = intervalOf(edgeBefore, side);
    if (interval == noSweepIndex)
        return false;
    attach(m_status[interval], side, vertex);
    setEdge(interval, side, edgeAfter);
    return true;
}

bool TriangleSweep::visit(SweepIndex vertex)
{
    const SweepIndex before = m_rings.previous[vertex];
    const Point from = m_rings.points[before];
    const Point here = m_rings.points[vertex];
    const Point to = m_rings.points[m_rings.next[vertex]];
    const bool comesFromRight = isBefore(here, from);
    const bool goesRight = isBefore(here, to);
    if (comesFromRight != goesRight)
        return goesRight ? visitBetween(vertex, Below, before, vertex) : visitBetween(vertex, Above, vertex, before);
    const Orientation turn = orientation(from, here, to);
    return goesRight ? visitFirst(vertex, turn) : visitLast(vertex, turn);
}

} // namespace

void linkRing(std::span<std::uint32_t> next, std::span<std::uint32_t> previous, std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i) {
        next[i] = static_cast<std::uint32_t>(i + 1 == end ? first : i + 1);
        previous[i] = static_cast<std::uint32_t>(i == first ? end - 1 : i - 1);
    }
}

std::vector<Triangle> sweepTriangles(const LinkedRings &rings, std::span<const std::uint32_t> order,
                                     std::pmr::memory_resource *memory)
{
    TriangleSweep sweep(rings, memory);
    for (const SweepIndex vertex : order)
        if (!sweep.visit(vertex))
            return {};
    return sweep.isDone() ? sweep.takeTriangles() : std::vector<Triangle>{};
}

std::vector<Triangle> sweepTriangles(std::span<const Point> ring)
{
    std::array<std::byte, triangleStackBytes> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    std::pmr::vector<std::uint32_t> next(ring.size(), &memory);
    std::pmr::vector<std::uint32_t> previous(ring.size(), &memory);
    linkRing(next, previous, 0, ring.size());
    const auto order = sweepOrder(ring, &memory);
    // A simple ring's leftmost vertex tells which way round the ring goes.
    const std::uint32_t leftmost = order.front();
    if (orientation(ring[previous[leftmost]], ring[leftmost], ring[next[leftmost]]) == Orientation::Clockwise)
        std::swap(next, previous);
    return sweepTriangles({ring, next, previous}, order, &memory);
}

} // namespace hitbox::geometry::detail
