#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <memory_resource>
#include <vector>

#include "index/edge_box.h"
#include "overlay/overlay_lines.h"

namespace hitbox::geometry::detail::overlay {

/// A tree of boxes over the edges of all lines in the order they have: leaves are blocks of consecutive edges, each
/// node joins consecutive nodes, and its number tells its children. One tree holds all rings, so that joined with
/// itself it finds the meetings within a ring and between rings alike. Linear to build, 22 bytes an edge.
class LineTree
{
public:
    LineTree(const OverlayLines &lines, std::pmr::memory_resource *memory);

    /// Calls visit(e, f), e < f, for every pair of edges whose boxes meet, but for edges that follow each other, as
    /// long as it returns true. Whether it always did.
    template <typename Visit>
    bool visitPairs(Visit visit) const
    {
        return joinWithin(m_levels.size() - 1, 0, visit);
    }

    /// Calls visit(f) for every edge, this one too, whose box meets this one's, as long as it returns true. Whether it
    /// always did.
    template <typename Visit>
    bool visitMeeting(Index e, Visit visit) const
    {
        return visitWithin(m_levels.size() - 1, 0, m_edges[e].reach(), visit);
    }

    /// Tells what the ray from p to the left may cross: visitRun(first, end) for runs of edges that lie left of p
    /// altogether and reach its height, visitEdge(e) for edges that meet the ray or end right of p.
    template <typename VisitRun, typename VisitEdge>
    void visitLeftOf(Point p, VisitRun visitRun, VisitEdge visitEdge) const
    {
        const EdgeBox ray = EdgeBox::leftOf(p, m_frame);
        visitLeft(m_levels.size() - 1, 0, ray, visitRun, visitEdge);
    }

private:
    static constexpr std::size_t edgesPerBlock = 8;
    static constexpr std::size_t childBits = 2;
    static constexpr std::size_t childrenPerNode = 1 << childBits;

    struct Level {
        std::size_t first = 0; ///< of its boxes, in m_nodes
        std::size_t size = 0;
    };

    struct Run {
        std::size_t first = 0;
        std::size_t end = 0;
    };

    void addLevels();
    Run childrenOf(std::size_t level, std::size_t node) const
    {
        const std::size_t below = m_levels[level - 1].size;
        return {node * childrenPerNode, std::min((node + 1) * childrenPerNode, below)};
    }
    Run edgesOf(std::size_t block) const
    {
        return {block * edgesPerBlock, std::min((block + 1) * edgesPerBlock, m_edges.size())};
    }
    const EdgeBox &box(std::size_t level, std::size_t node) const { return m_nodes[m_levels[level].first + node]; }

    template <typename Visit>
    bool joinWithin(std::size_t level, std::size_t node, Visit &visit) const;
    template <typename Visit>
    bool joinNodes(std::size_t level, std::size_t a, std::size_t b, Visit &visit) const;
    template <typename Visit>
    bool joinBlocks(std::size_t a, std::size_t b, Visit &visit) const;
    template <typename Visit>
    bool visitWithin(std::size_t level, std::size_t node, const EdgeBox &reach, Visit &visit) const;
    template <typename VisitRun, typename VisitEdge>
    void visitLeft(std::size_t level, std::size_t node, const EdgeBox &ray, VisitRun &visitRun,
                   VisitEdge &visitEdge) const;

    EdgeFrame m_frame;
    std::pmr::vector<EdgeBox> m_edges; ///< an empty box where no edge starts
    std::pmr::vector<EdgeBox> m_nodes; ///< level by level, the blocks first
    std::array<Level, 20> m_levelStore;
    std::span<Level> m_levels;
};

template <typename Visit>
bool LineTree::joinWithin(std::size_t level, std::size_t node, Visit &visit) const
{
    if (level == 0) {
        const Run edges = edgesOf(node);
        for (std::size_t e = edges.first; e + 2 < edges.end; ++e) {
            const EdgeBox reach = m_edges[e].reach();
            for (std::size_t f = e + 2; f < edges.end; ++f)
                if (m_edges[f].meets(reach) && !visit(static_cast<Index>(e), static_cast<Index>(f)))
                    return false;
        }
        return true;
    }
    const Run children = childrenOf(level, node);
    for (std::size_t a = children.first; a < children.end; ++a) {
        if (!joinWithin(level - 1, a, visit))
            return false;
        const EdgeBox reach = box(level - 1, a).reach();
        for (std::size_t b = a + 1; b < children.end; ++b)
            if (box(level - 1, b).meets(reach) && !joinNodes(level - 1, a, b, visit))
                return false;
    }
    return true;
}

template <typename Visit>
bool LineTree::joinNodes(std::size_t level, std::size_t a, std::size_t b, Visit &visit) const
{
    if (level == 0)
        return joinBlocks(a, b, visit);
    const Run aChildren = childrenOf(level, a);
    const Run bChildren = childrenOf(level, b);
    const EdgeBox bReach = box(level, b).reach();
    for (std::size_t i = aChildren.first; i < aChildren.end; ++i) {
        if (!box(level - 1, i).meets(bReach))
            continue;
        const EdgeBox reach = box(level - 1, i).reach();
        for (std::size_t k = bChildren.first; k < bChildren.end; ++k)
            if (box(level - 1, k).meets(reach) && !joinNodes(level - 1, i, k, visit))
                return false;
    }
    return true;
}

/// Most edges of blocks that meet do not reach the other block at all, so those go first.
template <typename Visit>
bool LineTree::joinBlocks(std::size_t a, std::size_t b, Visit &visit) const
{
    const Run aEdges = edgesOf(a);
    const Run bEdges = edgesOf(b);
    const EdgeBox aReach = box(0, a).reach();
    const EdgeBox bReach = box(0, b).reach();
    unsigned reaching = 0;
    for (std::size_t f = bEdges.first; f < bEdges.end; ++f)
        reaching |= static_cast<unsigned>(m_edges[f].meets(aReach)) << (f - bEdges.first);
    for (std::size_t e = aEdges.first; e < aEdges.end; ++e) {
        if (!m_edges[e].meets(bReach))
            continue;
        const EdgeBox reach = m_edges[e].reach();
        // Which ones meet cannot be foreseen, so all are asked before any is visited.
        unsigned meeting = 0;
        for (unsigned left = reaching; left != 0; left &= left - 1) {
            const auto f = static_cast<std::size_t>(std::countr_zero(left));
            meeting |= static_cast<unsigned>(m_edges[bEdges.first + f].meets(reach)) << f;
        }
        for (; meeting != 0; meeting &= meeting - 1) {
            const std::size_t f = bEdges.first + static_cast<std::size_t>(std::countr_zero(meeting));
            if (f != e + 1 && !visit(static_cast<Index>(e), static_cast<Index>(f)))
                return false;
        }
    }
    return true;
}

template <typename Visit>
bool LineTree::visitWithin(std::size_t level, std::size_t node, const EdgeBox &reach, Visit &visit) const
{
    if (!box(level, node).meets(reach))
        return true;
    const Run below = level == 0 ? edgesOf(node) : childrenOf(level, node);
    for (std::size_t i = below.first; i < below.end; ++i) {
        if (level > 0 ? !visitWithin(level - 1, i, reach, visit)
                      : m_edges[i].meets(reach) && !visit(static_cast<Index>(i)))
            return false;
    }
    return true;
}

template <typename VisitRun, typename VisitEdge>
void LineTree::visitLeft(std::size_t level, std::size_t node, const EdgeBox &ray, VisitRun &visitRun,
                         VisitEdge &visitEdge) const
{
    if (!box(level, node).meets(ray.reach()))
        return;
    if (box(level, node).endsLeftOf(ray)) {
        const std::size_t width = edgesPerBlock << (childBits * level);
        const std::size_t end = std::min((node + 1) * width, m_edges.size());
        visitRun(static_cast<Index>(node * width), static_cast<Index>(end));
    } else if (level > 0) {
        const Run children = childrenOf(level, node);
        for (std::size_t i = children.first; i < children.end; ++i)
            visitLeft(level - 1, i, ray, visitRun, visitEdge);
    } else {
        const Run edges = edgesOf(node);
        for (std::size_t e = edges.first; e < edges.end; ++e)
            if (m_edges[e].meets(ray.reach()))
                visitEdge(static_cast<Index>(e));
    }
}

} // namespace hitbox::geometry::detail::overlay
