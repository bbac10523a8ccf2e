#include "stage/overlap_details.h"

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/separation.h>

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
SharedPart sharedPartOf(const PlacedShape &a, const PlacedShape &b)
{
    switch (geometry::relate(a.shape, b.shape)) {
    case Relation::Separate:
    case Relation::Touching: break;
    case Relation::Overlapping: {
        geometry::Region region = geometry::sharedRegion(a.shape, b.shape);
        return {geometry::area(region), std::move(region)};
    }
    case Relation::Containing: return {geometry::area(b.shape), geometry::regionOf(b.shape)};
    case Relation::Contained:
    case Relation::Equal: return {geometry::area(a.shape), geometry::regionOf(a.shape)};
    }
    return {};
}

OverlapDetails detailsOf(const PlacedShape &a, const PlacedShape &b)
{
    SharedPart shared = sharedPartOf(a, b);
    return {shared.area, std::move(shared.region), crossingsOf(a.shape, b.shape),
            geometry::smallestPush(a.shape, b.shape)};
}

} // namespace hitbox
