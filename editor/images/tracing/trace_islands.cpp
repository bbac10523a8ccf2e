#include "images/tracing/trace_islands.h"

#include <algorithm>
#include <cstdint>

#include <hitbox/geometry/coverage.h>
#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Mask;
using geometry::PixelMask;
using geometry::Point;
using geometry::Region;
using geometry::Ring;

double pixelsIn(const Ring &ring)
{
    return std::abs(geometry::signedArea(ring));
}

/// A vertical edge of an outer ring, from a whole row to another.
struct UprightEdge {
    std::size_t x = 0;
    int turn = 0; ///< 1 where an area begins to its right, -1 where one ends
};

/// What changes at each row, and what is asked there.
struct RowEvents {
    std::vector<UprightEdge> edges;
    std::vector<std::size_t> islands; ///< that begin here
};

std::size_t whole(double coordinate)
{
    return static_cast<std::size_t>(coordinate);
}

std::vector<RowEvents> eventsOf(const std::vector<PixelIsland> &islands, std::size_t rows)
{
    std::vector<RowEvents> events(rows);
    for (std::size_t i = 0; i < islands.size(); ++i) {
        const Ring &ring = islands[i].outer;
        events[whole(ring.front().y)].islands.push_back(i);
        for (std::size_t k = 0; k < ring.size(); ++k) {
            const geometry::Segment edge = geometry::edge(ring, k);
            if (edge.from.x != edge.to.x)
                continue;
            // Counter-clockwise as seen on screen: down on the left side, up on the right one.
            const int turn = edge.from.y < edge.to.y ? 1 : -1;
            const auto [top, bottom] = std::minmax(edge.from.y, edge.to.y);
            events[whole(top)].edges.push_back({whole(edge.from.x), turn});
            events[whole(bottom)].edges.push_back({whole(edge.from.x), -turn});
        }
    }
    return events;
}

/// The rows from `first` up to `end`, without a copy.
Mask rowsOf(const PixelMask &mask, std::size_t first, std::size_t end)
{
    Mask rows = view(mask);
    rows.height = end - first;
    rows.alpha = rows.alpha.subspan(first * rows.stride, rows.height * rows.stride);
    return rows;
}

Ring moved(Ring ring, Point by)
{
    for (Point &p : ring)
        p = p + by;
    return ring;
}

void appendParts(const PixelIsland &island, Point origin, std::vector<Ring> &parts)
{
    if (island.holes.empty()) {
        parts.push_back(moved(island.outer, origin));
        return;
    }
    const Point corner = geometry::bounds(island.outer)->min;
    Region alone{{moved(island.outer, corner * -1)}};
    for (const Ring &hole : island.holes)
        alone.rings.push_back(moved(hole, corner * -1));
    const Box box = *geometry::bounds(alone.rings.front());
    const PixelMask mask = geometry::pixelsIn(alone, whole(box.max.x), whole(box.max.y));
    const auto largest = std::max_element(alone.rings.begin() + 1, alone.rings.end(),
                                          [](const Ring &a, const Ring &b) { return pixelsIn(a) < pixelsIn(b); });
    const std::size_t cut = whole(geometry::bounds(*largest)->center().y);
    for (const PixelIsland &part : islandsOf(rowsOf(mask, 0, cut)))
        appendParts(part, origin + corner, parts);
    const Point below = corner + Point{0, static_cast<double>(cut)};
    for (const PixelIsland &part : islandsOf(rowsOf(mask, cut, mask.height)))
        appendParts(part, origin + below, parts);
}

} // namespace

double PixelIsland::pixels() const
{
    double pixels = pixelsIn(outer);
    for (const Ring &hole : holes)
        pixels -= pixelsIn(hole);
    return pixels;
}

std::size_t cornerCount(const Mask &mask, std::size_t limit)
{
    if (!isUsable(mask))
        return 0;
    // A place where four pixels meet is a corner when the edge between the upper two and that between the lower two
    // differ, and two corners where the pixels are opaque crosswise.
    std::vector<std::uint8_t> above(mask.width + 2);
    std::vector<std::uint8_t> row(mask.width + 2);
    std::size_t corners = 0;
    for (std::size_t y = 0; y <= mask.height && corners <= limit; ++y) {
        for (std::size_t x = 0; x < mask.width; ++x)
            row[x + 1] = y < mask.height && mask.alpha[y * mask.stride + x] >= mask.threshold ? 1 : 0;
        unsigned here = 0;
        for (std::size_t x = 0; x <= mask.width; ++x) {
            const unsigned upper = above[x] ^ above[x + 1];
            const unsigned lower = row[x] ^ row[x + 1];
            here += (upper ^ lower) + 2 * (upper & lower & (above[x] ^ row[x]));
        }
        corners += here;
        std::swap(above, row);
    }
    return corners;
}

std::vector<PixelIsland> islandsOf(const Mask &mask)
{
    std::vector<PixelIsland> islands;
    for (Ring &ring : geometry::outline(mask).rings) {
        if (geometry::winding(ring) == geometry::Orientation::CounterClockwise)
            islands.push_back({std::move(ring), {}});
        else
            islands.back().holes.push_back(std::move(ring));
    }
    return islands;
}

std::vector<PixelIsland> withoutSmall(std::vector<PixelIsland> islands, double smallest, std::size_t mostHoles)
{
    std::erase_if(islands, [smallest](const PixelIsland &island) { return island.pixels() < smallest; });
    for (PixelIsland &island : islands) {
        std::erase_if(island.holes, [smallest](const Ring &hole) { return pixelsIn(hole) < smallest; });
        if (island.holes.size() <= mostHoles)
            continue;
        std::stable_sort(island.holes.begin(), island.holes.end(),
                         [](const Ring &a, const Ring &b) { return pixelsIn(a) > pixelsIn(b); });
        island.holes.resize(mostHoles);
    }
    return islands;
}

std::vector<PixelIsland> withHolesFilled(std::vector<PixelIsland> islands)
{
    double width = 0;
    double height = 0;
    for (PixelIsland &island : islands) {
        island.holes.clear();
        const Box box = *geometry::bounds(island.outer);
        width = std::max(width, box.max.x);
        height = std::max(height, box.max.y);
    }
    // Row by row from the top: how many more areas lie over a column's pixel than over the one left of it.
    std::vector<int> turns(whole(width) + 1);
    std::vector<bool> isCovered(islands.size());
    for (const RowEvents &row : eventsOf(islands, whole(height) + 1)) {
        for (const UprightEdge &edge : row.edges)
            turns[edge.x] += edge.turn;
        std::size_t x = 0;
        int areas = 0;
        for (const std::size_t island : row.islands) { // from left to right
            for (; x <= whole(islands[island].outer.front().x); ++x)
                areas += turns[x];
            isCovered[island] = areas > 1;
        }
    }
    std::vector<PixelIsland> uncovered;
    for (std::size_t i = 0; i < islands.size(); ++i) {
        if (!isCovered[i])
            uncovered.push_back(std::move(islands[i]));
    }
    return uncovered;
}

std::vector<Ring> partsWithoutHoles(const PixelIsland &island)
{
    std::vector<Ring> parts;
    appendParts(island, {}, parts);
    return parts;
}

} // namespace hitbox
