#include "stage/overlap_details.h"

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>

namespace hitbox {

namespace {

using geometry::Relation;

QList<geometry::Point> crossingsOf(const geometry::Shape &a, const geometry::Shape &b)
{
    QList<geometry::Point> points;
    for (const geometry::BoundaryMeeting &meeting : geometry::boundaryCrossings(a, b)) {
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
    switch (geometry::relate(a, b)) {
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
