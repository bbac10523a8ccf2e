#include <algorithm>
#include <cmath>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/untangle.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(untangle)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Ring ring = reader.ring(30);
    const std::optional<double> step = snapStep(std::span(&ring, 1));
    for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        const Answer<std::vector<Polygon>> parts = untangled(ring, rule);
        fuzz::require(step || !parts, "what has no grid has no answer");
        if (!parts)
            continue;
        for (const Polygon &part : *parts) {
            fuzz::require(isSimple(part.points), "every part is simple");
            fuzz::require(winding(part.points) == Orientation::CounterClockwise, "every part runs counter-clockwise");
            fuzz::require(
                std::ranges::all_of(part.points,
                                    [&](Point p) { return std::fmod(p.x, *step) == 0 && std::fmod(p.y, *step) == 0; }),
                "every corner is on the grid");
            fuzz::require(untangled(part.points, rule) == std::vector{part}, "untangling again changes nothing");
        }
        const Answer<Region> area = snapped(ring, rule);
        fuzz::require(area.hasValue(), "what can be untangled can be snapped");
        fuzz::require(snapped(area->rings, rule) == area, "snapping again changes nothing");
    }
    return 0;
}
