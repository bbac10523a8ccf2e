#include "benchmarks/contest.h"

#include <memory>

#include <geos/algorithm/LineIntersector.h>
#include <geos/algorithm/locate/IndexedPointInAreaLocator.h>
#include <geos/algorithm/locate/SimplePointInAreaLocator.h>
#include <geos/geom/CoordinateArraySequence.h>
#include <geos/geom/GeometryFactory.h>
#include <geos/geom/LinearRing.h>
#include <geos/geom/Polygon.h>
#include <geos/geom/prep/PreparedGeometry.h>
#include <geos/geom/prep/PreparedGeometryFactory.h>
#include <geos/noding/BasicSegmentString.h>
#include <geos/noding/MCIndexNoder.h>
#include <geos/noding/NodingIntersectionFinder.h>
#include <geos/operation/overlayng/OverlayNG.h>
#include <geos/operation/valid/IsSimpleOp.h>
#include <geos/util/GEOSException.h>

namespace hitbox::benchmarks {

namespace {

namespace gg = geos::geom;

gg::CoordinateArraySequence sequence(const geometry::Ring &ring)
{
    std::vector<gg::Coordinate> coordinates;
    for (const geometry::Point p : ring)
        coordinates.emplace_back(p.x, p.y);
    coordinates.push_back(coordinates.front());
    return gg::CoordinateArraySequence(std::move(coordinates));
}

using Polygons = std::vector<std::shared_ptr<gg::Polygon>>;

Polygons polygons(const std::vector<geometry::Ring> &rings)
{
    const auto *factory = gg::GeometryFactory::getDefaultInstance();
    Polygons converted;
    for (const geometry::Ring &ring : rings) {
        std::unique_ptr<gg::LinearRing> outline(factory->createLinearRing(sequence(ring)));
        converted.push_back(factory->createPolygon(std::move(outline)));
    }
    return converted;
}

Pass simpleRings(const Workload &workload)
{
    return [all = polygons(workload.rings)] {
        double sum = 0;
        for (const auto &polygon : all)
            sum += geos::operation::valid::IsSimpleOp::isSimple(*polygon->getExteriorRing()) ? 1 : 0;
        return sum;
    };
}

/// Goes on after the first one; the finder itself stops there, whatever it is told to find.
class AllIntersections : public geos::noding::NodingIntersectionFinder
{
public:
    using NodingIntersectionFinder::NodingIntersectionFinder;
    bool isDone() const override { return false; }
};

/// All intersections inside of edges, found by the index of monotone chains.
Pass listedMeetings(const Workload &workload)
{
    std::vector<std::shared_ptr<gg::CoordinateArraySequence>> sequences;
    for (const geometry::Ring &ring : workload.rings)
        sequences.push_back(std::make_shared<gg::CoordinateArraySequence>(sequence(ring)));
    return [sequences] {
        double sum = 0;
        for (const auto &points : sequences) {
            geos::algorithm::LineIntersector intersector;
            AllIntersections finder(intersector);
            finder.setFindAllIntersections(true);
            geos::noding::BasicSegmentString string(points.get(), nullptr);
            std::vector<geos::noding::SegmentString *> strings{&string};
            geos::noding::MCIndexNoder noder;
            noder.setSegmentIntersector(&finder);
            noder.computeNodes(&strings);
            sum += static_cast<double>(finder.count());
        }
        return sum;
    };
}

Pass pointsInRings(const Workload &workload)
{
    return [all = polygons(workload.rings), points = workload.points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const gg::Coordinate p(points[i].x, points[i].y);
            const auto location =
                geos::algorithm::locate::SimplePointInAreaLocator::locate(p, all[i % all.size()].get());
            sum += location != gg::Location::EXTERIOR ? 1 : 0;
        }
        return sum;
    };
}

Pass pointsInIndexes(const Workload &workload)
{
    struct Held {
        std::shared_ptr<gg::Polygon> polygon;
        std::unique_ptr<geos::algorithm::locate::IndexedPointInAreaLocator> locator;
    };
    const auto held = std::make_shared<std::vector<Held>>();
    for (const auto &polygon : polygons(workload.rings))
        held->push_back({polygon, std::make_unique<geos::algorithm::locate::IndexedPointInAreaLocator>(*polygon)});
    return [held, points = workload.points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const gg::Coordinate p(points[i].x, points[i].y);
            sum += (*held)[i % held->size()].locator->locate(&p) != gg::Location::EXTERIOR ? 1 : 0;
        }
        return sum;
    };
}

Pass overlaps(const Workload &workload)
{
    struct Held {
        std::shared_ptr<gg::Polygon> a;
        std::shared_ptr<gg::Polygon> b;
        std::unique_ptr<gg::prep::PreparedGeometry> prepared;
    };
    const auto held = std::make_shared<std::vector<Held>>();
    const Polygons a = polygons(workload.rings);
    const Polygons b = polygons(workload.others);
    for (std::size_t i = 0; i < a.size(); ++i)
        held->push_back({a[i], b[i], gg::prep::PreparedGeometryFactory::prepare(a[i].get())});
    return [held] {
        double sum = 0;
        for (const Held &pair : *held)
            sum += pair.prepared->intersects(pair.b.get()) ? 1 : 0;
        return sum;
    };
}

Pass sharedAreas(const Workload &workload)
{
    return [a = polygons(workload.rings), b = polygons(workload.others)] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            try {
                sum += a[i]->intersection(b[i].get())->getArea();
            } catch (const geos::util::GEOSException &) {
                // Left out of the sum: the result then differs from the others'.
            }
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> geosContestants()
{
    return {
        {"is-simple", "GEOS", simpleRings},
        {"self-intersections", "GEOS", listedMeetings},
        {"point-in-polygon", "GEOS", pointsInRings},
        {"point-in-polygon-indexed", "GEOS", pointsInIndexes},
        {"overlap", "GEOS", overlaps},
        {"overlap-region", "GEOS", sharedAreas},
    };
}

} // namespace hitbox::benchmarks
