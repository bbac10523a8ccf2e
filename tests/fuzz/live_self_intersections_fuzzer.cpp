#include <algorithm>

#include <hitbox/geometry/live_self_intersections.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(live_self_intersections)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const std::size_t limit = reader.below(2) == 0 ? SIZE_MAX : 1 + reader.below(20);
    LiveSelfIntersections live(reader.ring(100), limit);
    while (!reader.isAtEnd()) {
        const std::size_t count = live.ring().size();
        switch (reader.below(4)) {
        case 0: live.insertPoint(reader.below(count + 1), reader.point()); break;
        case 1:
            if (count > 0)
                live.removePoint(reader.below(count));
            break;
        case 2:
            if (count > 0)
                live.movePoint(reader.below(count), reader.point());
            break;
        default:
            if (count > 1) {
                const PointMove first{reader.below(count), reader.point()};
                live.movePoints(std::vector{first, PointMove{reader.below(count), reader.point()}});
            }
        }
        const std::vector<EdgeMeeting> afresh = *selfIntersections(live.ring(), limit);
        fuzz::require(std::ranges::equal(live.pairs(), afresh), "after every change the list is that of the ring");
    }
    return 0;
}
