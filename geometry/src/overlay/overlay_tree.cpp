#include "overlay/overlay_tree.h"

namespace hitbox::geometry::detail::overlay {

LineTree::LineTree(const OverlayLines &lines, std::pmr::memory_resource *memory)
    : m_frame(EdgeFrame::around(lines.box))
    , m_edges(memory)
    , m_nodes(memory)
{
    m_edges.reserve(lines.points.size());
    for (const LineRing &ring : lines.rings) {
        EdgeBox from = EdgeBox::of(lines.points[ring.first], m_frame);
        for (Index i = ring.first; i < ring.end; ++i) {
            const EdgeBox to = EdgeBox::of(lines.points[i + 1], m_frame);
            m_edges.push_back(from.joined(to));
            from = to;
        }
        m_edges.push_back(EdgeBox::nothing());
    }
    addLevels();
}

void LineTree::addLevels()
{
    m_nodes.reserve(m_edges.size() / 5 + 4);
    const auto addRuns = [this](const EdgeBox *boxes, std::size_t count, std::size_t runLength) {
        for (std::size_t first = 0; first < count; first += runLength) {
            EdgeBox joined = boxes[first];
            for (std::size_t i = first + 1; i < std::min(first + runLength, count); ++i)
                joined = joined.joined(boxes[i]);
            m_nodes.push_back(joined);
        }
    };
    addRuns(m_edges.data(), m_edges.size(), edgesPerBlock);
    Level level{0, m_nodes.size()};
    std::size_t levels = 0;
    m_levelStore[levels++] = level;
    while (level.size > 1) {
        const std::size_t first = m_nodes.size();
        m_nodes.reserve(first + level.size / childrenPerNode + 1); // what is read must not move
        addRuns(m_nodes.data() + level.first, level.size, childrenPerNode);
        level = {first, m_nodes.size() - first};
        m_levelStore[levels++] = level;
    }
    m_levels = std::span(m_levelStore).first(levels);
}

} // namespace hitbox::geometry::detail::overlay
