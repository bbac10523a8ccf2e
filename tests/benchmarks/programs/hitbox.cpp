#include "benchmarks/contest.h"

#include <memory>

#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/self_intersection.h>

namespace hitbox::benchmarks {

namespace {

using geometry::Point;
using geometry::Region;
using geometry::Ring;

Pass orientations(const Workload &workload)
{
    return [points = workload.points] {
        int sum = 0;
        for (std::size_t i = 0; i < points.size(); i += 3)
            sum += static_cast<int>(geometry::orientation(points[i], points[i + 1], points[i + 2]));
        return static_cast<double>(sum);
    };
}

Pass simpleRings(const Workload &workload)
{
    return [rings = workload.rings] {
        double sum = 0;
        for (const Ring &ring : rings)
            sum += geometry::isSimple(ring) ? 1 : 0;
        return sum;
    };
}

Pass listedMeetings(const Workload &workload)
{
    return [rings = workload.rings] {
        double sum = 0;
        for (const Ring &ring : rings)
            sum += static_cast<double>(geometry::selfIntersections(ring).size());
        return sum;
    };
}

Pass pointsInRings(const Workload &workload)
{
    return [rings = workload.rings, points = workload.points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i)
            sum += geometry::locate(points[i], rings[i % rings.size()]) != geometry::Location::Outside ? 1 : 0;
        return sum;
    };
}

Pass overlaps(const Workload &workload)
{
    return [a = workload.rings, b = workload.others] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const auto relation = geometry::relate(geometry::Polygon{a[i]}, geometry::Polygon{b[i]});
            sum += relation != geometry::Relation::Separate ? 1 : 0;
        }
        return sum;
    };
}

Pass sharedAreas(const Workload &workload)
{
    std::vector<Region> as;
    std::vector<Region> bs;
    for (std::size_t i = 0; i < workload.rings.size(); ++i) {
        as.push_back({{workload.rings[i]}});
        bs.push_back({{workload.others[i]}});
    }
    return [as, bs] {
        double sum = 0;
        for (std::size_t i = 0; i < as.size(); ++i)
            sum += geometry::area(geometry::combine(as[i], bs[i], geometry::RegionOperation::Intersection));
        return sum;
    };
}

Pass pieces(const Workload &workload)
{
    return [rings = workload.rings] {
        double sum = 0;
        for (const Ring &ring : rings)
            sum += static_cast<double>(geometry::convexPieces(ring, 8).size());
        return sum;
    };
}

Pass drags(const Workload &workload)
{
    return [rings = workload.rings, moves = workload.moves]() mutable {
        double sum = 0;
        for (const Move &move : moves) {
            rings[move.ring][move.vertex] = move.to;
            sum += geometry::selfIntersections(rings[move.ring]).empty() ? 1 : 0;
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> hitboxContestants()
{
    return {
        {"orientation", "hitbox", orientations},
        {"is-simple", "hitbox", simpleRings},
        {"self-intersections", "hitbox", listedMeetings},
        {"point-in-polygon", "hitbox", pointsInRings},
        {"overlap", "hitbox", overlaps},
        {"overlap-region", "hitbox", sharedAreas},
        {"convex-pieces", "hitbox", pieces},
        {"drag", "hitbox", drags},
    };
}

} // namespace hitbox::benchmarks
