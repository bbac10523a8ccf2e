#include "benchmarks/contest.h"

#include <memory>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/live_self_intersections.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/polygon_index.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/simplification.h>
#include <hitbox/geometry/triangulation.h>

namespace hitbox::benchmarks {

namespace {

using geometry::Box;
using geometry::Point;
using geometry::PolygonIndex;
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
            sum += static_cast<double>(geometry::selfIntersections(ring)->size());
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

std::vector<PolygonIndex> indexes(const std::vector<Ring> &rings)
{
    std::vector<PolygonIndex> made;
    for (const Ring &ring : rings)
        made.emplace_back(ring);
    return made;
}

Pass pointsInIndexes(const Workload &workload)
{
    return [held = indexes(workload.rings), points = workload.points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i)
            sum += geometry::locate(points[i], held[i % held.size()]) != geometry::Location::Outside ? 1 : 0;
        return sum;
    };
}

Pass overlaps(const Workload &workload)
{
    return [a = indexes(workload.rings), b = indexes(workload.others)] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            sum += geometry::overlaps(a[i], b[i]) ? 1 : 0;
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
            sum += geometry::signedArea(*geometry::combine(as[i], bs[i], geometry::RegionOperation::Intersection));
        return sum;
    };
}

Pass pieces(const Workload &workload)
{
    return [rings = workload.rings] {
        double sum = 0;
        for (const Ring &ring : rings)
            sum += static_cast<double>(geometry::convexPieces(ring, 8, geometry::Budget::unlimited())->size());
        return sum;
    };
}

Pass triangles(const Workload &workload)
{
    return [rings = workload.rings] {
        double sum = 0;
        for (const Ring &ring : rings)
            sum += static_cast<double>(geometry::triangles(ring).size());
        return sum;
    };
}

/// Outlines of all islands and holes, simplified; counts the points that are left.
Pass outlines(const Workload &workload)
{
    constexpr double tolerance = 1.5;
    return [pictures = workload.pictures] {
        double sum = 0;
        for (const Alpha &picture : pictures) {
            const geometry::Mask mask{picture.width, picture.height, picture.width, picture.values};
            const auto simpler = geometry::simplified(geometry::outline(mask), tolerance, geometry::OutlineSide::Either,
                                                      geometry::Budget::unlimited());
            for (const Ring &ring : simpler->rings)
                sum += static_cast<double>(ring.size());
        }
        return sum;
    };
}

std::vector<Box> boxesOf(const Workload &workload)
{
    std::vector<Box> boxes;
    for (const Ring &ring : workload.rings)
        boxes.push_back(*geometry::bounds(ring));
    return boxes;
}

Box moved(const Box &box, Point by)
{
    return {box.min + by, box.max + by};
}

Pass allPairs(const Workload &workload)
{
    return [boxes = boxesOf(workload)] { return static_cast<double>(geometry::BroadPhase(boxes).pairs().size()); };
}

Pass pairsOfTheMoved(const Workload &workload)
{
    return [boxes = boxesOf(workload), moves = workload.moves, broadPhase = geometry::BroadPhase(boxesOf(workload)),
            isBack = true]() mutable {
        isBack = !isBack;
        for (const Move &move : moves)
            broadPhase.move(move.ring, isBack ? boxes[move.ring] : moved(boxes[move.ring], move.to));
        double sum = 0;
        for (const Move &move : moves)
            sum += static_cast<double>(broadPhase.overlapping(move.ring).size());
        return sum;
    };
}

Pass drags(const Workload &workload)
{
    const auto live = std::make_shared<std::vector<geometry::LiveSelfIntersections>>();
    for (const Ring &ring : workload.rings)
        live->emplace_back(ring);
    return [live, moves = workload.moves] {
        double sum = 0;
        for (const Move &move : moves) {
            geometry::LiveSelfIntersections &ring = (*live)[move.ring];
            ring.movePoint(move.vertex, move.to);
            sum += ring.pairs().empty() ? 1 : 0;
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
        {"point-in-polygon-indexed", "hitbox", pointsInIndexes},
        {"overlap", "hitbox", overlaps},
        {"overlap-region", "hitbox", sharedAreas},
        {"convex-pieces", "hitbox", pieces},
        {"triangulation", "hitbox", triangles},
        {"trace", "hitbox", outlines},
        {"broad-phase", "hitbox", allPairs},
        {"broad-phase-moving", "hitbox", pairsOfTheMoved},
        {"drag", "hitbox", drags},
    };
}

} // namespace hitbox::benchmarks
