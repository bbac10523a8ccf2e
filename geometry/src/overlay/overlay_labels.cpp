#include <algorithm>

#include "overlay/overlay.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// Goes through the connected parts of the overlay from the left to the right. At a part's lexicographically least
/// point nothing of it leads left, so all others that wind around it are crossed by the ray from there to the left,
/// and it is not.
class SideLabeller
{
public:
    SideLabeller(Overlay &overlay, const LineTree &tree, std::pmr::memory_resource *memory, Meter &meter)
        : m_overlay(overlay)
        , m_tree(tree)
        , m_meter(meter)
        , m_isReached(overlay.nodes.size(), memory)
        , m_visits(memory)
    {
        m_visits.reserve(overlay.nodes.size());
    }

    void label();

private:
    struct Visit {
        Index node = 0;
        Index halfArc = 0; ///< one that leaves the node and whose left side is known
    };

    void labelPart(Index leastNode, Windings around);
    void labelAround(Index node, std::size_t known, Windings left);
    Windings windingsLeftOf(Point p) const;
    const LineRing &ringOf(Index point) const
    {
        const auto &rings = m_overlay.lines.rings;
        return *std::lower_bound(rings.begin(), rings.end(), point,
                                 [](const LineRing &ring, Index i) { return ring.end < i; });
    }

    Overlay &m_overlay;
    const LineTree &m_tree;
    Meter &m_meter;
    std::pmr::vector<std::uint8_t> m_isReached; ///< of each node
    std::pmr::vector<Visit> m_visits;
};

void SideLabeller::label()
{
    struct Start {
        Point least;
        Index node = 0;
    };
    std::pmr::vector<Start> starts(m_visits.get_allocator());
    starts.reserve(m_overlay.lines.rings.size());
    auto ring = m_overlay.lines.rings.begin();
    for (const Arc &arc : m_overlay.arcs) {
        if (ring == m_overlay.lines.rings.end() || arc.firstEdge < ring->first)
            continue;
        starts.push_back({m_overlay.lines.points[ring->first], arc.from});
        ++ring;
    }
    std::sort(starts.begin(), starts.end(), [](const Start &a, const Start &b) { return isBefore(a.least, b.least); });
    for (const Start &start : starts) {
        if (m_isReached[start.node] == 0)
            labelPart(start.node, &start == starts.data() ? Windings{} : windingsLeftOf(start.least));
    }
}

void SideLabeller::labelPart(Index leastNode, Windings around)
{
    m_isReached[leastNode] = 1;
    labelAround(leastNode, 0, around);
    while (!m_visits.empty()) {
        const auto [node, halfArc] = m_visits.back();
        m_visits.pop_back();
        const auto halfArcs = m_overlay.halfArcsOf(node);
        const auto known = std::find(halfArcs.begin(), halfArcs.end(), halfArc) - halfArcs.begin();
        labelAround(node, static_cast<std::size_t>(known), m_overlay.left(halfArc));
    }
}

/// Goes clockwise around a node: what is right of one half-arc is left of the next.
void SideLabeller::labelAround(Index node, std::size_t known, Windings left)
{
    const auto around = m_overlay.halfArcsOf(node);
    for (std::size_t i = 0; i < around.size(); ++i) {
        const Index halfArc = around[known];
        known = known + 1 == around.size() ? 0 : known + 1;
        Arc &arc = m_overlay.arcs[halfArc / 2];
        const bool isForward = halfArc % 2 == 0;
        arc.left = isForward ? left : left + arc.step;
        left = isForward ? left - arc.step : left + arc.step;
        const Index next = m_overlay.target(halfArc);
        if (m_isReached[next] == 0) {
            m_isReached[next] = 1;
            m_visits.push_back({next, halfArc ^ 1});
        }
    }
}

/// How the rings wind around the places just left of p: where they cross the ray from p to the left, downwards counted
/// 1, upwards -1. A run of edges that lies left of p crosses as its two ends tell, whatever is between.
Windings SideLabeller::windingsLeftOf(Point p) const
{
    const OverlayLines &lines = m_overlay.lines;
    const auto isAbove = [&](Index i) { return lines.points[i].y <= p.y ? 1 : 0; };
    Windings result;
    const auto addRun = [&](const LineRing &ring, Index first, Index end) {
        (ring.owner == Owner::A ? result.a : result.b) += isAbove(first) - isAbove(end);
    };
    const auto visitRun = [&](Index first, Index end) {
        m_meter.spend(1);
        const LineRing &ring = ringOf(first);
        addRun(ring, first, std::min(end, ring.end));
        if (end <= ring.end + 1)
            return;
        // Rings that are in the run as a whole cross the ray as often in one way as in the other.
        const LineRing &last = ringOf(end - 1);
        addRun(last, last.first, std::min(end, last.end));
    };
    m_tree.visitLeftOf(p, visitRun, [&](Index edge) {
        m_meter.spend(1);
        const auto [from, to] = lines.edge(edge);
        const int step = isAbove(edge) - isAbove(edge + 1);
        if (step != 0 && lines.signs(from, to, from, p) == -step)
            addRun(ringOf(edge), edge, edge + 1);
    });
    return result;
}

} // namespace

void labelSides(Overlay &overlay, const LineTree &tree, Meter &meter)
{
    SideLabeller(overlay, tree, overlay.nodes.get_allocator().resource(), meter).label();
}

} // namespace hitbox::geometry::detail::overlay
