#include <algorithm>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

namespace {

/// As the header says it, pair by pair.
std::vector<EdgeMeeting> pairByPair(const Ring &ring)
{
    std::vector<EdgeMeeting> found;
    const std::size_t n = ring.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            const bool areNeighbours = j == i + 1 || (i == 0 && j == n - 1);
            const SegmentMeeting meets = meeting(edge(ring, i), edge(ring, j));
            const bool isAllowed = areNeighbours && meets.kind == MeetingKind::Touching;
            if (meets.kind != MeetingKind::None && !isAllowed)
                found.push_back({i, j, meets});
        }
    }
    return found;
}

} // namespace

HITBOX_FUZZER(self_intersection)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Ring ring = reader.ring(90);
    const std::vector<EdgeMeeting> found = *selfIntersections(ring);
    const bool simple = isSimple(ring);
    const std::vector<RingDefect> defects = ringDefects(ring);
    if (!fuzz::areModerate(ring))
        return 0;
    // Edges of length zero and rings of two points have rules of their own, tested elsewhere.
    const bool isRepeating =
        std::ranges::any_of(defects, [](RingDefect defect) { return defect.kind == RingDefectKind::RepeatedPoint; });
    if (ring.size() > 2 && !isRepeating)
        fuzz::require(found == pairByPair(ring), "the list is that of all pairs");
    fuzz::require(simple == (ring.size() > 2 && found.empty() && !isRepeating), "simple means nothing was found");
    const std::vector<EdgeMeeting> some = *selfIntersections(ring, 3);
    const std::size_t kept = std::min<std::size_t>(3, found.size());
    fuzz::require(std::ranges::equal(some, std::span(found).first(kept)), "a limit keeps the first ones");
    return 0;
}
