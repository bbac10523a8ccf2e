#include <QTest>

#include <limits>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include "geometry/shape_families.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

namespace {

const Shape frame = Region{{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}, {{3, 3}, {6, 3}, {6, 6}, {3, 6}}}};

} // namespace

/// A region asked as a shape among others.
class RegionShapeTest : public QObject
{
    Q_OBJECT

private slots:
    void holdsNoPointOfItsHole()
    {
        QCOMPARE(locate({1, 1}, frame), Location::Inside);
        QCOMPARE(locate({4, 4}, frame), Location::Outside);
        QCOMPARE(locate({3, 4}, frame), Location::Boundary);
        QCOMPARE(distance(Point{4, 4.5}, frame), 1.0);
        QCOMPARE(distance(Point{1, 1}, frame), 0.0);
        QCOMPARE(distanceToBoundary({1, 2}, frame), 1.0);
    }

    void isBoundedByAllItsRings()
    {
        QCOMPARE(*bounds(frame), (Box{{0, 0}, {9, 9}}));
        QCOMPARE(*bounds(Shape(Region{{{}, {{5, 6}, {7, 8}}, {{-1, 9}}}})), (Box{{-1, 6}, {7, 9}}));
        QVERIFY(!bounds(Shape(Region{})));
        QVERIFY(!bounds(Shape(Region{{{}, {}}})));
    }

    void hasTheAreaOfItsRingsWithoutHoles()
    {
        QCOMPARE(*area(frame), 72.0);
        QCOMPARE(*area(Shape(Region{})), 0.0);
        QVERIFY(area(Region{{{{0, 0}, {0, 1}, {std::numeric_limits<double>::infinity(), 1}}}}) == Failure::NotFinite);
    }

    void sharesWhatItCoversWithOthers()
    {
        QCOMPARE(*area(*regionOf(frame)), 72.0);
        QCOMPARE(*area(*sharedRegion(frame, Box{{0, 0}, {4, 4}})), 15.0);
        QCOMPARE(*area(*sharedRegion(frame, frame)), 72.0);
        QVERIFY(sharedRegion(frame, Box{{3, 3}, {6, 6}})->rings.empty());
    }

    void ofOneRingIsItsPolygon()
    {
        Random random(441);
        for (int i = 0; i < caseCount(); ++i) {
            const Ring ring = starRing(random, familyOf(i), 6);
            const Shape polygon = Polygon{ring};
            const Shape region = Region{{ring}};
            const Point p = randomPoint(random, familyOf(i));
            QVERIFY2(locate(p, polygon) == locate(p, region), HITBOX_CASE(i, ring));
            QVERIFY2(distance(p, polygon) == distance(p, region), HITBOX_CASE(i, ring));
            QVERIFY2(bounds(polygon) == bounds(region), HITBOX_CASE(i, ring));
            QVERIFY2(relate(polygon, region) == Relation::Equal, HITBOX_CASE(i, ring));
        }
    }
};

HITBOX_TEST(RegionShapeTest)
#include "region_shape_test.moc"
