#pragma once

#include <cstddef>
#include <vector>

#include <hitbox/geometry/segment_meeting.h>

namespace hitbox::geometry {

/// Two edges of one ring, `first < second`, that meet where those of a simple polygon may not.
struct EdgeMeeting {
    std::size_t first = 0;
    std::size_t second = 0;
    SegmentMeeting meeting;

    friend constexpr bool operator==(const EdgeMeeting &, const EdgeMeeting &) = default;
};

/// The first `limit` of the pairs, and whether there are no more.
struct SelfIntersectionList {
    std::vector<EdgeMeeting> pairs;
    bool isComplete = true; ///< false when the limit cut the list

    friend bool operator==(const SelfIntersectionList &, const SelfIntersectionList &) = default;
};

} // namespace hitbox::geometry
