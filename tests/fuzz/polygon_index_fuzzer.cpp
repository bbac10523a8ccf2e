#include <hitbox/geometry/line_index.h>
#include <hitbox/geometry/polygon_index.h>
#include <hitbox/geometry/relation.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(polygon_index)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const FillRule rule = reader.below(2) == 0 ? FillRule::EvenOdd : FillRule::NonZero;
    const Ring ring = reader.ring(60);
    const Ring other = reader.ring(20);
    const PolygonIndex index(ring, rule);
    const LineIndex line(ring);
    for (int i = 0; i < 12; ++i) {
        const Point p = reader.point();
        if (fuzz::areModerate(ring) && fuzz::areModerate(std::vector{p}))
            fuzz::require(locate(p, index) == locate(p, ring, rule), "the index answers as the ring does");
        const std::optional<Nearest> indexed = nearestEdge(p, line);
        const std::optional<Nearest> asked = nearestEdge(p, ring, LineEnds::Closed);
        fuzz::require(indexed.has_value() == asked.has_value(), "there is a nearest edge in both");
        if (indexed)
            fuzz::require(indexed->index == asked->index, "and it is the same");
    }
    const PolygonIndex evenOdd(ring);
    const PolygonIndex second(other);
    const bool meet = overlaps(evenOdd, second);
    fuzz::require(overlaps(second, evenOdd) == meet, "overlapping does not depend on the order");
    if (fuzz::areModerate(ring) && fuzz::areModerate(other)) {
        const Relation relation = *relate(Polygon{ring}, Polygon{other});
        fuzz::require(meet == (relation != Relation::Separate), "those that overlap are not separate");
    }
    return 0;
}
