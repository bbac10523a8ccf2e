#include "rings/touching_vertices.h"

#include <algorithm>
#include <vector>

#include <hitbox/geometry/orientation.h>

#include "pieces/sweep_order.h"

namespace hitbox::geometry::detail {

namespace {

/// An edge at a point, seen from there.
struct CornerRay {
    Point end;
    std::uint32_t vertex = 0; ///< at the point
    bool leaves = false;
};

/// Counter-clockwise on screen, from straight down.
void sortAround(Point middle, std::span<CornerRay> rays)
{
    std::ranges::sort(rays, [middle](const CornerRay &a, const CornerRay &b) {
        const bool aIsRight = isBefore(middle, a.end);
        const bool bIsRight = isBefore(middle, b.end);
        if (aIsRight != bIsRight)
            return aIsRight;
        return orientation(middle, a.end, b.end) == Orientation::CounterClockwise;
    });
}

/// An edge that leaves has the inside to its left, up to the next edge, which must arrive.
void linkAnew(std::span<const Point> points, const RingLinks &links, std::span<const std::uint32_t> vertices)
{
    std::vector<CornerRay> rays;
    for (const std::uint32_t vertex : vertices) {
        rays.push_back({points[links.next[vertex]], vertex, true});
        rays.push_back({points[links.previous[vertex]], vertex, false});
    }
    sortAround(points[vertices.front()], rays);
    for (std::size_t i = 0; i < rays.size(); ++i)
        if (rays[i].leaves == rays[(i + 1) % rays.size()].leaves)
            return;
    struct Arrival {
        std::uint32_t vertex = 0;
        std::uint32_t from = 0;
    };
    std::vector<Arrival> arrivals;
    for (std::size_t i = 0; i < rays.size(); ++i)
        if (rays[i].leaves)
            arrivals.push_back({rays[i].vertex, links.previous[rays[(i + 1) % rays.size()].vertex]});
    for (const auto [vertex, from] : arrivals) {
        links.previous[vertex] = from;
        links.next[from] = vertex;
    }
}

int rank(std::span<const Point> points, const RingLinks &links, std::uint32_t vertex)
{
    const Point from = points[links.previous[vertex]];
    const Point here = points[vertex];
    const Point to = points[links.next[vertex]];
    const int edgesToTheRight = (isBefore(here, from) ? 1 : 0) + (isBefore(here, to) ? 1 : 0);
    const bool begins = edgesToTheRight == 2 && orientation(from, here, to) == Orientation::CounterClockwise;
    return begins ? 3 : edgesToTheRight;
}

} // namespace

void separateTouchingVertices(std::span<const Point> points, RingLinks links)
{
    const std::span order = links.order;
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        for (end = begin + 1; end < order.size() && points[order[end]] == points[order[begin]]; ++end) {
        }
        if (end - begin == 1)
            continue;
        const std::span vertices = order.subspan(begin, end - begin);
        linkAnew(points, links, vertices);
        std::ranges::stable_sort(vertices, {}, [&](std::uint32_t vertex) { return rank(points, links, vertex); });
    }
}

} // namespace hitbox::geometry::detail
