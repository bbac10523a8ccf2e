#include <algorithm>

#include "arrangement_steps.h"
#include "expansion.h"

namespace hitbox::geometry::detail {
namespace {

/// Connected parts of the arrangement, each labelled from its own outside at first and moved to the true values then.
class SideLabeller
{
public:
    explicit SideLabeller(Arrangement &arrangement)
        : m_arrangement(arrangement)
        , m_partOf(arrangement.nodeCount(), noIndex)
    {
    }

    void label();

private:
    void labelPart(Index leastNode);
    void labelAround(Index node, std::size_t known, Windings left);
    void reach(Index halfEdge);
    std::vector<Windings> outsides() const;
    Windings windingsAround(Index part) const;

    struct Visit {
        Index node = 0;
        Index halfEdge = 0; ///< one that leaves the node and whose left side is known
    };

    Arrangement &m_arrangement;
    std::vector<Index> m_partOf;     ///< of each node
    std::vector<Index> m_leastNodes; ///< of each part
    std::vector<Visit> m_visits;
};

void SideLabeller::label()
{
    // Points are numbered in lexicographical order, and the least node of a part is a point: crossings lie inside of
    // edges. So the first one seen of each part is its least.
    for (Index node = 0; node < m_arrangement.points.size(); ++node) {
        if (m_partOf[node] == noIndex && !m_arrangement.halfEdgesOf(node).empty())
            labelPart(node);
    }
    if (m_leastNodes.size() == 1)
        return;
    const std::vector<Windings> around = outsides();
    for (SubEdge &sub : m_arrangement.subEdges)
        sub.left = sub.left + around[m_partOf[sub.from]];
}

void SideLabeller::labelPart(Index leastNode)
{
    const auto part = static_cast<Index>(m_leastNodes.size());
    m_leastNodes.push_back(leastNode);
    m_partOf[leastNode] = part;
    labelAround(leastNode, 0, {});
    while (!m_visits.empty()) {
        const auto [node, halfEdge] = m_visits.back();
        m_visits.pop_back();
        const auto around = m_arrangement.halfEdgesOf(node);
        const auto known = std::find(around.begin(), around.end(), halfEdge) - around.begin();
        labelAround(node, static_cast<std::size_t>(known), m_arrangement.left(halfEdge));
    }
}

/// Goes clockwise around a node: what is right of one half-edge is left of the next.
void SideLabeller::labelAround(Index node, std::size_t known, Windings left)
{
    const auto around = m_arrangement.halfEdgesOf(node);
    for (std::size_t i = 0; i < around.size(); ++i) {
        const Index halfEdge = around[(known + i) % around.size()];
        SubEdge &sub = m_arrangement.subEdges[halfEdge / 2];
        const bool isForward = halfEdge % 2 == 0;
        sub.left = isForward ? left : left + sub.step;
        left = isForward ? left - sub.step : left + sub.step;
        reach(halfEdge);
    }
}

void SideLabeller::reach(Index halfEdge)
{
    const Index node = m_arrangement.target(halfEdge);
    if (m_partOf[node] != noIndex)
        return;
    m_partOf[node] = static_cast<Index>(m_leastNodes.size() - 1);
    m_visits.push_back({node, halfEdge ^ 1});
}

std::vector<Windings> SideLabeller::outsides() const
{
    std::vector<Windings> result(m_leastNodes.size());
    for (Index part = 0; part < result.size(); ++part)
        result[part] = windingsAround(part);
    return result;
}

/// How the edges of all other parts wind around a part: counted along a ray from its least node to the left.
Windings SideLabeller::windingsAround(Index part) const
{
    const Point p = m_arrangement.points[m_leastNodes[part]];
    Windings result;
    for (const InputEdge &edge : m_arrangement.edges) {
        const Point from = m_arrangement.points[edge.from];
        const Point to = m_arrangement.points[edge.to];
        if ((from.y <= p.y) == (to.y <= p.y) || edge.kind == EdgeKind::Line || m_partOf[edge.from] == part)
            continue;
        const int side = crossSign(from, to, from, p);
        const int step = from.y <= p.y ? 1 : -1;
        if (side == -step)
            (edge.owner == Owner::A ? result.a : result.b) += step;
    }
    return result;
}

} // namespace

void labelSides(Arrangement &arrangement)
{
    SideLabeller(arrangement).label();
}

} // namespace hitbox::geometry::detail
