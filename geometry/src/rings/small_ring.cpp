#include "rings/small_ring.h"

#include <algorithm>

#include "exact/finite.h"

namespace hitbox::geometry::detail {

// Left uninitialised past the blocks in use: clearing a kilobyte costs as much as judging eight edges.
SmallRing::SmallRing(std::span<const Point> ring) // NOLINT(cppcoreguidelines-pro-type-member-init)
    : m_blockCount((ring.size() + lanes - 1) / lanes)
    , m_edges(ring.empty() ? 0 : ~std::uint64_t{0} >> (mostEdges - ring.size()))
{
    if (ring.empty())
        return;
    // Unscaled, unlike in a tree: what overflows or vanishes as a float only makes more boxes meet.
    const FloatFrame frame{isFinite(ring[0]) ? ring[0] : Point{}};
    m_boxes[m_blockCount - 1] = {};
    float x = frame.x(ring[0]);
    float y = frame.y(ring[0]);
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point next = ring[i + 1 == ring.size() ? 0 : i + 1];
        const float nextX = frame.x(next);
        const float nextY = frame.y(next);
        m_boxes[i / lanes].set(i % lanes,
                               {std::min(x, nextX), std::min(y, nextY), std::max(x, nextX), std::max(y, nextY)});
        x = nextX;
        y = nextY;
    }
}

} // namespace hitbox::geometry::detail
