#include "stage/overlap_details.h"

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>

namespace hitbox {

namespace {

using geometry::Relation;

/// More than can be told apart on a screen.
constexpr std::size_t mostCrossings = 1000;

QList<geometry::Point> crossingsOf(const geometry::Shape &a, const geometry::Shape &b)
{
    QList<geometry::Point> points;
    const auto meetings = geometry::boundaryCrossings(a, b, mostCrossings);
    if (!meetings)
        return points;
    for (const geometry::BoundaryMeeting &meeting : *meetings) {
        points.append(meeting.first);
        if (meeting.last != meeting.first)
            points.append(meeting.last);
    }
    return points;
}

} // namespace

/// Where one lies within the other, the shared region is the inner shape: its area follows from its own formula.
SharedPart sharedPartOf(const geometry::Shape &a, const geometry::Shape &b)
{
    const auto relation = geometry::relate(a, b);
    if (!relation)
        return {};
    switch (*relation) {
    case Relation::Separate:
    case Relation::Touching: break;
    case Relation::Overlapping: {
        geometry::Region region = geometry::sharedRegion(a, b);
        return {geometry::area(region), std::move(region)};
    }
    case Relation::Containing: return {geometry::area(b), geometry::regionOf(b)};
    case Relation::Contained:
    case Relation::Equal: return {geometry::area(a), geometry::regionOf(a)};
    }
    return {};
}

OverlapDetails detailsOf(const geometry::Shape &a, const geometry::Shape &b)
{
    SharedPart shared = sharedPartOf(a, b);
    return {shared.area, std::move(shared.region), crossingsOf(a, b)};
}

} // namespace hitbox
