#include "stage/overlap_details.h"

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>

namespace hitbox {

namespace {

using geometry::Relation;

/// Of circles and capsules that become polygons, in pixels.
constexpr double roundTolerance = 1.0 / 256;

/// More than can be told apart on a screen.
constexpr std::size_t mostCrossings = 1000;

QList<geometry::Point> overlapCrossings(const geometry::Shape &a, const geometry::Shape &b,
                                        const geometry::Budget &budget)
{
    QList<geometry::Point> points;
    const auto meetings = geometry::boundaryCrossings(a, b, mostCrossings, budget);
    if (!meetings)
        return points;
    for (const geometry::BoundaryMeeting &meeting : *meetings) {
        points.append(meeting.first);
        if (meeting.last != meeting.first)
            points.append(meeting.last);
    }
    return points;
}

/// A shape's own area, by its own formula.
SharedPart wholeOf(const geometry::Shape &shape, const geometry::Budget &budget)
{
    const geometry::Answer<double> area = geometry::area(shape, budget);
    geometry::Answer<geometry::Region> region = geometry::regionOf(shape, roundTolerance, budget);
    if (!area || !region)
        return {std::nullopt, {}};
    return {*area, *std::move(region)};
}

} // namespace

/// Where one lies within the other, the shared region is the inner shape.
SharedPart sharedPartOf(const geometry::Shape &a, const geometry::Shape &b, const geometry::Budget &budget)
{
    const auto relation = geometry::relate(a, b, budget);
    if (!relation)
        return {std::nullopt, {}};
    switch (*relation) {
    case Relation::Separate:
    case Relation::Touching: break;
    case Relation::Overlapping: {
        geometry::Answer<geometry::Region> region = geometry::sharedRegion(a, b, roundTolerance, budget);
        if (!region)
            return {std::nullopt, {}};
        return {geometry::signedArea(*region), *std::move(region)};
    }
    case Relation::Containing: return wholeOf(b, budget);
    case Relation::Contained:
    case Relation::Equal: return wholeOf(a, budget);
    }
    return {};
}

OverlapDetails detailsOf(const geometry::Shape &a, const geometry::Shape &b, const geometry::Budget &budget)
{
    SharedPart shared = sharedPartOf(a, b, budget);
    return {shared.area, std::move(shared.region), overlapCrossings(a, b, budget)};
}

} // namespace hitbox
