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

/// A shape's own area, by its own formula.
SharedPart wholeOf(const geometry::Shape &shape)
{
    const geometry::Answer<double> area = geometry::area(shape);
    geometry::Answer<geometry::Region> region = geometry::regionOf(shape);
    if (!area || !region)
        return {std::nullopt, {}};
    return {*area, *std::move(region)};
}

} // namespace

/// Where one lies within the other, the shared region is the inner shape.
SharedPart sharedPartOf(const geometry::Shape &a, const geometry::Shape &b)
{
    switch (geometry::relate(a, b)) {
    case Relation::Separate:
    case Relation::Touching: break;
    case Relation::Overlapping: {
        geometry::Answer<geometry::Region> region = geometry::sharedRegion(a, b);
        if (!region)
            return {std::nullopt, {}};
        return {geometry::signedArea(*region), *std::move(region)};
    }
    case Relation::Containing: return wholeOf(b);
    case Relation::Contained:
    case Relation::Equal: return wholeOf(a);
    }
    return {};
}

OverlapDetails detailsOf(const geometry::Shape &a, const geometry::Shape &b)
{
    SharedPart shared = sharedPartOf(a, b);
    return {shared.area, std::move(shared.region), crossingsOf(a, b)};
}

} // namespace hitbox
