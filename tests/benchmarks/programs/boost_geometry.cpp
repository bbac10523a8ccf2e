#include "benchmarks/contest.h"

#include <boost/geometry/algorithms/area.hpp>
#include <boost/geometry/algorithms/correct.hpp>
#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/algorithms/intersection.hpp>
#include <boost/geometry/algorithms/intersects.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/ring.hpp>

namespace hitbox::benchmarks {

namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
constexpr bool isClockwise = true;
constexpr bool isClosed = false;
using BoostRing = bg::model::ring<BoostPoint, isClockwise, isClosed>;
using BoostPolygon = bg::model::polygon<BoostPoint, isClockwise, isClosed>;
using BoostPolygons = bg::model::multi_polygon<BoostPolygon>;

std::vector<BoostRing> boostRings(const std::vector<geometry::Ring> &rings)
{
    std::vector<BoostRing> converted;
    for (const geometry::Ring &ring : rings) {
        BoostRing points;
        for (const geometry::Point p : ring)
            points.emplace_back(p.x, p.y);
        // Answers about areas are undefined for rings that wind the other way.
        bg::correct(points);
        converted.push_back(std::move(points));
    }
    return converted;
}

/// By intersects() of one ring: for areas, is_simple() looks for repeated points only, and for a closed line of more
/// than a few dozen points it answers no.
Pass simpleRings(const Workload &workload)
{
    return [rings = boostRings(workload.rings)] {
        double sum = 0;
        for (const BoostRing &ring : rings)
            sum += bg::intersects(ring) ? 0 : 1;
        return sum;
    };
}

Pass pointsInRings(const Workload &workload)
{
    return [rings = boostRings(workload.rings), points = workload.points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i)
            sum += bg::covered_by(BoostPoint(points[i].x, points[i].y), rings[i % rings.size()]) ? 1 : 0;
        return sum;
    };
}

Pass overlaps(const Workload &workload)
{
    return [a = boostRings(workload.rings), b = boostRings(workload.others)] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            sum += bg::intersects(a[i], b[i]) ? 1 : 0;
        return sum;
    };
}

Pass sharedAreas(const Workload &workload)
{
    return [a = boostRings(workload.rings), b = boostRings(workload.others)] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            BoostPolygons shared;
            bg::intersection(a[i], b[i], shared);
            sum += bg::area(shared);
        }
        return sum;
    };
}

Pass drags(const Workload &workload)
{
    // In the order of the points as given: correct() would renumber them.
    std::vector<BoostRing> rings(workload.rings.size());
    for (std::size_t i = 0; i < rings.size(); ++i) {
        for (const geometry::Point p : workload.rings[i])
            rings[i].emplace_back(p.x, p.y);
    }
    return [rings, moves = workload.moves]() mutable {
        double sum = 0;
        for (const Move &move : moves) {
            rings[move.ring][move.vertex] = BoostPoint(move.to.x, move.to.y);
            sum += bg::intersects(rings[move.ring]) ? 0 : 1;
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> boostContestants()
{
    return {
        {"is-simple", "Boost", simpleRings},
        {"point-in-polygon", "Boost", pointsInRings},
        {"overlap", "Boost", overlaps},
        {"overlap-region", "Boost", sharedAreas},
        {"drag", "Boost", drags},
    };
}

} // namespace hitbox::benchmarks
