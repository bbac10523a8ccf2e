#include <hitbox/geometry/transform.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(transform)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    Placement placement;
    placement.pivot = reader.point();
    placement.position = reader.point();
    placement.rotation = reader.coordinate();
    placement.scale = reader.point();
    const Shape shape = reader.shape();
    const Shape there = placed(shape, placement);
    if (const auto *ring = std::get_if<Polygon>(&shape))
        fuzz::require(std::get<Polygon>(there).points.size() == ring->points.size(), "every corner has its place");
    // A lattice stays on itself under whole moves, mirrors and quarter turns, and comes back.
    Placement exact;
    exact.pivot = {static_cast<double>(reader.below(64)), static_cast<double>(reader.below(64))};
    exact.position = {static_cast<double>(reader.below(64)), static_cast<double>(reader.below(64))};
    exact.rotation = 90.0 * static_cast<double>(reader.below(5));
    exact.scale = {reader.below(2) == 0 ? 1.0 : -1.0, reader.below(2) == 0 ? 1.0 : -1.0};
    const Point p{static_cast<double>(reader.byte()) / 4, static_cast<double>(reader.byte()) / 4};
    fuzz::require(unplaced(placed(p, exact), exact) == p, "an exact placement can be taken back");
    return 0;
}
