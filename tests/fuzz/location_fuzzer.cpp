#include <hitbox/geometry/location.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

namespace {

/// By the definition: on an edge, or by how often the ring winds around the point.
Location expected(Point p, const Ring &ring, FillRule rule)
{
    int winding = 0;
    int crossings = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment side = edge(ring, i);
        if (contains(side, p))
            return Location::Boundary;
        if ((side.from.y <= p.y) == (side.to.y <= p.y))
            continue;
        const bool isDownwards = side.from.y <= p.y;
        const Orientation turn = orientation(side.from, side.to, p);
        const bool isRightOfPoint = turn == (isDownwards ? Orientation::Clockwise : Orientation::CounterClockwise);
        if (isRightOfPoint) {
            ++crossings;
            winding += isDownwards ? 1 : -1;
        }
    }
    const bool isInside = rule == FillRule::EvenOdd ? crossings % 2 != 0 : winding != 0;
    return isInside ? Location::Inside : Location::Outside;
}

} // namespace

HITBOX_FUZZER(location)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Point p = reader.point();
    const Ring ring = reader.ring(90);
    for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        const Location found = locate(p, ring, rule);
        if (fuzz::areModerate(ring) && fuzz::areModerate(std::vector{p}))
            fuzz::require(found == expected(p, ring, rule), "the answer is that of the definition");
    }
    return 0;
}
