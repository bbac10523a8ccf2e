#include <algorithm>

#include <hitbox/geometry/segment_meeting.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

namespace {

bool isWithin(Point p, const Segment &s)
{
    return p.x >= std::min(s.from.x, s.to.x) && p.x <= std::max(s.from.x, s.to.x) &&
           p.y >= std::min(s.from.y, s.to.y) && p.y <= std::max(s.from.y, s.to.y);
}

} // namespace

HITBOX_FUZZER(segment_meeting)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Segment a{reader.point(), reader.point()};
    const Segment b{reader.point(), reader.point()};
    const SegmentMeeting found = meeting(a, b);
    if (!fuzz::areModerate(std::vector{a.from, a.to, b.from, b.to}))
        return 0;
    fuzz::require(meeting(b, a).kind == found.kind, "the kind does not depend on the order");
    fuzz::require(meeting({a.to, a.from}, b).kind == found.kind, "nor on the direction");
    if (found.kind == MeetingKind::None)
        return 0;
    fuzz::require(isWithin(found.first, a) && isWithin(found.first, b), "the place lies within both boxes");
    fuzz::require(isWithin(found.last, a) && isWithin(found.last, b), "and so does the last one");
    if (found.kind == MeetingKind::Touching || found.kind == MeetingKind::Overlapping)
        fuzz::require(contains(a, found.first) && contains(b, found.first), "touching points lie on both");
    if (found.kind == MeetingKind::Overlapping)
        fuzz::require(found.first != found.last, "an overlap has a length");
    return 0;
}
